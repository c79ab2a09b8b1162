import { VITAL_MEASURES, type VitalId } from '../../vitals.ts'
import type { Fact, NumberFact } from '../heard-vitals.ts'
import type { Measure, Unit } from '../lexicon/mark.ts'

export const numberFact = (fact: Fact | undefined): NumberFact | undefined =>
  fact === 'ACVPU' || fact === 'onOxygen' ? undefined : fact

/** Litres a minute of a mask; a larger number without a unit is no flow. */
export const LARGEST_FLOW = 15

/** A single number after "pressure" is the systolic. */
export const vitalOf = (measure: Measure): VitalId => (measure === 'BP' ? 'SBP' : measure)

/** A number below this after a bare "oxygen" or "holding" is not a saturation. */
export const LOWEST_UNNAMED_SATURATION = 60

/** A number said of oxygen or a mask is likely its concentration if it is 100 or below 70. */
export const mayBeConcentration = (value: number): boolean => value < 70 || value === 100

/** Litres a minute, from a child's cannula to high flow. */
const FLOW = { rareBelow: 0.5, highest: 60 } as const

export const isPlausible = (fact: NumberFact, value: number): boolean => {
  const { rareBelow, highest } = fact === 'oxygenFlow' ? FLOW : VITAL_MEASURES[fact]
  // Beats, breaths, points, percents and mmHg are integers: in "pulse 36.7", "sats 98.6" the number is a temperature.
  const tenths = fact === 'Temp' || fact === 'oxygenFlow'
  return (tenths || Number.isInteger(value)) && value >= rareBelow && value <= highest
}

const round1 = (value: number) => Math.round(value * 10) / 10

/** Above this a temperature is in Fahrenheit. */
const HIGHEST_CELSIUS = 45
const HIGHEST_FAHRENHEIT = 113

const celsius = (value: number, unit: Unit | undefined) =>
  unit === 'fahrenheit' || (value > HIGHEST_CELSIUS && value <= HIGHEST_FAHRENHEIT)
    ? round1(((value - 32) * 5) / 9)
    : round1(value)

/** Greek speech gives pressure in cmHg: "13 με 8" is 130/80. No systolic is under 30 mmHg, no diastolic under 20. */
const mmHg = (fact: 'SBP' | 'DBP', value: number, unit: Unit | undefined, greek: boolean) => {
  const inCentimetres = unit === 'cmHg' || (greek && unit !== 'mmHg' && value < (fact === 'SBP' ? 30 : 20))
  return inCentimetres ? round1(value * 10) : value
}

/** Converts a spoken number to the unit in which the fact is stored. */
export function inOwnUnit(fact: NumberFact, value: number, unit: Unit | undefined, greek: boolean): number {
  if (fact === 'Temp') return celsius(value, unit)
  return fact === 'SBP' || fact === 'DBP' ? mmHg(fact, value, unit, greek) : value
}

/** Measures that their unit alone identifies. */
export const MEASURE_OF_UNIT: Partial<Record<Unit, VitalId>> = {
  beats: 'HR',
  breaths: 'RR',
  degrees: 'Temp',
  fahrenheit: 'Temp',
}

const UNITS: Readonly<Record<VitalId, readonly Unit[]>> = {
  HR: ['beats', 'per-minute'],
  RR: ['breaths', 'per-minute', 'times'],
  SpO2: ['percent'],
  SBP: ['mmHg', 'cmHg'],
  DBP: ['mmHg', 'cmHg'],
  Temp: ['degrees', 'fahrenheit'],
  GCS: ['points'],
}

export const unitSuits = (vital: VitalId, unit: Unit | undefined): boolean =>
  unit === undefined || UNITS[vital].includes(unit)
