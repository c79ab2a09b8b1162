import { expect, test } from 'vitest'
import { hiding, isLeft } from '../../../../src/domain/insights/model/personal-data.ts'

const personal = {
  names: ['Соколова Елена Викторовна', 'Ян', 'Maria Lee'],
  addresses: ['г. Тверь, ул. Трёхсвятская, д. 14, кв. 7'],
  others: ['+7 (910) 555-12-34', 'lena@sokolova.example', '6900 1234 5678 9012', 'РОСГОССТРАХ', 'AB 12-34-56 C'],
}
const hide = hiding(personal)

test.each([
  'Пациентка Соколова Елена Викторовна',
  'у Соколовой Елены Викторовны',
  'СОКОЛОВОЙ Е. В. выдано',
  'мать соколову осмотрел',
  'Яну назначено',
  'Ms Lee came, Maria Lee',
  'живёт: Тверь, Трёхсвятская ул., 14, кв. 7',
  'на Трехсвятской, дом 14',
  'тел. 8 910 555 12 34',
  'тел. 89105551234',
  '+79105551234',
  'почта LENA@sokolova.example',
  'полис 6900123456789012',
  'полис 6900-1234-5678-9012, Росгосстрах',
  'policy AB123456C',
])('is hidden in: %s', text => {
  const hidden = hide(text)
  expect(hidden).not.toMatch(
    /сокол|елен|виктор|\bян|lee|maria|твер|тр[её]хсвят|9105|910 ?555|lena|6900|госстрах|123456|14/iu,
  )
  expect(isLeft(hidden, personal)).toBe(false)
})

test.each([
  'Глюкоза 6,8 ммоль/л (03.05.2026), выше нормы (3,9–6,1).',
  'С 20.11.2025 по 01.10.2026: было 5,5 ммоль/л, стало 5,2 ммоль/л.',
  'Выше нормы 3 раза подряд: 6,8; 7; 7,2; 7,4; 7,6; 7,8.',
  'Метформин 500 мг, 2 раза в день, январь 2026',
])('a clinical line stays as it is: %s', text => {
  expect(hide(text)).toBe(text)
})

test('another person’s address and number are hidden too', () => {
  expect(hide('позвонить сыну 8 (495) 123-45-67, son@example.org')).not.toMatch(/123|son@/)
})

test('the last look finds what was not hidden', () => {
  expect(isLeft('назначено: Соколова', personal)).toBe(true)
  expect(isLeft('тел. 7 910 555 12 34', personal)).toBe(true)
})

test('a long text is hidden in a bounded time, whatever it holds', () => {
  const text = `${'8 910 '.repeat(2000)}${'Трёх'.repeat(2000)}${'а.'.repeat(4000)}@`
  const began = performance.now()
  hiding(personal)(text)
  expect(performance.now() - began).toBeLessThan(5000)
})
