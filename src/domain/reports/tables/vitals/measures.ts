/** What is measured of the body and is no sign of triage. */
export interface Measure {
  readonly name: string
  readonly unit: string | null
  readonly names: RegExp
  /** Units in which it is said; a number of anything else is not its value. */
  readonly units: RegExp
  readonly least: number
  readonly most: number
}

export const MEASURES: readonly Measure[] = [
  {
    name: 'weight',
    unit: 'kg',
    names:
      /^(?:вес|веса|весу|весом|весах|весы|весит|весил[аи]?|weight|weight's|weigh|weighs|weighed|weighing|βαροσ|βαρουσ|ζυγιζ\p{L}*)$/u,
    units: /^(?:кг|кило|kg|kilo|pound|lb|κιλ)/u,
    least: 0.3,
    most: 600,
  },
  {
    name: 'height',
    unit: 'cm',
    names: /^(?:рост|роста|height|υψοσ)$/u,
    units: /^(?:см$|сант|метр|cm$|cent|met|εκατ|μετρ)/u,
    least: 20,
    most: 230,
  },
  {
    name: 'glucose',
    unit: null,
    names:
      /^(?:сахар|сахара|глюкоз[аыу]|глюкометр\p{L}*|glucose|sugars?|blood sugar|bms?|prick|fingerprick|fingerstick|ζαχαρο|σακχαρο|γλυκοζη)$/u,
    units: /^(?:mmol|millimol|mg|milligram|ммоль|миллимол|мг|миллиграмм|mol)/u,
    least: 1,
    most: 900,
  },
]
