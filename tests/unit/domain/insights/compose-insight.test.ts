import { describe, expect, test } from 'vitest'
import { biomarker, labData } from '../../../factories/records/reports.ts'
import { compose, glucose, readRecord, sheet, textsOf, treatment } from './insight-factory.ts'

const two = [sheet('2025-11-20', glucose({ value: 5.5 })), sheet('2026-05-03', glucose({ value: 6.8, refExceed: 1 }))]

describe('arithmetic on one biomarker', () => {
  test('says the last value, and the change against the one before, with their dates', () => {
    expect(textsOf(compose(two), 'content')).toEqual([
      'Последнее: 6,8 ммоль/л (03.05.2026), выше нормы (3,9–6,1).',
      'По сравнению с предыдущим (5,5 ммоль/л, 20.11.2025): выше на 1,3 ммоль/л (23,6 %).',
      'Вне нормы 1 из 2 результатов с известной нормой.',
    ])
  })

  test.each([
    ['en', 'Last: 6.8 ммоль/л (03.05.2026), above range (3.9–6.1).', 'higher by 1.3 ммоль/л (23.6%).'],
    ['el', 'Τελευταίο: 6,8 ммоль/л (03.05.2026), πάνω από τα όρια (3,9–6,1).', 'υψηλότερα κατά 1,3 ммоль/л (23,6%).'],
  ] as const)('in %s', (locale, last, change) => {
    const [first, second] = textsOf(compose(two, { locale }), 'content')
    expect(first).toBe(last)
    expect(second).toContain(change)
  })

  test('adds the change over the span and the extremes from the third value on', () => {
    const texts = textsOf(compose([...two, sheet('2026-10-01', glucose({ value: 5.2 }))]), 'content')
    expect(texts).toContain(
      'С 20.11.2025 по 01.10.2026: было 5,5 ммоль/л, стало 5,2 ммоль/л, ниже на 0,3 ммоль/л (5,5 %).',
    )
    expect(texts).toContain('3 числа: наименьшее 5,2 ммоль/л (01.10.2026), наибольшее 6,8 ммоль/л (03.05.2026).')
  })

  test('an unchanged value is no change of zero percent', () => {
    const same = [sheet('2025-01-01', glucose({ value: 5 })), sheet('2025-02-01', glucose({ value: 5 }))]
    expect(textsOf(compose(same), 'content')[1]).toBe(
      'По сравнению с предыдущим (5 ммоль/л, 01.01.2025): без изменений.',
    )
  })

  test('of zero there is no percentage', () => {
    const zero = [sheet('2025-01-01', glucose({ value: 0 })), sheet('2025-02-01', glucose({ value: 5 }))]
    expect(textsOf(compose(zero), 'content')[1]).toContain('выше на 5 ммоль/л.')
  })

  test('differences have the digits of the sheets, without the errors of binary fractions', () => {
    const of = [
      sheet('2025-01-01', glucose({ value: 0.1, rawValue: '0,10' })),
      sheet('2025-02-01', glucose({ value: 0.3 })),
    ]
    expect(textsOf(compose(of), 'content')[1]).toContain('(0,10 ммоль/л, 01.01.2025): выше на 0,2 ммоль/л (200 %)')
  })
})

describe('runs outside the range', () => {
  const run = (...values: [string, number, number][]) =>
    compose(values.map(([date, value, refExceed]) => sheet(date, glucose({ value, refExceed }))))

  test('are two or more in a row on one side, with what came after', () => {
    const texts = textsOf(
      run(['2025-01-01', 6.8, 1], ['2025-02-01', 7, 1], ['2025-03-01', 7.2, 1], ['2025-04-01', 5, 0]),
    )
    expect(texts).toContain(
      'Выше нормы 3 раза подряд, с 01.01.2025 по 01.03.2025: 6,8 ммоль/л; 7 ммоль/л; 7,2 ммоль/л. Затем в норме (01.04.2025).',
    )
  })

  test('one above and one below are no run', () => {
    expect(textsOf(run(['2025-01-01', 6.8, 1], ['2025-02-01', 3, 1])).join(' ')).not.toContain('подряд')
  })

  test('a long run is given by its extremes', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07']
    const texts = textsOf(
      run(...months.map((month, at) => [`2025-${month}-01`, 7 + at / 10, 1] as [string, number, number])),
    )
    expect(texts).toContain('Выше нормы 7 раз подряд, с 01.01.2025 по 01.07.2025: 7 … 7,6 ммоль/л.')
  })
})

