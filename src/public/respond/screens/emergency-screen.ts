import { t } from '@lingui/core/macro'
import { button, h, icon } from '../dom.ts'

interface Emergency {
  text: string
  numbers: readonly string[]
  goOn: string
  /** What the respondent wrote, to be shown to an ambulance's doctor. */
  words: string
  onGoOn: () => void
}

const call = (number: string, isFirst: boolean) =>
  h(
    'a',
    { class: isFirst ? 'call first' : 'call', href: `tel:${number}` },
    icon('phone'),
    h('span', {}, t({ id: 'respond.emergency.call', message: `Call ${number}` })),
  )

/** The fixed text, alone, before anything else (reference, section 6). It never claims that a doctor was alerted. */
export function emergencyScreen({ text, numbers, goOn, words, onGoOn }: Emergency): HTMLElement {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/)
  return h(
    'section',
    { class: 'emergency', role: 'alert' },
    h(
      'div',
      { class: 'alarm' },
      h('span', { class: 'sign' }, icon('triangle-alert')),
      h('h1', { tabindex: -1 }, first),
      h('p', {}, rest.join(' ')),
      ...numbers.map((number, at) => call(number, at === 0)),
    ),
    h(
      'div',
      { class: 'beside' },
      h('p', { class: 'hint' }, t({ id: 'respond.emergency.words', message: 'What you wrote' })),
      h('blockquote', {}, words),
      button('button wide', onGoOn, goOn),
    ),
  )
}

/** Stays in sight for the rest of the interview. */
export const callBar = (numbers: readonly string[]): HTMLElement =>
  h(
    'nav',
    { class: 'call-bar', 'aria-label': t({ id: 'respond.emergency.bar', message: 'Emergency call' }) },
    ...numbers.map((number, at) => call(number, at === 0)),
  )
