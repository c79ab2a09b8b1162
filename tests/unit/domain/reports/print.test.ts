import { describe, expect, test } from 'vitest'
import { ReportOptions } from '../../../../src/contract/entities/recording-report.ts'
import { extract } from '../../../../src/domain/reports/extract.ts'
import { SECTION_IDS } from '../../../../src/domain/reports/extraction.ts'
import { escapeMarkdown } from '../../../../src/domain/reports/print/markdown-writer.ts'
import { planReport } from '../../../../src/domain/reports/print/plan-report.ts'
import { printReport } from '../../../../src/domain/reports/print/print-report.ts'
import { HEADINGS, printDose, SUMMARY_HEADINGS } from '../../../../src/domain/reports/print/report-words.ts'
import { spokenLanguage } from '../../../../src/domain/reports/print/spoken-language.ts'
import { reportEngine } from '../../../../src/domain/reports/report-engine.ts'
import { readVisits } from '../../../factories/visits/visit.ts'

const VISITS = [...readVisits('given'), ...readVisits('own')]
const options = (more: Partial<ReportOptions> = {}) => ReportOptions.parse(more)
const write = (transcript: string, reportId = 'medical-history', more: Partial<ReportOptions> = {}, prompt = '') =>
  reportEngine.write({ transcript, reportId, prompt, options: options(more), today: '2026-11-20' })

describe.each(VISITS.map(one => [one.id, one] as const))('the printed report of %s', (_, { transcript, lang }) => {
  const language = ({ ru: 'ru-RU', en: 'en-US', el: 'el-GR' } as const)[lang]

  test.each(['medical-history', 'summary'])('%s: every sentence stands at its place, in both tones and lengths', id => {
    for (const tone of ['formal', 'informal'] as const)
      for (const length of ['medium', 'long'] as const) {
        const { content, evidence } = write(transcript, id, { tone, length, language })
        const sentences = evidence.sections.flatMap(one => one.sentences)
        expect(sentences.length).toBeGreaterThan(0)
        for (const { text, at, spans, quotes } of sentences) {
          expect(content.slice(...(at ?? [0, 0]))).toBe(escapeMarkdown(text))
          expect(spans.map(([from, to]) => transcript.slice(from, to))).toEqual(quotes)
        }
      }
  })

  test('options change no word of a sentence: only which are printed, and the words around them', () => {
    const words = (more: Partial<ReportOptions>) =>
      write(transcript, 'medical-history', more).evidence.sections.flatMap(one => one.sentences.map(({ text }) => text))
    const medium = words({ length: 'medium' })
    const long = words({ length: 'long' })
    expect(words({ length: 'medium', language: 'en-US' })).toEqual(medium)
    expect(words({ length: 'medium', tone: 'informal' })).toEqual(medium)
    expect(medium.every(one => long.includes(one))).toBe(true)
  })

  test('a summary has every allergy, every warning and every important sentence', () => {
    const { sections } = extract(transcript)
    const printed = new Set(write(transcript, 'summary').evidence.sections.flatMap(one => one.sentences.map(key)))
    for (const { id, sentences } of sections)
      for (const one of sentences)
        if (one.key || id === 'allergies' || id === 'safetyNet') expect(printed).toContain(key(one))
  })
})

const key = ({ spans }: { spans: readonly (readonly number[])[] }) => JSON.stringify(spans)

describe('the words around', () => {
  test('every heading exists in three languages', () => {
    for (const words of [...Object.values(HEADINGS), ...Object.values(SUMMARY_HEADINGS)])
      for (const language of ['ru', 'en', 'el'] as const) expect(words[language].length).toBeGreaterThan(2)
  })

  test.each([
    ['ru-RU', 'Patient: My knee hurts.', 'содержание как сказано (английский): не переведено'],
    ['en-US', 'Пациент: Болит колено.', 'content as spoken (Russian): not translated'],
    ['el-GR', 'Пациент: Болит колено.', 'όπως ειπώθηκε (ρωσικά): χωρίς μετάφραση'],
  ] as const)('%s over another language says that nothing was translated', (language, transcript, said) => {
    expect(write(transcript, 'medical-history', { language }).content).toContain(said)
  })

  test('over the same language it says nothing', () => {
    expect(write('Пациент: Болит колено.', 'medical-history').content).not.toContain('не переведено')
  })

  test('what a patient said is quoted as such in the formal tone only; a question with its answer is not', () => {
    const transcript = 'Врач: Температура была?\nПациент: Нет.\nПациент: У меня болит колено третий день.'
    const formal = write(transcript).content
    expect(formal).toMatch(/Пациент сообщает: «У меня болит колено третий день\.»/)
    expect(formal).not.toMatch(/Пациент сообщает: «Температура/)
    expect(write(transcript, 'medical-history', { tone: 'informal' }).content).not.toContain('Пациент сообщает')
  })

  test('an empty or silent transcript says that it has nothing', () => {
    expect(write(' ').content).toBe('В расшифровке нет ничего для этого отчёта.')
    expect(write(' ', 'summary', { language: 'en-US' }).content).toBe('The transcript has nothing for this report.')
  })

  test('marks of markdown in what was said are words', () => {
    for (const said of ['# no heading', '1. one', '- dash', '*star* _line_ `code` [x](y) <b>', 'a | b'])
      expect(escapeMarkdown(said).replace(/\\/g, '')).toBe(said)
    const { content } = write('Patient: I have *pain* in <b>my</b> knee.', 'medical-history', { language: 'en-US' })
    expect(content).toContain('\\*pain\\* in \\<b\\>my\\</b\\> knee')
  })

  test('the language of a text is that of most of its letters', () => {
    expect(['Болит knee два дня', 'My knee', 'Το γόνατο', '12 %'].map(spokenLanguage)).toEqual(['ru', 'en', 'el', null])
  })
})

