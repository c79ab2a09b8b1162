/** Marks the header's link of the section in the middle of the window. */
export function activeSection(): void {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.links a'), link => [link.hash.slice(1), link] as const),
  )
  const strip = document.querySelector<HTMLElement>('.links')
  const watch = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target.id)
        if (!link) {
          if (isIntersecting) strip?.scrollTo({ left: 0 })
          continue
        }
        if (!isIntersecting) link.removeAttribute('aria-current')
        else {
          link.setAttribute('aria-current', 'true')
          // On a phone the links are a strip that scrolls sideways.
          strip?.scrollTo({ left: link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2 })
        }
      }
    },
    { rootMargin: '-45% 0px -54.9% 0px' },
  )
  for (const section of document.querySelectorAll('main section[id]')) watch.observe(section)
}
