import { describe, expect, test } from 'vitest'
import type { HealthRecordData } from '../../../../src/contract/entities/health-record.ts'
import { timelineRecord } from '../../../../src/domain/timeline/timeline-record.ts'
import { storedRecord } from '../../../factories/records/reports.ts'

const CREATED = '2026-01-01T10:00:00.000Z'
const placed = (data: HealthRecordData) => {
  const record = timelineRecord(storedRecord({ createdAt: CREATED, data }))
  if (!record || record === 'unread') throw new Error('the record is not on the timeline')
  return record
}
const local = (...at: [number, number, number]) => new Date(...at).getTime()

describe('the place of a record in time', () => {
  test.each([
    ['2024-03-05', '2024-03-05', local(2024, 2, 5)],
    ['2024-03-05T00:00:00Z', '2024-03-05', local(2024, 2, 5)],
  ])('%s is its day in the device’s time zone', (date, day, at) => {
    expect(placed({ date })).toMatchObject({ day, at, dated: 'day' })
  })

  test('an instant is the device’s day and time', () => {
    const at = Date.parse('2024-03-05T23:30:00-08:00')
    const found = placed({ date: '2024-03-05T23:30:00-08:00' })
    expect(found).toMatchObject({ at, dated: 'day' })
    expect(found.time).not.toBeNull()
  })

  test('a month or a year stands in its middle and says that it is no day', () => {
    expect(placed({ date: '2024-03' })).toMatchObject({ day: '2024-03', at: local(2024, 2, 15), dated: 'month' })
    expect(placed({ date: '2024' })).toMatchObject({ day: '2024', at: local(2024, 6, 1), dated: 'year' })
    expect(placed({ report: { date: '2023-11' } })).toMatchObject({ day: '2023-11', dated: 'month' })
  })

  test.each([[{}], [{ date: '2024-13' }], [{ date: 'last spring' }], [{ date: '2024-02-30' }]])(
    '%j has no date that can be read: it stands where it was entered, and says so',
    data => {
      expect(placed(data)).toMatchObject({ at: Date.parse(CREATED), dated: 'entered' })
    },
  )

  test('a readable date of the report counts where the record’s own cannot be read', () => {
    expect(placed({ date: 'spring', report: { date: '2024-03-05' } })).toMatchObject({
      day: '2024-03-05',
      dated: 'day',
    })
  })

  test('what is not read yet is counted apart, and what is made of other records is left out', () => {
    expect(timelineRecord(storedRecord({ status: 'processing' }))).toBe('unread')
    expect(timelineRecord(storedRecord({ recordType: 'insight' }))).toBeNull()
  })
})
