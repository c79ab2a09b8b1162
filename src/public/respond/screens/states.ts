import { t } from '@lingui/core/macro'
import { button, h, icon } from '../dom.ts'

/** Why nothing is asked. */
export type Trouble = 'no-code' | 'gone' | 'unreachable' | 'busy'

export const loadingScreen = (): HTMLElement =>
  h(
    'div',
    { class: 'state', role: 'status' },
    h('span', { class: 'spoken' }, t({ id: 'respond.loading', message: 'The questionnaire is being loaded' })),
    ...['w70', 'w45', 'w100', 'w100'].map(width => h('span', { class: `bone ${width}` })),
  )

/** An unknown, retired or expired code is one thing (S4); a network that fails is another. */
export function troubleScreen(trouble: Trouble, retry: () => void): HTMLElement {
  const again = button('button primary', retry, t({ id: 'respond.retry', message: 'Try again' }))
  const page = (title: string, why: string, action?: HTMLElement) =>
    h('section', { class: 'state', role: 'alert' }, h('h1', { tabindex: -1 }, title), h('p', {}, why), action)
  switch (trouble) {
    case 'no-code':
      return page(
        t({ id: 'respond.no-code', message: 'No access code was given' }),
        t({
          id: 'respond.no-code.why',
          message: 'Open the link as it was sent to you, whole, or ask the person who sent it for a new one.',
        }),
      )
    case 'gone':
      return page(
        t({ id: 'respond.gone', message: 'This questionnaire is no longer available' }),
        t({
          id: 'respond.gone.why',
          message:
            'It was closed, its time has passed, or the link was not copied whole. Ask the person who sent it for a new one.',
        }),
      )
    case 'unreachable':
      return page(
        t({ id: 'respond.offline', message: 'No connection' }),
        t({
          id: 'respond.offline.why',
          message:
            'The questionnaire was not opened on this phone yet, so it has to be loaded once. The link has not expired by this.',
        }),
        again,
      )
    case 'busy':
      return page(
        t({ id: 'respond.busy', message: 'The server does not answer as it should' }),
        t({ id: 'respond.busy.why', message: 'The link may well work. Wait a minute, then try again.' }),
        again,
      )
  }
}

/** Everything is answered: what is sent, and what still waits. */
export function endScreen(waiting: number, restart: (() => void) | null): HTMLElement {
  return h(
    'section',
    { class: 'state' },
    h('span', { class: waiting > 0 ? 'badge waits' : 'badge' }, icon(waiting > 0 ? 'hard-drive' : 'check')),
    h('h1', { tabindex: -1 }, t({ id: 'respond.end', message: 'Thank you' })),
    h(
      'p',
      {},
      waiting > 0
        ? t({
            id: 'respond.end.waiting',
            message:
              'Your answers are on this phone and are not sent yet. Keep this page open, or open it again when there is a connection: they are sent by themselves.',
          })
        : t({
            id: 'respond.end.sent',
            message:
              'Your answers have been sent to the person who gave you this link. They are no longer on this phone.',
          }),
    ),
    restart && button('button', restart, t({ id: 'respond.end.again', message: 'Answer once more' })),
  )
}
