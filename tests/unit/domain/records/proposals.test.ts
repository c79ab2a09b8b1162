import { expect, test } from 'vitest'
import type { HealthRecordData } from '../../../../src/contract/entities/health-record.ts'
import type { Source } from '../../../../src/contract/entities/health-report.ts'
import type { Proposal } from '../../../../src/contract/entities/proposals.ts'
import { addProposal, openProposals, putAway, undecided } from '../../../../src/domain/records/proposals.ts'
import { partsOf } from '../../../../src/domain/records/record-sections.ts'
import { mergeHealthRecords } from '../../../../src/sync/merge/health-records.ts'
import { isForPeople } from '../../../../src/sync/merge/machine-fields.ts'

const LINE = { page: 1, line: 'We started Zorvatrel 5 mg.', box: [0, 0, 1, 0.01] } satisfies Source
const ITEMS: Proposal[] = [
  { id: 'conclusion-1', kind: 'conclusion', cells: { text: 'Mild asthma.' }, unfound: [], sources: [LINE] },
  {
    ...{ id: 'prescriptions-1', kind: 'prescriptions', unfound: ['dosage'], sources: [LINE] },
    cells: { medication: 'Zorvatrel', dosage: '50 mg' },
  },
]
const RECORD: HealthRecordData = {
  report: {
    conclusion: { text: 'Seen today.\n\nNo infection.' },
    prescriptions: [{ rowId: 'a', medication: 'Aspirin' }],
  },
  proposals: { model: 'm', items: ITEMS },
}
const dana = { author: 'Dana', at: '2026-11-20T10:00:00.000Z' }
const nikos = { author: 'Nikos', at: '2026-11-20T11:00:00.000Z' }

test('an added row has the person who added it and its line; an added sentence stands on a line of its own', () => {
  const { report, proposals } = addProposal(addProposal(RECORD, 'prescriptions-1', dana), 'conclusion-1', dana)
  expect(report?.prescriptions).toEqual([
    { rowId: 'a', medication: 'Aspirin' },
    {
      ...{ rowId: 'proposed-prescriptions-1', medication: 'Zorvatrel', dosage: '50 mg', source: LINE },
      ...{ origin: 'proposed', author: 'Dana', authoredAt: dana.at },
    },
  ])
  expect(report?.conclusion?.text).toBe('Seen today.\n\nNo infection.\nMild asthma.')
  expect(report?.sources?.conclusion).toEqual([LINE])
  expect(proposals?.items.map(one => one.decision)).toEqual([
    { kind: 'added', by: 'Dana', at: dana.at },
    { kind: 'added', by: 'Dana', at: dana.at },
  ])
  expect(openProposals({ report, proposals })).toBeNull()
})

test.each(['prescriptions-1', 'conclusion-1'])('%s: both decisions are undone without a trace in the report', id => {
  for (const decide of [addProposal, putAway]) {
    const decided = decide(RECORD, id, dana)
    expect(openProposals(decided)?.items).toHaveLength(1)
    const undone = undecided(decided, id)
    expect(undone.report?.conclusion).toEqual(RECORD.report?.conclusion)
    expect(undone.report?.prescriptions).toEqual(RECORD.report?.prescriptions)
    expect(openProposals(undone)?.items).toHaveLength(2)
  }
})

test('added on two devices, it is there once, and nobody has to decide between the two', () => {
  const [base, mine, theirs] = [RECORD, ...[dana, nikos].map(by => addProposal(RECORD, 'prescriptions-1', by))].map(
    data => ({ name: 'Letter', data }),
  )
  const merged = mergeHealthRecords(base!, mine!, theirs!)
  expect((merged.value.data as HealthRecordData).report?.prescriptions).toEqual(theirs!.data.report?.prescriptions)
  expect(merged.conflicts.filter(isForPeople)).toEqual([])
})

test('one device adds, the other puts another away: both decisions are kept', () => {
  const merged = mergeHealthRecords(
    { data: RECORD },
    { data: addProposal(RECORD, 'prescriptions-1', dana) },
    { data: putAway(RECORD, 'conclusion-1', nikos) },
  )
  expect(merged.conflicts).toEqual([])
  expect(openProposals(merged.value.data as HealthRecordData)).toBeNull()
})

test('what was added to a study is among its parts, though studies have no table of medicines', () => {
  const parts = (data: HealthRecordData) => partsOf({ recordType: 'imaging', data })
  expect(parts({})).toEqual(['summary', 'findings', 'conclusion', 'content'])
  expect(parts(addProposal(RECORD, 'prescriptions-1', dana))).toContain('prescriptions')
})
