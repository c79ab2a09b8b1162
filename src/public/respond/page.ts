import { plural, t } from '@lingui/core/macro'
import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES, type Locale } from '../../ui/i18n/locale.ts'
import { answersLeft, createComposer } from './composer.ts'
import { fieldsAt, partsOf, type Turn } from './conversation.ts'
import { button, h, icon } from './dom.ts'
import { unsentOf } from './kept/kept-session.ts'
import type { Respondent, View } from './respondent.ts'
import { controlFor } from './screens/controls.ts'
import { callBar, emergencyScreen } from './screens/emergency-screen.ts'
import { progressOf, questionScreen, questionSection } from './screens/question-screen.ts'
import { startScreen } from './screens/start-screen.ts'
import { endScreen, loadingScreen, troubleScreen } from './screens/states.ts'

export interface PagePorts {
  readonly root: HTMLElement
  readonly isDurable: boolean
  /** Of this device, `2026-11-23`. */
  readonly today: () => string
  readonly activate: (locale: Locale) => Promise<void>
  readonly keepDraft: (session: string, text: string) => void
  readonly draft: (session: string) => Promise<string>
}

type Talk = Extract<View, { kind: 'talk' }>

/** The fields by which two questions, or two screens, differ. Their order is fixed: device and server write them in different ones. */
const OF_A_PLACE = ['kind', 'trouble', 'waiting', 'content', 'property', 'quickReplies', 'status', 'emergency']

