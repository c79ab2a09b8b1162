import { describe, expect, test } from 'vitest'
import { RECORD_TYPES } from '../../../../src/contract/record-types.ts'
import { inProgress } from '../../../../src/domain/records/in-progress.ts'
import { byYear, filtered, isInPeriod, NO_FILTERS, tagsIn } from '../../../../src/domain/records/list-filters.ts'
import { recordDate, storedDate } from '../../../../src/domain/records/record-date.ts'
import { byDate, recordFacts } from '../../../../src/domain/records/record-facts.ts'
import { listOf, TYPES_OF_LIST } from '../../../../src/domain/records/record-lists.ts'
import { folded, matches, queryWords, searchText } from '../../../../src/domain/records/search.ts'
import { LOG_TAGS, offeredTags } from '../../../../src/domain/records/tags.ts'
import { biomarker, labData, storedRecord } from '../../../factories/records/reports.ts'

const facts = (change: Parameters<typeof storedRecord>[0] = {}) => recordFacts(storedRecord(change))

describe('the lists (decision 42)', () => {
  test('studies holds five types and what was not recognised; triage and recordings are in none', () => {
    expect(RECORD_TYPES.map(type => [type, listOf(type)])).toEqual([
      ...[
        ['labResults', 'labResults'],
        ['studies', 'studies'],
        ['imaging', 'studies'],
        ['diagnostics', 'studies'],
      ],
      ...[
        ['conclusions', 'studies'],
        ['others', 'studies'],
        ['treatment', 'treatment'],
        ['insight', null],
      ],
      ...[
        ['healthLog', 'healthLog'],
        ['auto', 'studies'],
        ['triage', null],
      ],
    ])
    expect(listOf('ambient-scribe')).toBeNull()
    const all = Object.values(TYPES_OF_LIST).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  test('the log has the 14 tags of the specification', () => {
    expect(LOG_TAGS).toHaveLength(14)
  })

  test('a hidden tag is offered only on a record that has it (decision 115)', () => {
    expect(offeredTags([], ['sleep'])).not.toContain('sleep')
    expect(offeredTags(['sleep', 'my own'], ['sleep'])).toEqual(expect.arrayContaining(['sleep', 'my own']))
  })
})

describe('what a card shows', () => {
  test('the value furthest outside its range, a critical one first', () => {
    const low = biomarker({ nameLocal: 'Vitamin D', value: 24, min: 30, max: 100, refExceed: 1 })
    const high = biomarker({ nameLocal: 'Cholesterol', value: 5.8, min: null, max: 5.2, refExceed: 1 })
    const critical = biomarker({ nameLocal: 'Potassium', value: 6.1, min: 3.5, max: 5.1, refExceed: 1, flag: 'HH' })
    const undecided = biomarker({ nameLocal: 'Oestradiol', min: null, max: null, refExceed: null })
    const doubtful = biomarker({ doubts: [{ cell: 'value', reason: 'readings-differ' }] })
    const labs = (...rows: Parameters<typeof labData>[0][number][]) => facts({ data: labData(rows) }).labs
    expect(labs(high, low, undecided)).toMatchObject({
      rows: 3,
      outside: 2,
      undecided: 1,
      worst: { name: 'Vitamin D', side: -1 },
    })
    expect(labs(high, low, critical)?.worst).toMatchObject({ name: 'Potassium', critical: true, side: 1 })
    expect(labs(biomarker(), doubtful)).toMatchObject({ outside: 0, doubtful: 1, worst: null })
  })

  test('a value that cannot be decided is never counted as inside; a word is not compared', () => {
    const word = biomarker({ value: 'следы', valueType: 'text', refExceed: null })
    expect(facts({ data: labData([biomarker({ refExceed: null }), word]) }).labs).toMatchObject({
      undecided: 1,
      outside: 0,
    })
  })

  test('any stored data gives a card', () => {
    const odd = [
      { report: 'x' },
      { report: { findings: [], summary: 3, prescriptions: 'none' } },
      { tags: 'a' },
      { attachments: [{}] },
    ]
    for (const data of odd) expect(facts({ data: data as never })).toMatchObject({ labs: null, tags: [], files: [] })
  })

  test('reading shows how many pages are read', () => {
    expect(facts({ data: { reading: { page: 2, pages: 3 } } }).progress).toEqual({ page: 2, pages: 3 })
    expect(facts({ data: { reading: { page: 2, pages: 0 } } }).progress).toBeNull()
  })
})

describe('the date of a record', () => {
  test('a day without a time is that day in every zone, also as midnight UTC', () => {
    expect(recordDate({ date: '2026-03-20' }, '')).toMatchObject({ day: '2026-03-20', time: null })
    expect(recordDate({ date: '2026-03-20T00:00:00.000Z' }, '')).toMatchObject({ day: '2026-03-20', time: null })
    expect(recordDate({ date: '2026-03-20T08:40:00.000Z' }, '').time).toMatch(/^\d\d:40$/)
  })

  test('it is that of the data, else of the report, else of the creation', () => {
    const createdAt = '2026-03-22T00:00:00Z'
    expect(recordDate({ date: 'soon', report: { date: '2026-03-21' } }, createdAt).day).toBe('2026-03-21')
    expect(recordDate({ date: null, report: 3 as never }, createdAt).day).toBe('2026-03-22')
    expect(recordDate({}, 'never')).toEqual({ day: '', time: null, at: 0 })
  })

  test('a typed date is stored with its time, or as the day alone', () => {
    expect(storedDate('2026-03-20', '')).toBe('2026-03-20')
    expect(recordDate({ date: storedDate('2026-03-20', '08:40') }, '')).toMatchObject({
      day: '2026-03-20',
      time: '08:40',
    })
    expect(storedDate('2026-02-30', '')).toBeNull()
    expect(storedDate('', '08:40')).toBeNull()
  })
})

describe('filters, groups and search', () => {
  const named = (name: string, day: string, more: object = {}) =>
    facts({ clientId: name, name, data: labData([biomarker()], { date: day, ...more }) })
  const records = [
    named('a', '2026-11-10', { tags: ['iron'] }),
    named('b', '2025-10-16'),
    named('c', '2026-08-18', { tags: ['iron', 'blood'] }),
  ]
  const today = '2026-11-19'

  test('records are in order of their date, in groups by year', () => {
    const groups = byYear(records.toSorted(byDate))
    expect(groups.map(({ year, records: of }) => [year, of.map(({ name }) => name)])).toEqual([
      ['2026', ['a', 'c']],
      ['2025', ['b']],
    ])
    expect(tagsIn(records)).toEqual(['iron', 'blood'])
  })

  test('a period ends with today and begins on the same day some months before', () => {
    expect(isInPeriod('2026-08-19', 'm3', today)).toBe(true)
    expect(isInPeriod('2026-08-18', 'm3', today)).toBe(false)
    expect(isInPeriod('2025-11-19', 'm12', today)).toBe(true)
    expect(isInPeriod('2025-11-18', 'm12', today)).toBe(false)
    expect(isInPeriod('2026-02-28', 'm3', '2026-05-31')).toBe(true)
    expect(isInPeriod('2026-02-27', 'm3', '2026-05-31')).toBe(false)
    expect(isInPeriod('2025-10-16', 'y2025', today)).toBe(true)
    expect(isInPeriod('2026-10-16', 'y2025', today)).toBe(false)
    expect(isInPeriod('1900-01-01', 'all', today)).toBe(true)
  })

  test('filters are combined', () => {
    const show = (change: object) => filtered(records, { ...NO_FILTERS, ...change }, today).map(({ name }) => name)
    expect(show({ tag: 'iron' })).toEqual(['a', 'c'])
    expect(show({ tag: 'iron', period: 'm3' })).toEqual(['a'])
    expect(show({ show: 'outside' })).toEqual([])
    expect(show({ show: 'file', period: 'y2025' })).toEqual(['b'])
  })

  test('a search looks at names, biomarkers, laboratory, tags and text, whatever the case and the accents', () => {
    const text = searchText(
      storedRecord({
        name: 'Анализ крови: первый',
        data: labData([biomarker({ nameLocal: 'Φερριτίνη', notes: 'Натощак' })], {
          tags: ['allergy'],
          report: { content: 'Щёлочность', doctor: 'Гарипова Л. М.' } as never,
        }),
      }),
      tag => (tag === 'allergy' ? 'аллергия' : tag),
    )
    for (const query of [
      'ПЕРВЫЙ анализ',
      'φερριτινη',
      'ferritin',
      'harbour',
      'натощак',
      'щелочность',
      'гарипова',
      'Аллергия',
    ])
      expect(matches(text, queryWords(query)), query).toBe(true)
    expect(matches(text, queryWords('анализ мочи'))).toBe(false)
    expect(matches(text, queryWords('  '))).toBe(true)
    expect(folded('Ὀστός')).toBe(folded('οστοσ'))
  })
})

describe('the documents in progress', () => {
  const now = Date.parse('2026-11-19T14:00:00Z')
  const file = (clientId: string, change: Parameters<typeof storedRecord>[0], hours = 1) =>
    facts({ clientId, createdAt: new Date(now - hours * 3_600_000).toISOString(), ...change })
  const records = [
    file('auto', { recordType: 'auto', status: 'uploaded' }),
    file('reading', { status: 'processing' }),
    file('failed', { status: 'error' }),
    file('new', { status: 'processed' }, 23),
    file('old', { status: 'processed' }, 24),
    file('scan', { recordType: 'imaging', status: 'processing' }),
    file('typed', { status: 'uploaded', data: { sourceType: 'manual' } }),
  ]
  const ids = (list: Parameters<typeof inProgress>[1]) => {
    const { processing, notRead, recent } = inProgress(records, list, now)
    return [processing, notRead, recent].map(all => all.map(({ clientId }) => clientId))
  }

  test('a document of unknown kind stands on every list that documents can belong to', () => {
    expect(ids('labResults')).toEqual([['auto', 'reading'], ['failed'], ['new']])
    expect(ids('studies')).toEqual([['auto', 'scan'], [], []])
    expect(ids('treatment')).toEqual([['auto'], [], []])
    expect(ids('healthLog')).toEqual([[], [], []])
  })
})
