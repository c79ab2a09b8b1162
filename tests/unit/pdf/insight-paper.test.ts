import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/contract/entities/user.ts'
import { composeInsight } from '../../../src/domain/insights/compose-insight.ts'
import { reportOfInsight } from '../../../src/domain/insights/print-insight.ts'
import { insightPaper } from '../../../src/domain/paper/insight-paper.ts'
import { reportPaper } from '../../../src/domain/paper/report-paper.ts'
import { readPdf } from '../../factories/pdf/read-pdf.ts'
import { renderPaper } from '../../factories/pdf/render-paper.ts'
import { glucose, request, sheet } from '../domain/insights/insight-factory.ts'

const AT = '2026-10-03T12:00:00.000Z'

test('an insight’s sentences stand with the days of their records, and its summary as it is written', async () => {
  const sentence = (text: string, ...days: string[]) => ({
    text,
    sources: days.map(day => ({ record: 'r', day, said: '' })),
    sums: [],
  })
  const data = {
    date: '2026-10-03',
    report: { summary: 'Лейкоциты 5*10*9/л, _не_ выделено.', content: '- не это', recommendations: '- и не это' },
    insight: {
      model: 'built-in',
      sections: [
        {
          part: 'content',
          title: 'Глюкоза',
          sentences: [sentence('С 5,1 до 6,4 ммоль/л.', '2025-03-12', '2026-05-14', '2026-05-14')],
        },
        { part: 'recommendations', title: '', sentences: [sentence('Повторить.')] },
      ],
    },
  }
  const paper = insightPaper(
    { name: 'Два года', createdAt: AT, updatedAt: AT, data },
    { locale: 'ru', patient: null, timeZone: 'UTC' },
  )
  const { text } = await readPdf(await renderPaper(paper))
  for (const one of [
    'Лейкоциты 5*10*9/л, _не_ выделено.',
    'Глюкоза • С 5,1 до 6,4 ммоль/л. [12.03.2025; 14.05.2026]'.replace('• ', ''),
    'Повторить.',
    'арифметика по записям, без языковой модели',
    'данные на 03.10.2026, 12:00 UTC',
  ])
    expect(text).toContain(one)
  expect(text).not.toContain('не это')
})

test('a sentence that was kept without support is marked where it stands, whatever markdown is around it', async () => {
  const content = 'Кашель **неделю**. Доза **10 мг**.\n\n- Вес не изменился.\n- Аллергии нет.'
  const kept = ['Доза **10 мг**.', 'Вес не изменился.'].map(text => ({
    at: [content.indexOf(text), content.indexOf(text) + text.length] as [number, number],
    text,
    by: 'Д. Маркова',
  }))
  const paper = reportPaper({
    ...{ locale: 'ru', title: 'Приём', head: ['Анна, 20.11.2026'], content, model: 'liar-1', writtenAt: null, now: 0 },
    kept: [...kept, { at: null, text: 'Без места.', by: 'Д. Маркова' }],
    ticks: [{ list: 'drugs', by: 'Д. Маркова', at: AT }],
    timeZone: 'UTC',
  })
  const { text } = await readPdf(await renderPaper(paper))
  const mark = '[записью приёма не подтверждено; оставлено: Д. Маркова]'
  for (const one of [
    `Кашель неделю. Доза 10 мг. ${mark}`,
    `Вес не изменился. ${mark}`,
    `Без места. ${mark}`,
    'Сверено с записью приёма: препараты: Д. Маркова, 03.10.2026, 12:00 UTC',
    'Кто составил: liar-1',
  ])
    expect(text).toContain(one)
  expect(text).not.toContain(`Аллергии нет. ${mark}`)
})

test.each(LOCALES)(
  'in %s every number of the PDF stands in the insight’s sentences, whose numbers stand in the records',
  async locale => {
    const values = [
      ['2024-12-03', 5.4, 0],
      ['2025-06-14', 7.15, 1],
      ['2026-03-02', 6.8, 1],
      ['2026-10-30', 5.05, 0],
    ] as const
    const records = values.map(([date, value, refExceed]) =>
      sheet(date, glucose({ value, refExceed, rawValue: `${value}` })),
    )
    const asked = request({ locale })
    const sections = composeInsight(records, asked, 0)
    const data = { date: asked.at, insight: { sections }, report: reportOfInsight(sections, asked.at) }
    const paper = insightPaper(
      { name: 'Глюкоза', createdAt: AT, updatedAt: AT, data },
      { locale, patient: 'Ελένη Παπαδάκη', timeZone: 'UTC' },
    )
    const { text } = await readPdf(await renderPaper(paper))
    const numbersIn = (of: string) => of.match(/\d+(?:[.,]\d+)*/g) ?? []
    const sentences = sections.flatMap(one => one.sentences)
    const known = new Set([
      ...sentences.flatMap(one => numbersIn(one.text)),
      ...values.map(([date]) => date.split('-').reverse().join('.')),
      // The insight's own day, the moment of its data, and its one page.
      ...['23.11.2026', '03.10.2026', '12', '00', '1'],
    ])
    const found = numbersIn(text)
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(one => !known.has(one))).toEqual([])
    for (const [, value] of values) expect(found).toContain(locale === 'en' ? `${value}` : `${value}`.replace('.', ','))
  },
)