/** Draws the views of one respondent. What has the focus or holds typed words stays while its question does. */
export function createPage(first: Locale, ports: PagePorts) {
  const { root, isDurable, today, activate } = ports
  let respondent: Respondent | null = null
  let view: View = { kind: 'loading' }
  let locale = first
  let showAll = false
  let drawn = ''
  let drawnPlace = ''
  let question = h('section')
  let draftOf = ''

  const header = h('header', { class: 'bar' })
  const main = h('main', { class: 'main' })
  const spoken = h('div', { class: 'spoken', role: 'status' })
  const notice = h('div', { class: 'notices', role: 'status' })
  const below = h('p', { class: 'below' })
  const composer = createComposer(
    text => void give(text),
    text => view.kind === 'talk' && ports.keepDraft(view.kept.session.id, text),
  )
  const foot = h('footer', { class: 'foot' }, notice, composer.element, below)
  root.replaceChildren(header, main, spoken, foot)

  async function give(text: string): Promise<void> {
    const fromField = composer.hasFocus()
    const typed = composer.text()
    if (await respondent?.give(text)) {
      if (fromField || typed.trim() === text) composer.set('')
    } else if (typed === '' && view.kind === 'talk' && view.isFull) composer.set(text)
  }

  async function speak(next: Locale): Promise<void> {
    // Its texts may not load; the page then stays in its language.
    await activate(next).catch(() => undefined)
    locale = next
  }

  async function show(next: View): Promise<void> {
    view = next
    if (next.kind === 'talk' && next.kept.session.locale !== locale) await speak(next.kept.session.locale)
    if (view !== next) return
    draw()
    if (next.kind === 'talk' && draftOf !== next.kept.session.id) {
      draftOf = next.kept.session.id
      const draft = await ports.draft(draftOf)
      if (composer.text() === '') composer.set(draft)
    }
  }

  function draw(): void {
    const talk = view.kind === 'talk' ? view : null
    const asked = talk?.conversation.asked
    const turns = talk?.conversation.turns.length
    const place = JSON.stringify([locale, talk ? [asked, turns, talk.correcting?.answer.id] : view], OF_A_PLACE)
    const isEnded = asked?.status === 'completed'
    const isQuiet = isEnded || asked?.emergency === true
    const key = JSON.stringify([place, showAll, asked?.progress, isEnded && talk && unsentOf(talk.kept).length])
    drawNotices(talk, isQuiet)
    if (key === drawn) return
    drawn = key
    const focused = document.activeElement
    const stays = place === drawnPlace
    main.replaceChildren(screen(stays))
    if (stays) focusAgain(focused)
    else drawAround(talk, isQuiet)
    drawnPlace = place
  }

  function drawAround(talk: Talk | null, isQuiet: boolean): void {
    const emergency = talk?.conversation.asked.emergency
    drawHeader(talk)
    composer.element.hidden = !talk || isQuiet || talk.sending.kind === 'stopped'
    if (talk) composer.show(answersLeft(talk.kept.answers.length))
    below.hidden = !talk || isQuiet
    if (talk) drawBelow(talk)
    if (talk && !emergency && composer.hasFocus()) announce(talk)
    else if (drawnPlace || emergency) main.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    main.querySelector(isQuiet ? 'h1' : '.asked')?.scrollIntoView({ block: 'center' })
    if (!talk || emergency) scrollTo(0, 0)
  }

  /** To the control that had the focus before its surroundings were drawn again, else to its successor or the question. */
  function focusAgain(before: Element | null): void {
    const successor = () => main.querySelector(`[aria-label=${JSON.stringify(before?.ariaLabel)}],h1`)
    const control = before?.isConnected ? before : successor()
    ;(control as HTMLElement | null)?.focus({ preventScroll: true })
  }

  function announce({ conversation: { asked }, correcting }: Talk): void {
    const { lead, question } = partsOf(correcting?.before ?? asked)
    const { at, total } = progressOf(asked)
    const place = t({ id: 'respond.progress', message: `${at} of ${total}` })
    spoken.textContent = [lead, place, question].filter(Boolean).join('. ')
  }

  function screen(stays: boolean): HTMLElement {
    switch (view.kind) {
      case 'loading':
        return loadingScreen()
      case 'trouble':
        return troubleScreen(view.trouble, () => void respondent?.open())
      case 'start':
        return startScreen(view.template, isDurable, name => void respondent?.begin(name, locale))
      case 'end':
        return endScreen(view.waiting, () => void respondent?.restart())
      case 'talk':
        return talkScreen(view, stays)
    }
  }

  function talkScreen({ conversation, correcting, interview, kept, numbers }: Talk, stays: boolean): HTMLElement {
    const { asked, turns } = conversation
    if (asked.emergency) {
      const [goOn = ''] = asked.quickReplies
      const words = turns.at(-1)?.answer.text ?? ''
      return emergencyScreen({ text: asked.content, numbers, goOn, words, onGoOn: () => void give(goOn) })
    }
    if (asked.status === 'completed') return endScreen(unsentOf(kept).length, null)
    const shown = correcting?.before ?? asked
    const { element, replies } = controlFor({
      ...{ fields: fieldsAt(interview, shown.property), replies: shown.quickReplies, today: today() },
      ...{ locale: kept.session.locale, give: text => void give(text) },
    })
    const props = {
      ...{ title: kept.session.template.title, conversation, correcting, control: element, replies, showAll },
      give: (text: string) => void give(text),
      correct: (turn: Turn) => respondent?.correct(turn),
      cancelCorrection: () => respondent?.correct(null),
      onShowAll: () => {
        showAll = true
        draw()
      },
    }
    if (!stays) question = questionSection(props)
    return questionScreen(props, question)
  }

  function drawHeader(talk: Talk | null): void {
    const brand = h('span', { class: 'brand' }, 'Anamnesis')
    // The questions stay in the language in which they began, so that every answer is read in it.
    const languages =
      !talk &&
      h(
        'nav',
        { class: 'languages', 'aria-label': t({ id: 'respond.language', message: 'Language' }) },
        ...LOCALES.map(one =>
          h(
            'button',
            {
              type: 'button',
              lang: LANGUAGE_TAGS[one],
              'aria-pressed': String(one === locale),
              onclick: () => void speak(one).then(draw),
            },
            LOCALE_NAMES[one],
          ),
        ),
      )
    header.replaceChildren(brand, ...(languages ? [languages] : []))
    if (talk?.conversation.hadEmergency && !talk.conversation.asked.emergency) header.append(callBar(talk.numbers))
  }

  function drawBelow({ numbers }: Talk): void {
    const number = numbers[0] ?? ''
    below.replaceChildren(
      t({
        id: 'respond.below',
        message: `Only the person who gave you this link sees the answers. This is not emergency care: if you feel unwell, call ${number}.`,
      }),
      ' ',
      button('more', () => confirmForget(), t({ id: 'respond.forget', message: 'Delete from this phone' })),
    )
  }

  function confirmForget(): void {
    const waiting = respondent?.waiting() ?? 0
    const sure = button(
      'button danger',
      () => void respondent?.forget(),
      t({ id: 'respond.forget.yes', message: 'Delete' }),
    )
    below.replaceChildren(
      t({
        id: 'respond.forget.sure',
        message: plural(waiting, {
          0: 'Everything is sent; it stays with the person who gave you the link. Delete it here?',
          one: '# answer is not sent and will be lost. Delete it here?',
          other: '# answers are not sent and will be lost. Delete them here?',
        }),
      }),
      ' ',
      sure,
      button('button', () => view.kind === 'talk' && drawBelow(view), t({ id: 'respond.forget.no', message: 'Keep' })),
    )
    sure.focus()
  }

  function drawNotices(talk: Talk | null, isQuiet: boolean): void {
    const text = talk ? noticeOf(talk, isQuiet) : ''
    if (notice.textContent === text) return
    notice.replaceChildren(
      ...(text
        ? [h('p', { class: 'notice' }, icon(talk?.isFull ? 'triangle-alert' : 'cloud-off'), h('span', {}, text))]
        : []),
    )
  }

  function noticeOf({ sending, kept, isFull }: Talk, isQuiet: boolean): string {
    const waiting = unsentOf(kept).length
    if (isFull)
      return t({
        id: 'respond.notice.full',
        message: 'This phone could not store the answer, so it is not given. Make room, then give it again.',
      })
    if (sending.kind === 'stopped') {
      if (sending.because === 'gone')
        return t({
          id: 'respond.notice.gone',
          message: plural(waiting, {
            0: 'This questionnaire is no longer available. What you answered before has been sent.',
            one: 'This questionnaire is no longer available. # answer was not sent and is on this phone only.',
            other: 'This questionnaire is no longer available. # answers were not sent and are on this phone only.',
          }),
        })
      return t({
        id: 'respond.notice.refused',
        message: plural(waiting, {
          one: 'The server takes no more answers of this session. # was not sent and is on this phone only.',
          other: 'The server takes no more answers of this session. # were not sent and are on this phone only.',
        }),
      })
    }
    if (sending.kind !== 'waiting' || isQuiet) return ''
    if (sending.because === 'busy')
      return t({
        id: 'respond.notice.busy',
        message: 'The server does not answer. Your answers are kept on this phone and are sent by themselves.',
      })
    return isDurable
      ? t({
          id: 'respond.notice.offline',
          message: 'No connection. Your answers are kept on this phone and are sent when it is back.',
        })
      : t({
          id: 'respond.notice.offline.open',
          message: 'No connection. Leave this page open: your answers are sent when it is back.',
        })
  }

  return {
    show: (next: View) => void show(next),
    attach: (one: Respondent) => {
      respondent = one
    },
  }
}
