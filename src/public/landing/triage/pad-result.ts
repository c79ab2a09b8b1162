import type { Locale } from '../../../contract/entities/user.ts'
import { adviceSource } from '../../../domain/triage/advice-source.ts'
import { type Assessment, assess, knowsAnything } from '../../../domain/triage/assess.ts'
import { profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { categoryOf, type TriageCategory } from '../../../domain/triage/profiles/profile.ts'
import { LOOK_NOW_TEXT, recommendations } from '../../../domain/triage/texts/advice.ts'
import { news2Text } from '../../../domain/triage/texts/explain.ts'
import { redLineText } from '../../../domain/triage/texts/red-line-texts.ts'
import { readTyped, typedValue } from '../../../domain/triage/typed-number.ts'
import { consciousnessBand, type VitalBand, worseBand } from '../../../domain/triage/vital-bands.ts'
import type { VitalId } from '../../../domain/triage/vitals.ts'
import { NUMBERS, type PadFields } from './example.ts'

export const TILES = ['HR', 'RR', 'SpO2', 'BP', 'CNS', 'Temp'] as const
export type TileId = (typeof TILES)[number]

/** Texts of the product's interface that the rules do not contain. `{name}` is replaced. */
export interface PadWords {
  atLeast: string
  undetermined: string
  nothing: string
}

export type Tone = 'danger' | 'urgent' | 'warn' | 'ok' | 'info' | 'neutral'

export interface PadResult {
  tone: Tone
  category: string
  reasons: string
  advice: string[]
  bands: Record<TileId, VitalBand | null>
  /** Fields with a text that is no number. */
  unreadable: (typeof NUMBERS)[number][]
}

const TONES: Readonly<Record<TriageCategory['color'], Tone>> = {
  red: 'danger',
  orange: 'urgent',
  yellow: 'warn',
  green: 'ok',
  blue: 'info',
}

/** What the product shows for these fields: the same rules, the same texts. */
export function padResult(fields: PadFields, locale: Locale, words: PadWords): PadResult {
  const typed = NUMBERS.map(id => [id, readTyped(id, fields[id])] as const)
  const numbers: Partial<Record<VitalId, number | null>> = Object.fromEntries(
    typed.map(([id, text]) => [id, typedValue(text ?? undefined)]),
  )
  const age = /^\d{1,3}$/.test(fields.age.trim()) ? Number(fields.age) : null
  const vitals = {
    ...numbers,
    ACVPU: fields.ACVPU || null,
    onOxygen: fields.oxygen === '' ? null : fields.oxygen === 'oxygen',
  }
  const assessment = assess({
    profileId: 'russia_moscow_v1',
    vitals,
    patient: { ageYears: age, pregnant: fields.pregnant || null },
  })
  const known = knowsAnything({ vitals })
  return {
    ...categoryShown(assessment, locale, words),
    reasons: known ? reasonsOf(assessment, locale).join(' · ') : words.nothing,
    advice: known ? recommendations(assessment, locale) : [],
    bands: tileBands(assessment),
    unreadable: typed.filter(([, text]) => text === null).map(([id]) => id),
  }
}

function categoryShown(
  { classification, input }: Assessment,
  locale: Locale,
  words: PadWords,
): Pick<PadResult, 'tone' | 'category'> {
  const category = classification.category && categoryOf(profileOf(input.profileId), classification.category)
  if (!category) return { tone: 'neutral', category: words.undetermined }
  const name = category.name[locale]
  return {
    tone: TONES[category.color],
    category: classification.kind === 'at-least' ? words.atLeast.replace('{name}', name) : name,
  }
}

function reasonsOf(assessment: Assessment, locale: Locale): string[] {
  const crossed = assessment.redLines.filter(({ kind }) => kind === 'crossed')
  const lines = crossed.map(outcome => redLineText(outcome, locale))
  if (!crossed.some(({ rule }) => rule.condition === 'NEWS2')) lines.push(news2Text(assessment.news2, locale))
  return adviceSource(assessment) === 'warned' ? [LOOK_NOW_TEXT[locale], ...lines] : lines
}

const tileBands = ({ bands, input }: Assessment): PadResult['bands'] => ({
  HR: bands.HR,
  RR: bands.RR,
  SpO2: bands.SpO2,
  BP: worseBand(bands.SBP, bands.DBP),
  CNS: consciousnessBand(input.vitals.ACVPU, null),
  Temp: bands.Temp,
})
