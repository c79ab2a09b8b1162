/** The system's choice of colours, as tokens.css names it; a change is followed at once. */
export function followColours(root: HTMLElement, media: (query: string) => MediaQueryList): void {
  const contrast = media('(prefers-contrast: more)')
  const dark = media('(prefers-color-scheme: dark)')
  const follow = () => {
    root.dataset.theme = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light'
  }
  follow()
  for (const one of [contrast, dark]) one.addEventListener('change', follow)
}