describe('what is no number is not used as one', () => {
  test('a comparator is said, and the number before it is not compared with it', () => {
    const texts = textsOf(compose([...two, sheet('2026-10-01', glucose({ value: 0.1, comparator: '<' }))]), 'content')
    expect(texts[0]).toBe(
      'Последний результат: «< 0,1 ммоль/л» (01.10.2026); это не число, с числами он не сравнивается.',
    )
    expect(texts).toContain('Не числа, в сравнение не вошли: «< 0,1 ммоль/л» (01.10.2026).')
    expect(texts.join(' ')).not.toContain('По сравнению')
  })

  test('a number behind a word is not compared with it', () => {
    const words = sheet('2026-04-01', glucose({ value: 'следы', rawValue: 'следы' }))
    const texts = textsOf(compose([words, sheet('2026-05-03', glucose({ value: 6.8, refExceed: 1 }))]), 'content')
    expect(texts[1]).toBe('Предыдущий результат — «следы ммоль/л» (01.04.2026), не число: сравнить с ним нельзя.')
  })

  test('a doubtful value is named as unused, and nowhere printed', () => {
    const doubtful = glucose({ value: 68, doubts: [{ cell: 'value', reason: 'readings-differ' }] })
    const sections = compose([...two, sheet('2026-10-01', doubtful)])
    expect(textsOf(sections)).toContain('Не использованы значения, которые ждут проверки: Глюкоза.')
    expect(textsOf(sections).join(' ')).not.toMatch(/\b68\b/)
  })

  test('numbers that a machine read and nobody confirmed are counted', () => {
    const sections = compose([...two, sheet('2026-10-01', glucose({ value: 5.1, origin: 'read' }))])
    expect(textsOf(sections, 'summary')).toContain('1 число из 3 прочитано с документов и никем не подтверждено.')
  })

  test('another unit is converted where the factor is sure, and said', () => {
    const texts = textsOf(
      compose([...two, sheet('2026-10-01', glucose({ value: 100, unit: 'мг/дл', min: 70, max: 110 }))]),
      'content',
    )
    expect(texts[0]).toBe('Последнее: ≈ 5,55 ммоль/л (01.10.2026), в норме (≈ 3,88–6,1).')
    expect(texts[1]).toContain('ниже на 1,25 ммоль/л')
    expect(texts).toContain('Пересчитано в ммоль/л (знак ≈): 100 мг/дл (01.10.2026).')
  })

  test('another unit without a sure factor stands apart', () => {
    const insulin = (value: number, unit: string) => ({
      ...glucose({ value, unit }),
      id: 'insulin',
      nameLocal: 'Инсулин',
    })
    const sections = compose([sheet('2026-01-01', insulin(8, 'мкЕд/мл')), sheet('2026-02-01', insulin(60, 'пмоль/л'))])
    expect(textsOf(sections).join(' ')).not.toContain('По сравнению')
    expect(textsOf(sections)).toContain('Результаты в других единицах нельзя надёжно пересчитать: они стоят отдельно.')
  })

  test('a record without a date is counted, and the day of its entry is never given as its own', () => {
    const data = { date: null, report: { summary: '', conclusion: { text: 'Покой.' } } }
    const rows = labData([biomarker(glucose({ value: 9.9 }))], data)
    const undated = readRecord({ clientId: 'undated', createdAt: '2026-09-09T10:00:00.000Z', data: rows })
    expect(textsOf(compose([...two, undated]))).toEqual(
      expect.arrayContaining([
        'По 3 записям, 20.11.2025 – 03.05.2026.',
        'Без даты: 1 запись.',
        'Без полной даты, в сравнение не вошли: 9,9 ммоль/л (внесено 09.09.2026).',
      ]),
    )
    expect(textsOf(compose([undated]))[0]).toBe('По 1 записи.')
    expect(
      textsOf(compose([undated, treatment('2026-01-01', 'А', '5 дней')], { insightType: 'recommendations' })),
    ).toEqual(expect.arrayContaining([expect.stringContaining('внесено 09.09.2026: «Покой.»')]))
  })

  test('a value without a full date has no place in the order', () => {
    const texts = textsOf(compose([...two, sheet('2026', glucose({ value: 9.9, refExceed: 1 }))]), 'content')
    expect(texts).toContain('Без полной даты, в сравнение не вошли: 9,9 ммоль/л (2026).')
    expect(texts[0]).toContain('6,8')
  })

  test('a value whose range is unknown is not called normal', () => {
    const texts = textsOf(compose([sheet('2026-01-01', glucose({ value: 5, min: null, max: null, refExceed: null }))]))
    expect(texts.join(' ')).toContain('с нормой не сравнить')
    expect(texts.join(' ')).not.toContain('в норме')
  })
})

