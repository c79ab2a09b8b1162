import { describe, expect, test } from 'vitest'
import { type Bag, isBag } from '../../../src/contract/bag.ts'
import { withField } from '../../../src/db/commands/conflicts.ts'
import { rowIdsOf, withAllRowIds } from '../../../src/db/row-ids.ts'
import { mergeHealthRecords } from '../../../src/sync/merge/health-records.ts'
import { sameJson } from '../../../src/sync/merge/three-way.ts'
import fc from '../../fast-check.ts'

const record = (biomarkers: Bag[], more: Bag = {}): Bag => ({
  name: 'Blood',
  data: { report: { findings: { description: 'Fasting', labTestResults: { biomarkers } }, ...more } },
})
const rowsOf = (content: Bag): Bag[] => {
  const { data } = content as { data: { report: { findings: { labTestResults: { biomarkers: Bag[] } } } } }
  return data.report.findings.labTestResults.biomarkers
}
const PATH = 'data.report.findings.labTestResults.biomarkers'
/** As the first edit of a person stores it. */
const edited = (content: Bag, change: (row: Bag, at: number) => Bag | null): Bag => {
  const keyed = withAllRowIds(content.data as never) as unknown as Bag
  const all = { ...content, data: keyed }
  return record(rowsOf(all).map(change).filter(isBag))
}

const haemoglobin = { id: 'hemoglobin', nameLocal: 'Гемоглобин', value: 121, unit: 'г/л', notes: null }
const ferritin = { id: 'ferritin', nameLocal: 'Ферритин', value: 19, unit: 'мкг/л', notes: null }
const unknown = { id: null, nameLocal: 'Проба Зимницкого', value: 3, unit: null, notes: null }

test('a value that two devices confirmed alike is no version to decide on', () => {
  const by = (author: string) =>
    edited(record([haemoglobin]), row => ({ ...row, origin: 'read', author, authoredAt: author }))
  const { value, conflicts } = mergeHealthRecords(record([haemoglobin]), by('Dana'), by('Nikos'))
  expect(conflicts).toEqual([])
  expect(rowsOf(value)).toMatchObject([{ value: 121, author: 'Nikos' }])
})

describe('the identity of a row', () => {
  test('is derived from its name and its place among rows of that name', () => {
    expect(rowIdsOf([haemoglobin, unknown, haemoglobin, { value: 1 }, { value: 2 }])).toEqual([
      'hemoglobin',
      'проба-зимницкого',
      'hemoglobin~2',
      'row',
      'row~2',
    ])
  })

  test('is kept once it is stored, and never given twice', () => {
    expect(rowIdsOf([haemoglobin, { ...ferritin, rowId: 'hemoglobin' }])).toEqual(['hemoglobin~2', 'hemoglobin'])
    expect(rowIdsOf([{ rowId: 'a' }, { rowId: 'a', id: 'tsh' }])).toEqual(['a', 'tsh'])
  })

  test('is unique in every list, has none of the characters of a path, and derives to itself', () => {
    const row = fc.record(
      {
        rowId: fc.constantFrom('a', 'hemoglobin', ''),
        id: fc.option(fc.constantFrom('hemoglobin', 'tsh')),
        nameLocal: fc.option(fc.constantFrom('25-OH вит. D', 'a[0].b', '%')),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), rows => {
        const ids = rowIdsOf(rows)
        expect(new Set(ids).size).toBe(rows.length)
        for (const id of ids) expect(id).toMatch(/^[^.[\]]+$/)
        expect(rowIdsOf(rows.map((one, at) => ({ ...one, rowId: ids[at] })))).toEqual(ids)
      }),
    )
  })
})

