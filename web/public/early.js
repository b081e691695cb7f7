/* Before the first picture: the theme, text size, motion and language that were chosen last time. */
try {
  const chosen = JSON.parse(localStorage.getItem('tablee.settings') || '{}')
  const root = document.documentElement
  if (chosen.theme && chosen.theme !== 'auto') root.dataset.theme = chosen.theme
  if (chosen.textSize) root.dataset.text = chosen.textSize
  if (chosen.motion && chosen.motion !== 'auto') root.dataset.motion = chosen.motion
  if (chosen.language) root.lang = chosen.language
} catch {
  /* settings that cannot be read are as good as none */
}
