import type { Locale } from '../../../contract/entities/user.ts'
import { EMPTY, EXAMPLE, NUMBERS, type PadFields } from '../triage/example.ts'
import { padResult, TILES } from '../triage/pad-result.ts'
import { partOf, wordsOf } from './parts.ts'

const SHAPES = { normal: '', warning: '▲', critical: '◆' } as const

/** Scores what is typed, at every keystroke, on this device. Nothing is stored or sent. */
export function triageDemo(island: HTMLElement): void {
  if (!(island instanceof HTMLFormElement)) return
  const form = island
  const locale = document.documentElement.lang as Locale
  const word = wordsOf(form)
  const words = { atLeast: word('atLeast'), undetermined: word('undetermined'), nothing: word('nothing') }
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const pregnant = () => field('pregnant') as HTMLInputElement

  const read = (): PadFields => ({
    ...EMPTY,
    ...Object.fromEntries([...NUMBERS, 'age', 'ACVPU', 'oxygen'].map(name => [name, field(name).value])),
    pregnant: pregnant().checked,
  })
  const fill = (fields: PadFields) => {
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') field(name).value = value
    }
    pregnant().checked = fields.pregnant
    show()
  }
  const show = () => {
    const { tone, category, reasons, advice, bands, unreadable } = padResult(read(), locale, words)
    partOf<HTMLElement>(form, 'result').dataset.tone = tone
    partOf(form, 'category').textContent = category
    partOf(form, 'reasons').textContent = reasons
    partOf(form, 'advice').replaceChildren(
      ...advice.map(line => {
        const item = document.createElement('li')
        item.textContent = line
        return item
      }),
    )
    for (const id of TILES) {
      const band = bands[id]
      const tile = form.querySelector<HTMLElement>(`[data-tile="${id}"]`)
      if (!tile) continue
      tile.dataset.band = band ?? 'none'
      const [shape, spoken] = partOf(tile, 'mark').children
      if (shape) shape.textContent = band ? SHAPES[band] : ''
      if (spoken) spoken.textContent = band && band !== 'normal' ? word(band) : ''
    }
    for (const id of NUMBERS) field(id).setAttribute('aria-invalid', String(unreadable.includes(id)))
  }
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', show)
  form.querySelector('[data-do="clear"]')?.addEventListener('click', () => fill(EMPTY))
  form.querySelector('[data-do="example"]')?.addEventListener('click', () => fill(EXAMPLE))
  // What was typed before this code was loaded, or kept by the browser over a reload.
  show()
}