describe('the merge of health records (I10)', () => {
  const base = record([haemoglobin, ferritin, unknown])

  test('two rows of one test are both kept when two devices edit', () => {
    const twice = record([haemoglobin, { ...haemoglobin, value: 118 }])
    const local = edited(twice, (row, at) => (at === 1 ? { ...row, value: 119 } : row))
    const { value, conflicts } = mergeHealthRecords(twice, local, { ...twice, name: 'Renamed' })
    expect(conflicts).toEqual([])
    expect(value.name).toBe('Renamed')
    expect(rowsOf(value).map(row => row.value)).toEqual([121, 119])
  })

  test('rows without a test of the catalogue are merged one by one', () => {
    const local = edited(base, row => (row.rowId === 'проба-зимницкого' ? { ...row, value: 4 } : row))
    const remote = edited(base, row => (row.rowId === 'ferritin' ? { ...row, value: 20 } : row))
    const { value, conflicts } = mergeHealthRecords(base, local, remote)
    expect(conflicts).toEqual([])
    expect(rowsOf(value).map(row => row.value)).toEqual([121, 20, 4])
  })

  test('the cells of a row are one version: the remote one stands, the local one is reported whole', () => {
    const local = edited(base, row => (row.rowId === 'ferritin' ? { ...row, value: 6 } : row))
    const remote = edited(base, row => (row.rowId === 'ferritin' ? { ...row, unit: 'нг/мл' } : row))
    const { value, conflicts } = mergeHealthRecords(base, local, remote)
    expect(rowsOf(value)[1]).toMatchObject({ value: 19, unit: 'нг/мл' })
    expect(conflicts).toEqual([
      {
        path: `${PATH}[ferritin]`,
        local: { ...ferritin, value: 6, rowId: 'ferritin' },
        remote: { ...ferritin, unit: 'нг/мл', rowId: 'ferritin' },
      },
    ])
    const restored = withField(value, conflicts[0]?.path ?? '', conflicts[0]?.local)
    expect(rowsOf({ ...value, ...restored })[1]).toMatchObject({ value: 6, unit: 'мкг/л' })
  })

  test('a note of one device and a value of another are both taken', () => {
    const local = edited(base, row => (row.rowId === 'ferritin' ? { ...row, notes: 'fasting' } : row))
    const remote = edited(base, row => (row.rowId === 'ferritin' ? { ...row, value: 20 } : row))
    const { value, conflicts } = mergeHealthRecords(base, local, remote)
    expect(conflicts).toEqual([])
    expect(rowsOf(value)[1]).toMatchObject({ value: 20, notes: 'fasting' })
  })

  test('a row that one device deletes and another changes stays, and its deletion is reported', () => {
    const local = edited(base, row => (row.rowId === 'ferritin' ? null : row))
    const remote = edited(base, row => (row.rowId === 'ferritin' ? { ...row, value: 20 } : row))
    const there = mergeHealthRecords(base, local, remote)
    expect(rowsOf(there.value).map(row => row.value)).toEqual([121, 20, 3])
    expect(there.conflicts).toMatchObject([{ path: `${PATH}[ferritin]`, local: undefined }])
    const back = mergeHealthRecords(base, remote, local)
    expect(rowsOf(back.value).map(row => row.value)).toEqual([121, 3])
    const [lost] = back.conflicts
    const restored = withField(back.value, lost?.path ?? '', lost?.local)
    expect(rowsOf({ ...back.value, ...restored }).map(row => row.value)).toEqual([121, 3, 20])
  })

  test('a sheet that the server read again keeps what was corrected here on its own row', () => {
    const local = edited(base, row => (row.rowId === 'ferritin' ? { ...row, value: 6 } : row))
    const remote = record([{ id: 'mcv', nameLocal: 'MCV', value: 82 }, haemoglobin, ferritin, unknown])
    const { value, conflicts } = mergeHealthRecords(base, local, remote)
    expect(conflicts).toEqual([])
    expect(rowsOf(value).map(row => [row.id, row.value])).toEqual([
      ['mcv', 82],
      ['hemoglobin', 121],
      ['ferritin', 6],
      [null, 3],
    ])
  })

  test('ids that no device stored are not sent only because a merge derived them', () => {
    const { value } = mergeHealthRecords(base, { ...base, name: 'Mine' }, { ...base, extra: 1 })
    expect(value).toEqual({ ...base, name: 'Mine', extra: 1 })
    const { value: same } = mergeHealthRecords(base, base, base)
    expect(same).toEqual(base)
  })

  test('prescriptions and procedures are merged by their own ids too', () => {
    const iron = { medication: 'Iron', dosage: '200 mg', notes: null }
    const treatment = record([], { prescriptions: [iron, { ...iron, dosage: '100 mg' }] })
    const keyed = { ...treatment, data: withAllRowIds(treatment.data as never) as unknown as Bag }
    const report = (content: Bag) => (content.data as { report: { prescriptions: Bag[] } }).report
    const local = record([], {
      prescriptions: report(keyed).prescriptions.map((row, at) => (at ? { ...row, notes: 'evening' } : row)),
    })
    const remote = record([], { prescriptions: report(keyed).prescriptions.filter((_, at) => at === 1) })
    const { value, conflicts } = mergeHealthRecords(treatment, local, remote)
    expect(conflicts).toEqual([])
    expect(report(value).prescriptions).toEqual([{ ...iron, dosage: '100 mg', notes: 'evening', rowId: 'iron~2' }])
  })

  test('a list that one version lacks, and a version of another shape, lose nothing', () => {
    const empty = { name: 'Blood', data: {} }
    expect(mergeHealthRecords(empty, base, { ...empty, name: 'Renamed' }).value).toMatchObject({ name: 'Renamed' })
    expect(rowsOf(mergeHealthRecords(empty, base, { ...empty, name: 'R' }).value)).toHaveLength(3)
    expect(mergeHealthRecords(null, base, empty).conflicts).toEqual([])
    expect(() =>
      mergeHealthRecords({ data: { report: 'x' } }, base, { data: { report: { findings: 3 } } }),
    ).not.toThrow()
  })
})

describe('for any edits of two devices', () => {
  const row = fc.record({
    id: fc.option(fc.constantFrom('hemoglobin', 'tsh')),
    nameLocal: fc.constantFrom('A', 'B'),
    value: fc.integer({ min: 0, max: 5 }),
    unit: fc.constantFrom('g/L', 'g/dL'),
    notes: fc.constantFrom(null, 'x'),
  })
  const rows = fc.array(row, { maxLength: 5 })
  const edits = fc.array(fc.option(fc.integer({ min: 6, max: 9 })), { minLength: 5, maxLength: 5 })

  test('the merge is stable, an unchanged side decides nothing, and every changed row is kept or reported', () => {
    fc.assert(
      fc.property(rows, edits, edits, (before, mine, theirs) => {
        const base = record(before)
        const change = (by: (number | null)[]) =>
          edited(base, (one, at) => (by[at] == null ? one : { ...one, value: by[at] }))
        const [local, remote] = [change(mine), change(theirs)]
        const { value, conflicts } = mergeHealthRecords(base, local, remote)
        const again = mergeHealthRecords(remote, value, remote)
        expect(again.conflicts).toEqual([])
        expect(sameJson(again.value, value)).toBe(true)
        expect(sameJson(rowsOf(mergeHealthRecords(base, base, remote).value), rowsOf(remote))).toBe(true)
        expect(rowsOf(value)).toHaveLength(before.length)
        for (const [at, one] of rowsOf(local).entries()) {
          if (mine[at] == null) continue
          const kept = rowsOf(value).some(other => sameJson(other, one))
          const reported = conflicts.some(({ path }) => path === `${PATH}[${one.rowId}]`)
          expect(kept || reported).toBe(true)
        }
      }),
    )
  })
})
