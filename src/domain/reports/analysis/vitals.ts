import { scoreNews2 } from '../../triage/news2/score.ts'
import { extractVitals } from '../../triage/speech/extract-vitals.ts'
import { plain } from '../../triage/speech/text/scan.ts'
import { vitalBand } from '../../triage/vital-bands.ts'
import { VITAL_IDS, type VitalId, type Vitals } from '../../triage/vitals.ts'
import { isChildVisit } from '../check/experiencers.ts'
import type { Extraction } from '../extraction.ts'
import type { BandsExcluded, VitalAnalysis } from './analysis.ts'

const OLDEST_CHILD = 15

/** Pregnancy that goes on, not one that is asked for, wished or past. */
const CARRIES =
  /плод|шевел|предлеж|роддом|триместр|беременна(?!я)|gestation|trimester|fetal|foetal|fetus|antenatal|weeks pregnant|i'm pregnant|is pregnant|εμβρυ|κυησ|ειναι εγκυοσ|ειμαι εγκυοσ/u

const isVital = (name: string): name is VitalId => (VITAL_IDS as readonly string[]).includes(name)

/** The vital signs of the examination by the bands and the score of triage. */
export function analyseVitals(transcript: string, { vitals }: Extraction): VitalAnalysis {
  const heard = extractVitals(transcript)
  const child =
    isChildVisit(transcript) ||
    heard.child !== undefined ||
    (heard.ageYears !== undefined && heard.ageYears <= OLDEST_CHILD)
  const excluded: BandsExcluded | null = child
    ? 'child'
    : heard.pregnant && CARRIES.test(plain(transcript))
      ? 'pregnant'
      : null
  const values = vitals.map(({ name, value, unit, position, spans }) => ({
    name,
    value,
    unit,
    ...(position === undefined ? {} : { position }),
    band: excluded === null && isVital(name) ? vitalBand(name, value) : null,
    spans,
  }))
  const outOfRange = values.flatMap(({ name, value, band, spans }) =>
    isVital(name) && band !== null && band !== 'normal' ? [{ id: name, value, band, spans }] : [],
  )
  return { excluded, values, outOfRange, news2: excluded ? null : news2Of(vitals, heard) }
}

/** The score by the first value of each sign; what was not said stays missing and is named. */
function news2Of(
  vitals: Extraction['vitals'],
  { facts, ageYears }: ReturnType<typeof extractVitals>,
): VitalAnalysis['news2'] {
  const known: { -readonly [K in keyof Vitals]: Vitals[K] } = {}
  for (const { name, value } of vitals) if (isVital(name)) known[name] ??= value
  if (Object.keys(known).length === 0) return null
  if (facts.onOxygen?.kind === 'heard') known.onOxygen = facts.onOxygen.value
  if (facts.ACVPU?.kind === 'heard') known.ACVPU = facts.ACVPU.value
  return scoreNews2(known, ageYears === undefined ? {} : { ageYears })
}
