import { plural, t } from '@lingui/core/macro'
import { LONGEST_SESSION } from '../../domain/questionnaires/session-status.ts'
import { h, icon } from './dom.ts'

/** Characters of an answer; the contract refuses longer ones. */
export const LONGEST_ANSWER = 4_000
const TOLD_FROM = 3_500
/** Messages that are left when the page begins to say so. */
const TOLD_LEFT = 15

export interface Composer {
  readonly element: HTMLElement
  /** Texts of the present language, and how many answers may still be given. */
  show(left: number): void
  text(): string
  set(text: string): void
  focus(): void
  hasFocus(): boolean
}

export const answersLeft = (given: number): number => LONGEST_SESSION - given

/** The field for own words. It stays in the page, so that nothing that is typed is lost when the rest is drawn again. */
export function createComposer(give: (text: string) => void, keep: (text: string) => void): Composer {
  const field = h('textarea', { id: 'own-words', rows: 1, 'aria-describedby': 'length', autocomplete: 'off' })
  const label = h('label', { for: 'own-words', class: 'spoken' })
  const length = h('p', { id: 'length', class: 'length', role: 'status' })
  const left = h('p', { class: 'length' })
  const send = h('button', { type: 'submit', class: 'send' }, icon('arrow-up'))
  const fits = () => field.value.trim() !== '' && field.value.trim().length <= LONGEST_ANSWER
  const submit = (event: Event) => {
    event.preventDefault()
    if (fits() && !field.disabled) give(field.value.trim())
  }
  const changed = () => {
    field.style.height = 'auto'
    field.style.height = `${Math.min(field.scrollHeight, 160)}px`
    const size = field.value.trim().length
    const over = size - LONGEST_ANSWER
    const rest = LONGEST_ANSWER - size
    send.disabled = !fits() || field.disabled
    field.setAttribute('aria-invalid', String(over > 0))
    length.textContent =
      over > 0
        ? t({
            id: 'respond.length.over',
            message: plural(over, {
              one: 'Too long by # character: shorten it, nothing is cut by itself.',
              other: 'Too long by # characters: shorten it, nothing is cut by itself.',
            }),
          })
        : size >= TOLD_FROM
          ? t({
              id: 'respond.length.left',
              message: plural(rest, { one: '# character left', other: '# characters left' }),
            })
          : ''
  }
  field.addEventListener('input', () => {
    changed()
    keep(field.value)
  })
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) submit(event)
  })
  const element = h(
    'form',
    { class: 'composer', onsubmit: submit },
    left,
    h('div', { class: 'line' }, label, field, send),
    length,
  )
  return {
    element,
    show(rest) {
      const placeholder = t({ id: 'respond.own-words', message: 'Answer in your own words' })
      field.placeholder = placeholder
      label.textContent = placeholder
      send.setAttribute('aria-label', t({ id: 'respond.send', message: 'Give this answer' }))
      field.disabled = rest <= 0
      left.textContent =
        rest <= 0
          ? t({
              id: 'respond.messages.none',
              message:
                'This questionnaire takes no more than 200 messages, and all are given. What you answered is kept.',
            })
          : rest <= TOLD_LEFT
            ? t({
                id: 'respond.messages.left',
                message: plural(rest, { one: '# message left of 200', other: '# messages left of 200' }),
              })
            : ''
      changed()
    },
    text: () => field.value,
    set(text) {
      field.value = text
      changed()
    },
    focus: () => field.focus(),
    hasFocus: () => document.activeElement === field,
  }
}
