import { describe, expect, it } from 'vitest'
import type { Property } from '../../../../src/domain/interview/template/template.ts'
import { openInterview } from '../../../../src/domain/questionnaires/interviews.ts'
import {
  saidDay,
  saidNumber,
  saidOptions,
  saidPressure,
  saidSpan,
} from '../../../../src/public/respond/screens/said-by-controls.ts'

const LOCALES = ['ru', 'en', 'el'] as const
const TODAY = { year: 2026, month: 11, day: 23 }

async function read(property: Property, text: string, locale: string): Promise<unknown> {
  const interview = await openInterview(
    { title: 'T', outputSchema: { type: 'object', properties: { asked: property } } },
    locale,
  )
  const { state } = interview.answer(interview.start().state, {
    id: 'm',
    text,
    today: TODAY,
    at: '2026-11-23T10:00:00Z',
  })
  return interview.result(state).result.asked
}

describe.each(LOCALES)('in %s the interviewer reads what a control says as exactly that', locale => {
  it('a number', async () => {
    const weight = { type: 'number', title: 'Вес Weight Βάρος', unit: 'kg', minimum: 2, maximum: 300 }
    expect(await read(weight, saidNumber('82,5'), locale)).toBe(82.5)
    expect(await read(weight, saidNumber('82'), locale)).toBe(82)
    const temperature = {
      type: 'number',
      title: 'Температура Temperature Θερμοκρασία',
      unit: 'Cel',
      minimum: 30,
      maximum: 45,
    }
    expect(await read(temperature, saidNumber('38.4'), locale)).toBe(38.4)
    expect(await read({ type: 'integer', title: 'Days', minimum: 0, maximum: 31 }, saidNumber('0'), locale)).toBe(0)
  })

  it('two numbers of a blood pressure', async () => {
    const part = { type: 'integer', minimum: 20, maximum: 300 }
    const pressure = { type: 'object', title: 'Давление', properties: { systolic: part, diastolic: part } }
    expect(await read(pressure, saidPressure('135', '85'), locale)).toEqual({ systolic: 135, diastolic: 85 })
  })

  it('a day of each month', async () => {
    for (const format of ['date', 'partial-date'])
      for (let month = 1; month <= 12; month++) {
        const iso = `2025-${String(month).padStart(2, '0')}-05`
        expect(await read({ type: 'string', format, title: 'D' }, saidDay(iso, locale), locale), iso).toBe(iso)
      }
  })

  it('a length of time', async () => {
    const duration = { type: 'string', format: 'duration', title: 'D' }
    for (const [span, letter] of [
      ['day', 'D'],
      ['week', 'W'],
      ['month', 'M'],
      ['year', 'Y'],
    ] as const)
      for (const count of [1, 2, 3, 5, 10])
        expect(await read(duration, saidSpan(count, span, locale), locale), `${count} ${span}`).toBe(
          `P${count}${letter}`,
        )
  })

  it('several options', async () => {
    const enumTitles = {
      ru: ['Кашель', 'Насморк', 'Боль в горле'],
      en: ['Cough', 'Runny nose', 'Sore throat'],
      el: ['Βήχας', 'Καταρροή', 'Πονόλαιμος'],
    }[locale]
    const choices = { type: 'array', title: 'D', items: { type: 'string', enum: ['a', 'b', 'c'], enumTitles } }
    expect(await read(choices, saidOptions(enumTitles.slice(0, 2)), locale)).toEqual(['a', 'b'])
    expect(await read(choices, saidOptions(enumTitles), locale)).toEqual(['a', 'b', 'c'])
  })
})
