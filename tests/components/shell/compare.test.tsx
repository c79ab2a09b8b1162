import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { z } from 'zod/mini'
import type { Bag } from '../../../src/contract/bag.ts'
import { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import { PatientData } from '../../../src/contract/entities/patient.ts'
import { RecordingReport } from '../../../src/contract/entities/recording-report.ts'
import { TriageData } from '../../../src/contract/entities/triage.ts'
import { UserData } from '../../../src/contract/entities/user.ts'
import { writeTranscript } from '../../../src/db/commands/recordings.ts'
import { collectionNamed } from '../../../src/sync/collections/all.ts'
import { isForPeople } from '../../../src/sync/merge/machine-fields.ts'
import { useFieldNames } from '../../../src/ui/features/shell/sync-centre/compare/field-names.ts'
import { useVersionFields } from '../../../src/ui/features/shell/sync-centre/compare/version-fields.ts'
import { activate, loadTexts } from '../../../src/ui/i18n/activate.ts'
import { LOCALES } from '../../../src/ui/i18n/locale.ts'
import { useFieldWords } from '../../../src/ui/routes/-frame/use-field-words.ts'
import { type FieldValues, fieldsOf } from '../../factories/store/field-values.ts'
import { saveSent } from '../scribe/recordings.ts'
import { LIST, pill } from '../scribe/scribe-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'

// The contract leaves reports of other origin loose; these are the ones that people write.
const record = [
  ...fieldsOf(HealthRecordData).filter(({ path }) => path[0] !== 'reports'),
  ...fieldsOf(z.object({ reports: z.array(RecordingReport) })),
]
const KINDS = [
  { name: 'patients', fields: fieldsOf(PatientData) },
  { name: 'healthRecords', fields: record },
  { name: 'recordings', fields: [...record, ...fieldsOf(TriageData).filter(({ path }) => path[0] !== 'reports')] },
  { name: 'account', fields: fieldsOf(UserData) },
] as const

const nested = (path: readonly string[], value: unknown): Bag =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Bag
const RAW = /[0-9a-f]{8}-[0-9a-f]{4}|\[|\bdata\.|undefined|\[object|^(true|false|null)$|\d{4}-\d\d-\d\dT/

/** What the comparison says in this language of fields and versions. */
async function comparison(locale: (typeof LOCALES)[number]) {
  await activate(locale)
  await loadTexts('patients', 'records', 'shell/sync-centre')
  const wrapper = ({ children }: { children: React.ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  const { result } = await renderHook(
    () => {
      const fieldWord = useFieldWords()
      return { names: useFieldNames(fieldWord), fields: useVersionFields(fieldWord, new Map([['p', 'Анна']])) }
    },
    { wrapper },
  )
  return result.current
}

describe.each(LOCALES)('in %s', locale => {
  test.each(KINDS)('every conflict of $name that a person is asked about is named and said in words', async kind => {
    const { names, fields } = await comparison(locale)
    const { merge } = collectionNamed(kind.name)
    const field: fc.Arbitrary<FieldValues> = fc.constantFrom(...kind.fields)
    const sides = field.chain(({ path, values, words }) =>
      fc.record({
        path: fc.constant(path),
        words: fc.constant(words),
        base: fc.option(values, { nil: undefined }),
        local: fc.option(values, { nil: undefined }),
        remote: values,
      }),
    )
    fc.assert(
      fc.property(sides, ({ path, words, base, local, remote }) => {
        const content = (value: unknown) => ({ name: 'Имя', data: value === undefined ? {} : nested(path, value) })
        const { conflicts } = merge(content(base), content(local), content(remote))
        for (const one of conflicts.filter(isForPeople)) {
          const conflict = { kind: kind.name, field: one.path, kept: one.remote, lost: one.local }
          const title = names.of(conflict)
          expect(title, one.path).not.toMatch(/^(other details|другие|άλλ)/)
          expect(title, one.path).not.toMatch(RAW)
          for (const side of [one.local, one.remote]) {
            const said = fields(conflict, one.path, side)
            if (side !== undefined && JSON.stringify(side) !== '{}') expect(said, one.path).not.toEqual([])
            for (const { label, value } of said) {
              for (const text of [label ?? '', value]) expect(text, one.path).not.toMatch(RAW)
              const stored = words.filter(word => word.length > 1 && value.split(', ').includes(word))
              // English words of the contract may be the words that are read.
              if (locale !== 'en') expect(stored, one.path).toEqual([])
            }
          }
        }
      }),
      { numRuns: 400 },
    )
  })
})

test('two long transcripts are compared in pieces, whole, and can be scrolled by keyboard', async () => {
  const app = await openApp(LIST)
  const long = (first: string) => `${first} ${'Пациент жалуется на боль в груди. '.repeat(3000)}`
  const sent = await saveSent(app, 'Ward 6')
  await writeTranscript(app.context, sent.clientId, long('Mine.'))
  const theirs = { text: long('Theirs.'), model: 'manual', duration: 6 }
  await app.server.pulls('recordings', { ...sent, data: { ...sent.data, transcription: theirs } })
  await pill(/^1 needs you/).click()
  const centre = page.getByRole('dialog', { name: 'On this device' })
  await centre.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ward 6: transcript' })
  for (const first of ['Mine.', 'Theirs.']) await expect.element(dialog.getByText(first)).toBeVisible()
  const versions = [...dialog.element().querySelectorAll('section > div, section div[tabindex="0"]')]
  const scrolled = versions.filter(one => one.getAttribute('tabindex') === '0')
  expect(scrolled).toHaveLength(2)
  for (const one of scrolled) {
    expect(one.textContent?.length).toBeGreaterThan(100_000)
    expect(one.querySelectorAll('p').length).toBeGreaterThan(50)
    expect(one.clientHeight).toBeLessThan(600)
  }
  await expectAccessible()
})