describe('treatment', () => {
  const turned = [
    sheet('2025-01-10', glucose({ value: 5 })),
    sheet('2025-03-01', glucose({ value: 7.2, refExceed: 1 })),
  ]

  test('begins with its record and ends as its words say', () => {
    const texts = textsOf(
      compose([treatment('2025-03-10', 'Метформин', '3 месяца', '2 раза в день')], { insightType: 'treatment' }),
    )
    expect(texts).toContain(
      '«Метформин», 500 мг, 2 раза в день: назначено 10.03.2025; срок «3 месяца», закончился 09.06.2025.',
    )
    expect(texts).toContain('«Метформин»: срок по записи закончился 09.06.2025, более поздней записи о нём нет.')
  })

  test.each([
    ['2025-03-14', true],
    ['2025-03-15', true],
    ['2025-03-16', false],
    ['2025-02-15', true],
    ['2025-02-14', false],
  ])('of %s stands beside a result that left its range on 01.03.2025: %s', (date, beside) => {
    const texts = textsOf(compose([...turned, treatment(date, 'Метформин', 'длительно')], { insightType: 'treatment' }))
    const found = texts.find(text => text.includes('вышел за норму (7,2 ммоль/л)'))
    expect(found !== undefined).toBe(beside)
    if (found) expect(found).toContain('Это совпадение дат, не причина.')
  })
})

describe('missing follow-up', () => {
  test.each([
    ['2026-08-25', true],
    ['2026-08-26', false],
  ])('a last value outside its range on %s, asked on 23.11.2026: %s', (date, missing) => {
    const texts = textsOf(compose([sheet(date, glucose({ value: 7, refExceed: 1 }))]), 'recommendations')
    expect(texts[0]?.startsWith('Глюкоза: последний результат выше нормы')).toBe(missing)
    if (missing)
      expect(texts[0]).toBe(
        'Глюкоза: последний результат выше нормы (7 ммоль/л, 25.08.2026); с тех пор 90 дней без нового.',
      )
    else expect(texts[0]).toContain('не найдено')
  })
})

describe('a question of one’s own', () => {
  const insulin = { ...glucose({ value: 8, unit: 'мкЕд/мл' }), id: 'insulin', nameLocal: 'Инсулин' }
  const records = [sheet('2023-01-01', glucose({ value: 5 }), insulin), ...two]

  test('is read by the names and the period in it, in any form of the word', () => {
    const texts = textsOf(
      compose(records, { insightType: 'custom', customPrompt: 'Как менялась глюкозы за два года?' }),
    )
    expect(texts[0]).toBe('Вопрос прочитан только по словам: Глюкоза; с 23.11.2024.')
    expect(texts.join(' ')).not.toContain('Инсулин')
    expect(texts.join(' ')).not.toContain('01.01.2023')
  })

  test('in which nothing is recognised says so and shows everything', () => {
    const texts = textsOf(compose(records, { insightType: 'custom', customPrompt: 'Что со мной?' }))
    expect(texts[0]).toContain('не узнан ни один показатель')
    expect(texts.join(' ')).toContain('01.01.2023')
  })
})

test('an overview names what is outside, what is within, and what goes on', () => {
  const texts = textsOf(
    compose([...two, treatment('2026-10-10', 'Метформин', 'длительно')], { insightType: 'general' }, 2),
    'summary',
  )
  expect(texts).toEqual([
    'По 3 записям, 20.11.2025 – 10.10.2026.',
    '2 выбранных записей уже нет: они не вошли.',
    'В них 1 показатель, 2 результата.',
    'Последний результат вне нормы у 1 показателя: Глюкоза (6,8 ммоль/л, выше нормы, 03.05.2026).',
    '1 назначение: Метформин.',
    'Здесь только арифметика по записям: ни диагнозов, ни советов.',
  ])
})

test('only chosen biomarkers enter', () => {
  const insulin = { ...glucose({ value: 8, unit: 'мкЕд/мл' }), id: 'insulin', nameLocal: 'Инсулин' }
  const texts = textsOf(compose([sheet('2026-01-01', glucose({ value: 5 }), insulin)], { biomarkers: ['glucose'] }))
  expect(texts.join(' ')).not.toContain('Инсулин')
})

test('the words of the records are quoted, not judged', () => {
  const visit = readRecord({
    ...{ clientId: 'visit', name: 'Эндокринолог', recordType: 'conclusions' },
    data: { date: '2026-05-05', report: { recommendations: 'Контроль глюкозы через 3 месяца.' } },
  })
  expect(textsOf(compose([visit], { insightType: 'recommendations' }), 'content')).toEqual([
    '«Эндокринолог», 05.05.2026: «Контроль глюкозы через 3 месяца.»',
  ])
})
