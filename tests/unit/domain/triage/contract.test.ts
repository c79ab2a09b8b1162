import { expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod/mini'
import type { TriageOverride } from '../../../../src/contract/entities/triage.ts'
import { Assessment as AssessmentSchema } from '../../../../src/contract/entities/triage-assessment.ts'
import { HeardVitals as HeardSchema } from '../../../../src/contract/entities/triage-heard.ts'
import type { TriageResults as ResultsSchema } from '../../../../src/contract/entities/triage-results.ts'
import { type Assessment, assess } from '../../../../src/domain/triage/assess.ts'
import type { CategoryOverride } from '../../../../src/domain/triage/override.ts'
import { PROFILE_IDS } from '../../../../src/domain/triage/profiles/profile.ts'
import { extractVitals } from '../../../../src/domain/triage/speech/extract-vitals.ts'
import type { HeardVitals } from '../../../../src/domain/triage/speech/heard-vitals.ts'
import type { TriageResults } from '../../../../src/domain/triage/triage-results.ts'
import { anyPatient, anyVitals } from '../../../factories/triage/vitals.ts'
import fc from '../../../fast-check.ts'
import { GOLD } from './speech/phrase-sets.ts'

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('the contract’s types extend the rules’ types', () => {
  expectTypeOf<z.output<typeof AssessmentSchema>>().toExtend<Assessment>()
  expectTypeOf<ResultsSchema>().toExtend<TriageResults>()
  expectTypeOf<z.output<typeof HeardSchema>>().toExtend<HeardVitals>()
  expectTypeOf<TriageOverride>().toExtend<CategoryOverride>()
})

it('every assessment is unchanged by the wire', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PROFILE_IDS), anyVitals, anyPatient, (profileId, vitals, patient) => {
      const sent = onTheWire(assess({ profileId, vitals, patient, symptoms: ['as said'] }))
      expect(AssessmentSchema.parse(sent)).toEqual(sent)
    }),
  )
})

it('everything that the grammar hears is unchanged by the wire', () => {
  for (const { text, language } of GOLD) {
    const heard = onTheWire(extractVitals(text, { language }))
    expect(HeardSchema.parse(heard), text).toEqual(heard)
  }
})
