import { t } from '@lingui/core/macro'
import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import { h } from '../dom.ts'

/** Before the interview: what it is, what happens with the answers, and a name if the respondent gives one. */
export function startScreen(
  template: InterviewTemplate,
  isDurable: boolean,
  begin: (name: string) => void,
): HTMLElement {
  const name = h('input', { id: 'name', type: 'text', autocomplete: 'name', maxlength: 200, class: 'field' })
  const facts = [
    isDurable
      ? t({
          id: 'respond.start.kept',
          message:
            'Each answer is kept on this phone at once and sent when there is a connection; you can stop and come back.',
        })
      : t({
          id: 'respond.start.not-kept',
          message: 'This browser keeps nothing: leave this page open until the answers are sent.',
        }),
    t({
      id: 'respond.start.who',
      message:
        'Only the person who gave you this link sees the answers, from the first one on. After the end they are deleted from this phone.',
    }),
    t({
      id: 'respond.start.program',
      message: 'A program asks the questions. It gives no advice, and you can skip any question.',
    }),
  ]
  return h(
    'form',
    {
      class: 'start',
      onsubmit: (event: Event) => {
        event.preventDefault()
        begin(name.value.trim())
      },
    },
    h('h1', { tabindex: -1 }, template.title),
    template.description ? h('p', { class: 'description' }, template.description) : null,
    h('ul', { class: 'facts' }, ...facts.map(fact => h('li', {}, fact))),
    h('label', { for: 'name', class: 'label' }, t({ id: 'respond.start.name', message: 'Your name, if you like' })),
    name,
    h('button', { type: 'submit', class: 'button primary wide' }, t({ id: 'respond.start.begin', message: 'Begin' })),
  )
}
