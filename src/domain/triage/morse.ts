/** Morse Fall Scale (Morse 1989): six questions, 0 to 125 points, always a multiple of five. */
export const MORSE_ITEMS = {
  historyOfFalling: { no: 0, yes: 25 },
  secondaryDiagnosis: { no: 0, yes: 15 },
  ambulatoryAid: { none_bedrest_nurse: 0, crutches_cane_walker: 15, furniture: 30 },
  ivOrHeparinLock: { no: 0, yes: 20 },
  gait: { normal_bedrest_wheelchair: 0, weak: 10, impaired: 20 },
  /** The patient's insight into their own ability; not the confusion of NEWS2. */
  mentalStatus: { oriented: 0, overestimates_forgets: 15 },
} as const

type Items = typeof MORSE_ITEMS
export type MorseItem = keyof Items
export const MORSE_ITEM_IDS = [
  'historyOfFalling',
  'secondaryDiagnosis',
  'ambulatoryAid',
  'ivOrHeparinLock',
  'gait',
  'mentalStatus',
] as const satisfies readonly MorseItem[]

/** Absent and null both mean "not answered yet". */
export type MorseAnswers = { readonly [Item in MorseItem]?: keyof Items[Item] | null }
export type MorseComponents = Readonly<Record<MorseItem, number | null>>

export type MorseRisk = 'low' | 'moderate' | 'high'
export type MorseColour = 'green' | 'yellow' | 'red'
export interface MorseBand {
  readonly from: number
  readonly risk: MorseRisk
  readonly colour: MorseColour
}

/** D §9. Some sources count 45 as moderate; cut-points are meant to be local, and these are the specification's. */
export const MORSE_BANDS = {
  high: { from: 45, risk: 'high', colour: 'red' },
  moderate: { from: 25, risk: 'moderate', colour: 'yellow' },
  low: { from: 0, risk: 'low', colour: 'green' },
} as const satisfies Readonly<Record<MorseRisk, MorseBand>>

export function morseBand(total: number): MorseBand {
  if (total >= MORSE_BANDS.high.from) return MORSE_BANDS.high
  return total >= MORSE_BANDS.moderate.from ? MORSE_BANDS.moderate : MORSE_BANDS.low
}

/** As with NEWS2: a total only if every question is answered, else a lower bound, whose band is null while low. */
export type MorseScore =
  | {
      readonly kind: 'complete'
      readonly components: MorseComponents
      readonly total: number
      readonly band: MorseBand
    }
  | {
      readonly kind: 'incomplete'
      readonly components: MorseComponents
      readonly atLeast: number
      readonly missing: readonly MorseItem[]
      readonly band: MorseBand | null
    }

/** Points of one answer; null if it is not answered. */
function points(item: MorseItem, answers: MorseAnswers): number | null {
  const worth: Readonly<Record<string, number>> = MORSE_ITEMS[item]
  const answer = answers[item]
  return answer === null || answer === undefined ? null : (worth[answer] ?? null)
}

export function scoreMorse(answers: MorseAnswers): MorseScore {
  const components: MorseComponents = {
    historyOfFalling: points('historyOfFalling', answers),
    secondaryDiagnosis: points('secondaryDiagnosis', answers),
    ambulatoryAid: points('ambulatoryAid', answers),
    ivOrHeparinLock: points('ivOrHeparinLock', answers),
    gait: points('gait', answers),
    mentalStatus: points('mentalStatus', answers),
  }
  const total = MORSE_ITEM_IDS.reduce((sum, item) => sum + (components[item] ?? 0), 0)
  const missing = MORSE_ITEM_IDS.filter(item => components[item] === null)
  const band = morseBand(total)
  return missing.length === 0
    ? { kind: 'complete', components, total, band }
    : { kind: 'incomplete', components, atLeast: total, missing, band: band.risk === 'low' ? null : band }
}