describe('a custom prompt', () => {
  test.each([
    ['Только препараты и когда явка', ['drugHistory', 'followUp']],
    ['Сначала аллергии, потом жалобы', ['allergies', 'complaints']],
    ['Only the medications, then allergies and the plan', ['drugHistory', 'allergies', 'plan']],
    ['Μόνο φάρμακα και αλλεργίες', ['drugHistory', 'allergies']],
    ['Κλινική εξέταση και σχέδιο', ['examination', 'plan']],
  ])('%s: selects and orders the sections that it names', (prompt, ids) => {
    const { plan, isPartly } = planReport('custom_1_a', prompt)
    expect(plan).toMatchObject({ kind: 'sections', ids })
    expect(isPartly).toBe(false)
  })

  test.each(['Переведи на английский препараты', 'Write a letter to the GP about the plan', 'Πρότεινε διάγνωση'])(
    '%s: says that the built-in engine cannot follow it wholly',
    prompt => expect(planReport('custom_1_a', prompt).isPartly).toBe(true),
  )

  test('that names nothing prints everything and says so', () => {
    expect(planReport('custom_1_a', 'Красиво')).toMatchObject({ plan: { ids: SECTION_IDS }, isPartly: true })
  })

  test('additional instructions select the sections of a system report', () => {
    const transcript = VISITS[0]?.transcript ?? ''
    const plan = planReport('medical-history', 'аллергии').plan
    const { evidence } = printReport(transcript, extract(transcript), plan, options())
    expect(new Set(evidence.sections.map(({ id }) => id)).size).toBeLessThanOrEqual(1)
  })
})

describe('the block of what was computed', () => {
  const transcript = [
    'Врач: Что беспокоит?',
    'Пациент: Болит горло. На амоксициллин была крапивница.',
    'Врач: Давление сто восемьдесят пять на сто, температура тридцать восемь и пять. Рост сто восемьдесят, вес восемьдесят один килограмм.',
    'Врач: Назначаю цефуроксим двести пятьдесят миллиграммов дважды в день.',
  ].join('\n')
  const written = (more: Partial<ReportOptions> = {}, text = transcript) =>
    write(text, 'medical-history', { includeClinicalAnalysis: true, ...more })

  test('is stamped as computed and stands last, only if it was chosen', () => {
    const { content, evidence } = written()
    expect(content).toContain('## Вычислено по расшифровке: никем не сказано')
    expect(evidence.sections.at(-1)?.id).toBe('computed')
    expect(write(transcript).content).not.toContain('Вычислено')
  })

  test('says what is out of range, what conflicts by name, and what was not mentioned, never as a negative', () => {
    const [, block = ''] = written().content.split('никем не сказано')
    expect(block).toContain('Систолическое давление 185')
    expect(block).toContain('Температура 38,5')
    expect(block).toMatch(
      /Возможно, проверьте: цефуроксим при аллергии на амоксициллин \((оба бета-лактамы|один класс)\)/,
    )
    expect(block).toMatch(/В этой записи не упоминались: .*семейный анамнез/)
    expect(block).not.toMatch(/жалобы|отрицает|не выявлено/i)
  })

  test('each of its lines has the places that it rests on', () => {
    const { evidence } = written()
    for (const { spans } of evidence.sections.at(-1)?.sentences ?? []) expect(spans.length).toBeGreaterThan(0)
  })

  test.each([
    ['en-US', 'not said by anyone'],
    ['el-GR', 'δεν ειπώθηκε από κανέναν'],
  ] as const)('in %s', (language, said) => {
    expect(written({ language }).content).toContain(said)
  })

  test('gives a child no bounds and no score', () => {
    const child = transcript.replace('Болит горло.', 'Сыну пять лет, у него болит горло.').replace('Пациент:', 'Мама:')
    const { content } = written({}, child)
    expect(content).toContain('Ребёнок: границы и NEWS2 для взрослых не применяются.')
    expect(content).not.toMatch(/Вне обычных границ|NEWS2 не меньше/)
  })
})

describe('the table of drugs', () => {
  test('is in the language of the headings, with whether a drug is taken beside its name', () => {
    const said =
      'Patient: I take nitroglycerin under the tongue, two doses. And lisinopril 10 milligrams in the morning.'
    const { content } = write(said, 'medical-history', { language: 'ru-RU' })
    expect(content).toContain('| Препарат | Статус | Доза |')
    expect(content).toMatch(/\| lisinopril \| принимает \| 10 мг \|/i)
    expect(content).toMatch(/\| nitroglycerin \| принимает \| 2 дозы \|.*\| под язык \|/i)
  })

  test.each([
    [1, 'tablet', 'ru', '1 таблетка'],
    [2, 'tablet', 'ru', '2 таблетки'],
    [0.5, 'tablet', 'ru', '0,5 таблетки'],
    [12, 'IU', 'ru', '12 ЕД'],
    [5, 'drop', 'ru', '5 капель'],
    [1, 'dose', 'en', '1 dose'],
    [2.5, 'mg', 'en', '2.5 mg'],
    [2, 'vial', 'el', '2 αμπούλες'],
    [3, 'spoon', 'ru', '3 spoon'],
  ] as const)('%d %s in %s', (dose, unit, language, printed) => {
    expect(printDose(dose, unit, language)).toBe(printed)
  })
})
