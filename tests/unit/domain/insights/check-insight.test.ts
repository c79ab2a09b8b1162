import { describe, expect, test } from 'vitest'
import { checkInsight } from '../../../../src/domain/insights/model/check-insight.ts'
import { evidenceLines } from '../../../../src/domain/insights/model/evidence-lines.ts'
import { compose, glucose, sheet, treatment } from './insight-factory.ts'

const records = [
  sheet('2025-11-20', glucose({ value: 5.5 })),
  sheet('2026-05-03', glucose({ value: 6.8, refExceed: 1 })),
  treatment('2026-05-10', 'Метформин', 'длительно', '2 раза в день'),
]
const lines = evidenceLines(compose(records, { insightType: 'custom', customPrompt: 'всё' }), records)
const check = (text: string) => checkInsight(lines, text)

describe('of what a model writes', () => {
  test.each([
    'Глюкоза: последнее 6,8 ммоль/л (03.05.2026), выше нормы.',
    'По сравнению с предыдущим (5,5 ммоль/л, 20.11.2025) глюкоза выше на 1,3 ммоль/л.',
    'Метформин назначен 10.05.2026, 500 мг, 2 раза в день.',
  ])('stays, with its records: %s', text => {
    const { sections, held } = check(text)
    expect(held).toBe(0)
    expect(sections[0]?.sentences[0]?.sources.length).toBeGreaterThan(0)
  })

  test.each([
    ['another number', 'Глюкоза: последнее 7,8 ммоль/л (03.05.2026), выше нормы.'],
    ['another date', 'Глюкоза: последнее 6,8 ммоль/л (03.06.2026), выше нормы.'],
    ['a diagnosis', 'У пациента сахарный диабет второго типа.'],
    ['a diagnosis without words around it', 'У вас диабет.'],
    ['three letters', 'У вас рак.'],
    ['comfort', 'Не волнуйтесь.'],
    ['a cause', 'Глюкоза выше нормы из-за метформина.'],
    ['advice', 'Глюкоза 6,8 ммоль/л выше нормы, следует увеличить дозу метформина.'],
    ['another dose', 'Метформин назначен 10.05.2026, 850 мг, 2 раза в день.'],
    ['another medicine', 'Инсулин назначен 10.05.2026.'],
    ['the contrary', 'Глюкоза: последнее 6,8 ммоль/л (03.05.2026), в норме.'],
    ['arithmetic of its own', 'Глюкоза выросла в 1,24 раза.'],
    ['two lines made one', 'Глюкоза 6,8 ммоль/л (03.05.2026), с тех пор метформин 500 мг, 2 раза в день.'],
    ['a standing of another value', 'Глюкоза: 5,5 ммоль/л (20.11.2025), выше нормы.'],
    ['number words', 'Глюкоза выросла почти на четверть.'],
  ])('is dropped: %s', (_, text) => {
    expect(check(text)).toEqual({ sections: [], held: 1 })
  })

  test('what stays and what is dropped are counted one by one', () => {
    const { sections, held } = check('Глюкоза: последнее 6,8 ммоль/л (03.05.2026), выше нормы. Это опасно для жизни.')
    expect({ kept: sections[0]?.sentences.length, held }).toEqual({ kept: 1, held: 1 })
  })
})
