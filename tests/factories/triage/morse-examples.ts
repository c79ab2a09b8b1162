import type { MorseAnswers, MorseComponents, MorseItem, MorseRisk } from '../../../src/domain/triage/morse.ts'

export interface MorseExample {
  name: string
  input: MorseAnswers
  expected: { total: number; complete: boolean; missing: MorseItem[]; components: MorseComponents; risk: MorseRisk }
}

/** Computed by hand from Morse (1989), with the bands of the specification. */
export const MORSE_EXAMPLES: readonly MorseExample[] = [
  {
    name: 'walks alone, one diagnosis',
    input: {
      historyOfFalling: 'no',
      secondaryDiagnosis: 'no',
      ambulatoryAid: 'none_bedrest_nurse',
      ivOrHeparinLock: 'no',
      gait: 'normal_bedrest_wheelchair',
      mentalStatus: 'oriented',
    },
    expected: {
      total: 0,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 0,
        secondaryDiagnosis: 0,
        ambulatoryAid: 0,
        ivOrHeparinLock: 0,
        gait: 0,
        mentalStatus: 0,
      },
      risk: 'low',
    },
  },
  {
    name: 'one recent fall only (edge 25)',
    input: {
      historyOfFalling: 'yes',
      secondaryDiagnosis: 'no',
      ambulatoryAid: 'none_bedrest_nurse',
      ivOrHeparinLock: 'no',
      gait: 'normal_bedrest_wheelchair',
      mentalStatus: 'oriented',
    },
    expected: {
      total: 25,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 25,
        secondaryDiagnosis: 0,
        ambulatoryAid: 0,
        ivOrHeparinLock: 0,
        gait: 0,
        mentalStatus: 0,
      },
      risk: 'moderate',
    },
  },
  {
    name: 'several diagnoses, drip, weak gait (edge 45)',
    input: {
      historyOfFalling: 'no',
      secondaryDiagnosis: 'yes',
      ambulatoryAid: 'none_bedrest_nurse',
      ivOrHeparinLock: 'yes',
      gait: 'weak',
      mentalStatus: 'oriented',
    },
    expected: {
      total: 45,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 0,
        secondaryDiagnosis: 15,
        ambulatoryAid: 0,
        ivOrHeparinLock: 20,
        gait: 10,
        mentalStatus: 0,
      },
      risk: 'high',
    },
  },
  {
    name: 'walker, diagnoses, weak gait',
    input: {
      historyOfFalling: 'no',
      secondaryDiagnosis: 'yes',
      ambulatoryAid: 'crutches_cane_walker',
      ivOrHeparinLock: 'no',
      gait: 'weak',
      mentalStatus: 'oriented',
    },
    expected: {
      total: 40,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 0,
        secondaryDiagnosis: 15,
        ambulatoryAid: 15,
        ivOrHeparinLock: 0,
        gait: 10,
        mentalStatus: 0,
      },
      risk: 'moderate',
    },
  },
  {
    name: 'maximum',
    input: {
      historyOfFalling: 'yes',
      secondaryDiagnosis: 'yes',
      ambulatoryAid: 'furniture',
      ivOrHeparinLock: 'yes',
      gait: 'impaired',
      mentalStatus: 'overestimates_forgets',
    },
    expected: {
      total: 125,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 25,
        secondaryDiagnosis: 15,
        ambulatoryAid: 30,
        ivOrHeparinLock: 20,
        gait: 20,
        mentalStatus: 15,
      },
      risk: 'high',
    },
  },
  {
    name: 'wheelchair after a fall, confused about own limits',
    input: {
      historyOfFalling: 'yes',
      secondaryDiagnosis: 'yes',
      ambulatoryAid: 'none_bedrest_nurse',
      ivOrHeparinLock: 'no',
      gait: 'normal_bedrest_wheelchair',
      mentalStatus: 'overestimates_forgets',
    },
    expected: {
      total: 55,
      complete: true,
      missing: [],
      components: {
        historyOfFalling: 25,
        secondaryDiagnosis: 15,
        ambulatoryAid: 0,
        ivOrHeparinLock: 0,
        gait: 0,
        mentalStatus: 15,
      },
      risk: 'high',
    },
  },
]
