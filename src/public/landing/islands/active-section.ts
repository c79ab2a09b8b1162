/** Marks the header's link of the section in the middle of the window; of two side by side, the one that was chosen. */
export function activeSection(): void {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.links a'), link => [link.hash.slice(1), link] as const),
  )
  const strip = document.querySelector<HTMLElement>('.links')
  const sections = Array.from(document.querySelectorAll('main section[id]'))
  const inMiddle = new Set<Element>()
  let marked: HTMLAnchorElement | null = null
  const mark = (link: HTMLAnchorElement | null) => {
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    marked = link
    // On a phone the links are a strip that scrolls sideways.
    strip?.scrollTo({ left: link ? link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2 : 0 })
  }
  const show = () => {
    const here = sections.filter(one => inMiddle.has(one))
    const section = here.find(({ id }) => location.hash === `#${id}`) ?? here[0]
    mark(links.get(section?.id ?? '') ?? null)
  }
  const watch = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inMiddle.add(target)
        else inMiddle.delete(target)
      }
      show()
    },
    { rootMargin: '-45% 0px -54.9% 0px' },
  )
  addEventListener('hashchange', show)
  for (const section of sections) watch.observe(section)
}
