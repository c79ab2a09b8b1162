type Child = Node | string | false | null | undefined
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>

/** An element; `on…` attributes are listeners, false and null ones are left out. Texts are never markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(one => one !== false && one !== null && one !== undefined))
  return element
}

export const button = (className: string, onclick: () => void, ...children: Child[]): HTMLButtonElement =>
  h('button', { type: 'button', class: className, onclick }, ...children)

const SVG = 'http://www.w3.org/2000/svg'

/** An icon of the page's sprite (.tools/prerender.ts). */
export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#icon-${name}`)
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}
