// Before the first paint, so that a dark ward is not lit by a white page: src/ui/styles/appearance.ts in short.
;(() => {
  const root = document.documentElement
  const is = query => matchMedia(query).matches
  const system = is('(prefers-contrast: more)') ? 'contrast' : is('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  try {
    const theme = localStorage.getItem('theme')
    root.dataset.theme = ['light', 'dark', 'contrast'].includes(theme) ? theme : system
    const size = Number(localStorage.getItem('fontSize') ?? 15)
    root.style.setProperty('--font-size', String(size >= 12 && size <= 24 ? size : 15))
  } catch {
    // Storage is refused (private window with cookies blocked): the system's choice stands.
    root.dataset.theme = system
  }
})()
