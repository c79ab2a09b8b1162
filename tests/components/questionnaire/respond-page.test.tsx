import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openInterview } from '../../../src/domain/questionnaires/interviews.ts'
import { conversationOf } from '../../../src/public/respond/conversation.ts'
import type { Asked, Kept } from '../../../src/public/respond/kept/kept-session.ts'
import { createPage } from '../../../src/public/respond/page.ts'
import type { View } from '../../../src/public/respond/respondent.ts'
import { activateTexts } from '../../../src/public/respond/texts.ts'
import { answer, session, TEMPLATE } from '../../unit/public/respond/rig.ts'

/* The page of a questionnaire while the server's replies arrive. */

const template = {
  ...TEMPLATE,
  outputSchema: {
    type: 'object' as const,
    properties: {
      ...TEMPLATE.outputSchema?.properties,
      since: { type: 'string' as const, format: 'date' as const, title: 'Since', description: 'Since when?' },
    },
  },
}

let root: HTMLElement | null = null
// The page of the browser is shared with all screens.
afterEach(() => root?.remove())

async function answered(texts: readonly string[]) {
  const begun = { ...session(), template }
  const kept: Kept = { session: begun, answers: texts.map((text, place) => answer(begun.id, place, text)) }
  const interview = await openInterview(template, 'en')
  root = document.createElement('div')
  document.body.append(root)
  await activateTexts('en')
  const page = createPage('en', {
    ...{ root, isDurable: true, today: () => '2026-11-23', activate: activateTexts },
    ...{ keepDraft: () => undefined, draft: async () => '' },
  })
  /** Shows the session, with the server's reply to its last answer, if there is one. */
  const show = (reply: Asked | null) => {
    const answers = kept.answers.map((one, at, all) => (at === all.length - 1 ? { ...one, reply } : one))
    const talk: View = {
      ...{ kind: 'talk', interview, kept: { ...kept, answers }, correcting: null, isFull: false, numbers: ['112'] },
      ...{ conversation: conversationOf(interview, { ...kept, answers }), sending: { kind: 'sending' } },
    }
    page.show(talk)
  }
  show(null)
  return { show, asked: conversationOf(interview, kept).asked }
}

const lastPencil = () => screen.getByRole('button', { name: /^Answer again: / }).last()

/** As the server's reply is read: the same values in another order. */
const sameOf = ({ content, kind, property, ...rest }: Asked): Asked => ({ ...rest, content, kind, property })

it('a reply that says the same draws nothing again', async () => {
  const { show, asked } = await answered(['A headache', '7'])
  const pencil = lastPencil()
  const element = pencil.element() as HTMLElement
  element.focus()
  show(sameOf(asked))
  expect(pencil.element()).toBe(element)
  expect(document.activeElement).toBe(element)
})

it('a reply that counts otherwise takes neither the focus nor what is typed', async () => {
  const { show, asked } = await answered(['A headache', '7', 'no'])
  const otherwise = { ...asked, progress: { covered: 3, total: 9 } }
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Since when?')
  const day = document.querySelector<HTMLInputElement>('.asked input')
  if (!day) throw new Error('the question has no field')
  day.focus()
  const typed = day.type === 'date' ? '2026-11-20' : '20'
  day.value = typed
  show(otherwise)
  await expect.element(screen.getByText('4 of 9')).toBeVisible()
  expect(document.activeElement).toBe(day)
  expect(day.value).toBe(typed)

  const pencil = () => lastPencil().element() as HTMLElement
  pencil().focus()
  show({ ...otherwise, progress: { covered: 3, total: 8 } })
  await expect.element(screen.getByText('4 of 8')).toBeVisible()
  expect(document.activeElement).toBe(pencil())
})

it('another question has the focus', async () => {
  const { show, asked } = await answered(['A headache', '7'])
  ;(lastPencil().element() as HTMLElement).focus()
  show({ ...asked, content: 'When did the fever begin?' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'When did the fever begin?' })).toHaveFocus()
})
