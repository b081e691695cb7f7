"""Reviews of finished matches: the judge, mistakes, and the ledger of luck."""
