"""REST: what happens before and after a match, and the page's own files."""
