import { expect, test } from 'vitest'
import { loadEmergencies } from '../../../../src/domain/interview/emergency/load-emergencies.ts'
import { loadLanguage } from '../../../../src/domain/interview/languages/load-language.ts'
import type { InterviewState } from '../../../../src/domain/interview/walk/state.ts'
import fc from '../../../fast-check.ts'
import { ownCases } from './own-cases.ts'
import { type CaseTemplate, given, interviewOn, runCase, todayOf } from './run-cases.ts'

const cases = [given(), ownCases(1), ownCases(2), ownCases(3)]
const all = cases.flatMap(({ templates, interviews }) =>
  interviews.map(one => ({ one, template: templates.find(each => each.id === one.templateId) as CaseTemplate })),
)
const texts = cases.flatMap(({ interviews }) =>
  interviews.flatMap(one => one.answers.map(each => ({ lang: one.lang, text: each.text }))),
)
const today = todayOf(new Date())
const message = (id: number, text: string) => ({ id: `m${id}`, text, today, at: '2026-01-01T00:00:00Z' })

const seeded = { numRuns: 60, seed: 18 }

const runAll = () =>
  Promise.all(all.map(async ({ one, template }) => ({ id: one.id, ...(await runCase(template, one)) })))
let runs: ReturnType<typeof runAll> | undefined
/** Every case, run once for all that is asked of its result. */
const ran = () => (runs ??= runAll())

test('every value names a message that holds it, and free words are the words of that message', async () => {
  for (const { id: name, result, sent } of await ran()) {
    for (const [at, id] of Object.entries(result.sources)) {
      const text = sent[Number(String(id).slice(1)) - 1]
      expect(text, `${name} ${at}`).toBeTruthy()
      const value = at
        .split('/')
        .slice(1)
        .reduce<unknown>((into, name) => (into as Record<string, unknown>)?.[name], result.result)
      if (typeof value === 'string' && !/^\d{4}|^P/.test(value) && result.notes[at]?.words === value)
        expect(text).toContain(value)
    }
  }
})

test('what has no key in the result is named missing with its reason, and nothing is both', async () => {
  for (const { result } of await ran()) {
    for (const at of result.missing) {
      expect(result.sources[at]).toBeUndefined()
      expect(result.missingReasons[at]).toMatch(/^(unknown|refused|unclear|notAsked)$/)
    }
  }
})

test('answers without a fact give no value, whatever is asked', async () => {
  const empty = {
    ru: ['не знаю', 'пропустим', '???', '...', 'э', 'привет', 'а вы врач?', 'сколько стоит приём?', '🙂'],
    en: ["I don't know", 'skip', '???', '...', 'um', 'hello', 'are you a doctor?', 'how much is it?', '🙂'],
    el: ['δεν ξέρω', 'πάμε παρακάτω', '???', '...', 'ε', 'γεια σας', 'είστε γιατρός;', 'πόσο κοστίζει;', '🙂'],
  }
  for (const template of new Set(all.map(({ template }) => template))) {
    const { interviewer, resultFrom } = await interviewOn(template)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...empty[template.lang as 'ru']), { maxLength: 30 }), async said => {
        let { state } = interviewer.start()
        for (const [index, text] of said.entries()) state = interviewer.answer(state, message(index, text)).state
        const { result } = resultFrom(state)
        const values = Object.entries(result).filter(
          ([, value]) => !(typeof value === 'string' && said.includes(value)),
        )
        expect(
          values.filter(([, value]) => !(Array.isArray(value) && value.every(one => said.includes(String(one))))),
        ).toEqual([])
      }),
      { ...seeded, numRuns: 15 },
    )
  }
})

test('a number in the result was said, however the answers are split into messages', async () => {
  const digits = [
    '7',
    '12',
    '38,4',
    '130/80',
    '3 дня',
    '5 лет',
    '68 кг',
    'да',
    'нет',
    'ничего',
    'вчера',
    'не знаю',
    '2019',
  ]
  const template = all.find(({ one }) => one.id === 'ru-03')?.template as CaseTemplate
  const { interviewer, resultFrom } = await interviewOn(template)
  await fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...digits), fc.boolean()), { maxLength: 20 }), pieces => {
      const messages: string[] = []
      for (const [piece, joins] of pieces) {
        const last = messages.at(-1)
        if (joins && last !== undefined) messages[messages.length - 1] = `${last}, ${piece}`
        else messages.push(piece)
      }
      let { state } = interviewer.start()
      for (const [index, text] of messages.entries()) state = interviewer.answer(state, message(index, text)).state
      const { result } = resultFrom(state)
      const said = messages.join(' ').replaceAll(',', '.')
      const numbers =
        JSON.stringify(
          Object.entries(result).filter(
            ([name]) => name !== 'onset' && name !== 'mainComplaint' && name !== 'drugAllergies',
          ),
        ).match(/\d+(?:\.\d+)?/g) ?? []
      for (const number of numbers) expect(said).toContain(number)
    }),
    seeded,
  )
})

