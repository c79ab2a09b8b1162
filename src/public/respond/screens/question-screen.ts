import { t } from '@lingui/core/macro'
import { type Conversation, partsOf, type Turn } from '../conversation.ts'
import { button, h, icon } from '../dom.ts'
import type { Asked } from '../kept/kept-session.ts'

/** Earlier answers shown above the question; the others on demand. */
const SHOWN = 3

export interface QuestionProps {
  title: string
  conversation: Conversation
  /** The question that is answered again; null while the next one is. */
  correcting: Turn | null
  control: HTMLElement | null
  replies: readonly string[]
  give: (text: string) => void
  /** Null at answers that cannot be given again. */
  correct: (turn: Turn) => void
  cancelCorrection: () => void
  showAll: boolean
  onShowAll: () => void
}

/** "3 of 7": the question that stands. */
export function progressOf({ progress: { covered, total } }: Asked): { at: number; total: number } {
  return { at: Math.min(covered + 1, Math.max(total, 1)), total: Math.max(total, 1) }
}

/** `question` is the part of `questionSection`, which may hold typed words and the focus. */
export function questionScreen(props: QuestionProps, question: HTMLElement): HTMLElement {
  const { asked, turns } = props.conversation
  const { at, total } = progressOf(asked)
  return h(
    'div',
    { class: 'talk' },
    h(
      'div',
      { class: 'progress' },
      h('p', { class: 'title' }, props.title),
      h('p', { class: 'count' }, t({ id: 'respond.progress', message: `${at} of ${total}` })),
      track(asked),
    ),
    // What was said to an emergency text is no answer.
    history(
      props,
      turns.filter(({ before }) => !before.emergency),
    ),
    question,
  )
}

export function questionSection(props: QuestionProps): HTMLElement {
  const { conversation, correcting, control, replies, give } = props
  const shown = correcting ? correcting.before : conversation.asked
  const { lead, question } = partsOf(shown)
  const isSummary = shown.kind === 'summary'
  return h(
    'section',
    { class: 'asked' },
    correcting && h('p', { class: 'hint' }, t({ id: 'respond.correcting', message: 'You answer this question again' })),
    lead !== '' && !correcting && (isSummary ? summary(lead) : h('p', { class: 'lead' }, lead)),
    h('h1', { tabindex: -1, id: 'question' }, question),
    control,
    replies.length > 0 &&
      h(
        'div',
        { class: replies.every(isShort) ? 'replies scale' : 'replies', role: 'group', 'aria-labelledby': 'question' },
        ...replies.map(text => button('reply', () => give(text), text)),
      ),
    correcting &&
      button('button', props.cancelCorrection, t({ id: 'respond.correcting.cancel', message: 'Leave it as it was' })),
  )
}

/** Numbers of a scale stand side by side. */
const isShort = (reply: string, _at: number, all: readonly string[]) =>
  all.length > 4 && (reply.length < 4 || reply === all.at(-1))

function track({ progress: { covered, total } }: Asked): HTMLElement {
  const label = t({ id: 'respond.progress.label', message: 'Questions answered' })
  const attributes = {
    class: 'track',
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': covered,
  }
  if (total > 20) {
    const bar = h('span', { class: 'done' })
    bar.style.width = `${(100 * covered) / total}%`
    return h('div', attributes, bar)
  }
  const segments = Array.from({ length: total }, (_, at) =>
    h('span', { class: at < covered ? 'done' : at === covered ? 'now' : '' }),
  )
  return h('div', attributes, ...segments)
}

function history({ correct, showAll, onShowAll }: QuestionProps, turns: readonly Turn[]): HTMLElement | null {
  if (turns.length === 0) return null
  const count = turns.length
  const hidden = showAll ? 0 : Math.max(0, count - SHOWN)
  return h(
    'div',
    { class: 'history' },
    hidden > 0 && button('more', onShowAll, t({ id: 'respond.history.all', message: `Show all answers: ${count}` })),
    h(
      'ol',
      { role: 'list', 'aria-label': t({ id: 'respond.history', message: 'Your answers' }) },
      ...turns.slice(hidden).map(turn => {
        const { before, answer } = turn
        const { question } = partsOf(before)
        const name = t({ id: 'respond.history.correct', message: `Answer again: ${question}` })
        return h(
          'li',
          {},
          h('div', {}, h('p', { class: 'was-asked' }, question), h('p', { class: 'was-said' }, answer.text)),
          before.property !== null &&
            before.kind !== 'emergency' &&
            h(
              'button',
              { type: 'button', class: 'pencil', 'aria-label': name, onclick: () => correct(turn) },
              icon('pencil'),
            ),
        )
      }),
    ),
  )
}

/** "Weight: 82" a line each, as the interviewer read them. */
const summary = (lines: string): HTMLElement =>
  h(
    'ul',
    { class: 'summary' },
    ...lines
      .split('\n')
      .filter(Boolean)
      .map(line => {
        const colon = line.indexOf(': ')
        return colon < 0
          ? h('li', {}, line)
          : h(
              'li',
              {},
              h('span', { class: 'was-asked' }, line.slice(0, colon)),
              h('span', { class: 'was-said' }, line.slice(colon + 2)),
            )
      }),
  )