test('the last correction wins', async () => {
  const forms = {
    ru: (one: number, other: number) => [
      `${one}, ой, ${other}`,
      `не ${one}, а ${other}`,
      `${one}… нет, ${other}`,
      `${one}, точнее ${other}`,
    ],
    en: (one: number, other: number) => [
      `${one}, sorry, ${other}`,
      `not ${one}, ${other}`,
      `${one}… no, ${other}`,
      `${one}, I mean ${other}`,
    ],
    el: (one: number, other: number) => [
      `${one}, συγγνώμη, ${other}`,
      `όχι ${one}, ${other}`,
      `${one}… όχι, ${other}`,
      `${one}, λάθος, ${other}`,
    ],
  }
  for (const lang of ['ru', 'en', 'el'] as const) {
    const property = { type: 'integer', title: { ru: 'Боль', en: 'Pain', el: 'Πόνος' }[lang], minimum: 0, maximum: 30 }
    const template = { id: 'one', lang, title: 'one', outputSchema: { type: 'object', properties: { pain: property } } }
    const { interviewer, resultFrom } = await interviewOn(template)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (one, other) => {
        fc.pre(one !== other)
        for (const text of forms[lang](one, other)) {
          const { state } = interviewer.answer(interviewer.start().state, message(1, text))
          expect(resultFrom(state).result, text).toEqual({ pain: other })
        }
      }),
      seeded,
    )
  }
})

test('a state that is stored and restored continues the same, and the same answers give the same state', async () => {
  for (const { one, template } of all.slice(0, 30)) {
    const { interviewer } = await interviewOn(template)
    const run = (restore: boolean) => {
      let turn = interviewer.start()
      for (const [index, { text }] of one.answers.entries()) {
        const state = restore ? (JSON.parse(JSON.stringify(turn.state)) as InterviewState) : turn.state
        turn = interviewer.answer(state, message(index, text))
      }
      return JSON.stringify(turn)
    }
    expect(run(true)).toBe(run(false))
  }
})

test('no message makes the interviewer throw', async () => {
  const templates = [...new Set(all.map(({ template }) => template))]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...templates),
      fc.array(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...texts.map(one => one.text))),
        { maxLength: 8 },
      ),
      async (template, said) => {
        const { interviewer, resultFrom } = await interviewOn(template)
        let { state } = interviewer.start()
        for (const [index, text] of said.entries()) state = interviewer.answer(state, message(index, text)).state
        resultFrom(state)
      },
    ),
    { ...seeded, numRuns: 150 },
  )
})

test('the emergency check never throws and takes a few milliseconds for 4,000 characters', async () => {
  const hostile = [
    'не могу ',
    'кровь ',
    'a',
    'грудь болит ',
    'chest ',
    'no or and ',
    'στήθος ',
    'δεν ',
    '\u0301',
    ', ',
    'сейчас нет ',
    'breathe ',
  ]
  for (const lang of ['ru', 'en', 'el']) {
    const { check } = await loadEmergencies(lang)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        check([text, text])
      }),
      { ...seeded, numRuns: 100 },
    )
    for (const piece of hostile) {
      // Time of the processor, so that a loaded machine changes nothing: the shortest of seven, or the first in time.
      const time = (length: number, enough = 0) => {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
        let shortest = Number.POSITIVE_INFINITY
        for (let round = 0; round < 7 && shortest >= enough; round++) {
          const start = process.cpuUsage()
          check([text])
          const { user, system } = process.cpuUsage(start)
          shortest = Math.min(shortest, (user + system) / 1000)
        }
        return shortest
      }
      time(500)
      const short = time(1000)
      // Four times the text takes about four times as long; the rest is for a loaded machine.
      const enough = 10 * short + 40
      const long = time(4000, enough)
      expect(long, `${lang} «${piece}»: ${short.toFixed(1)} and ${long.toFixed(1)} ms`).toBeLessThan(enough)
    }
    const start = performance.now()
    for (let round = 0; round < 5; round++)
      check([
        texts
          .filter(one => one.lang === lang)
          .map(one => one.text)
          .join('. ')
          .slice(0, 4000),
      ])
    console.log(`emergency check, ${lang}: ${((performance.now() - start) / 5).toFixed(1)} ms for 4,000 characters`)
  }
})

test('a refusal, "I don\'t know", a yes, a no and the words of labels are no emergency', async () => {
  for (const lang of ['ru', 'en', 'el'] as const) {
    const { language } = await loadLanguage(lang)
    const { check } = await loadEmergencies(lang, { also: (['ru', 'en', 'el'] as const).filter(one => one !== lang) })
    const cues = [
      'unknown',
      'refused',
      'stop',
      'none',
      'zero',
      'yes',
      'no',
      'hedge',
      'vague',
      'robot',
      'confirm',
    ] as const
    const phrases = cues.flatMap(cue => language.cues[cue].split('|')).filter(phrase => !/[()]/.test(phrase))
    const labels = language.families.flatMap(family => family.replaceAll('_', '-').split(' '))
    const texts = new Set([...phrases, ...labels].map(one => one.replaceAll('*', '').replaceAll('-', ' ')))
    const fired = [...texts].filter(one => check([one]))
    expect(fired).toEqual([])
  }
})
