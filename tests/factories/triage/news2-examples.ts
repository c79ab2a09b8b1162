import type { News2Components, News2Parameter } from '../../../src/domain/triage/news2/points.ts'
import type { News2Risk, RcpRisk } from '../../../src/domain/triage/news2/risk.ts'
import type { Vitals } from '../../../src/domain/triage/vitals.ts'

export interface News2Example {
  name: string
  input: Vitals
  expected: {
    total: number
    complete: boolean
    missing: News2Parameter[]
    components: News2Components
    single3: News2Parameter[]
    rcpRisk: RcpRisk
    seedRisk: News2Risk
  }
}

/** Computed by hand from the chart of the RCP (2017), with the bands of the specification. */
export const NEWS2_EXAMPLES: readonly News2Example[] = [
  {
    name: 'all normal',
    input: { RR: 16, SpO2: 98, onOxygen: false, SBP: 124, HR: 72, ACVPU: 'A', Temp: 36.6 },
    expected: {
      total: 0,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 0, HR: 0, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'low',
      seedRisk: 'low',
    },
  },
  {
    name: 'every lower edge of the zero band',
    input: { RR: 12, SpO2: 96, onOxygen: false, SBP: 111, HR: 51, ACVPU: 'A', Temp: 36.1 },
    expected: {
      total: 0,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 0, HR: 0, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'low',
      seedRisk: 'low',
    },
  },
  {
    name: 'every upper edge of the zero band',
    input: { RR: 20, SpO2: 100, onOxygen: false, SBP: 219, HR: 90, ACVPU: 'A', Temp: 38 },
    expected: {
      total: 0,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 0, HR: 0, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'low',
      seedRisk: 'low',
    },
  },
  {
    name: 'only low pressure: a single 3',
    input: { RR: 18, SpO2: 97, onOxygen: false, SBP: 90, HR: 88, ACVPU: 'A', Temp: 36.8 },
    expected: {
      total: 3,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 3, HR: 0, CNS: 0, Temp: 0 },
      single3: ['SBP'],
      rcpRisk: 'low-medium',
      seedRisk: 'moderate_low',
    },
  },
  {
    name: 'four ones: total 4, no single 3',
    input: { RR: 11, SpO2: 95, onOxygen: false, SBP: 110, HR: 91, ACVPU: 'A', Temp: 37 },
    expected: {
      total: 4,
      complete: true,
      missing: [],
      components: { RR: 1, SpO2: 1, O2: 0, SBP: 1, HR: 1, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'low',
      seedRisk: 'moderate_low',
    },
  },
  {
    name: 'pneumonia on oxygen',
    input: { RR: 24, SpO2: 93, onOxygen: true, SBP: 118, HR: 108, ACVPU: 'A', Temp: 38.6 },
    expected: {
      total: 8,
      complete: true,
      missing: [],
      components: { RR: 2, SpO2: 2, O2: 2, SBP: 0, HR: 1, CNS: 0, Temp: 1 },
      single3: [],
      rcpRisk: 'high',
      seedRisk: 'high',
    },
  },
  {
    name: 'sepsis',
    input: { RR: 26, SpO2: 90, onOxygen: true, SBP: 88, HR: 132, ACVPU: 'C', Temp: 39.4 },
    expected: {
      total: 19,
      complete: true,
      missing: [],
      components: { RR: 3, SpO2: 3, O2: 2, SBP: 3, HR: 3, CNS: 3, Temp: 2 },
      single3: ['RR', 'SpO2', 'SBP', 'HR', 'CNS'],
      rcpRisk: 'high',
      seedRisk: 'high',
    },
  },
  {
    name: 'COPD, scale 2, 90 % on 2 l/min',
    input: { RR: 22, SpO2: 90, spo2Scale: 2, onOxygen: true, SBP: 135, HR: 96, ACVPU: 'A', Temp: 37.1 },
    expected: {
      total: 5,
      complete: true,
      missing: [],
      components: { RR: 2, SpO2: 0, O2: 2, SBP: 0, HR: 1, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'medium',
      seedRisk: 'moderate',
    },
  },
  {
    name: 'same patient wrongly on scale 1',
    input: { RR: 22, SpO2: 90, spo2Scale: 1, onOxygen: true, SBP: 135, HR: 96, ACVPU: 'A', Temp: 37.1 },
    expected: {
      total: 8,
      complete: true,
      missing: [],
      components: { RR: 2, SpO2: 3, O2: 2, SBP: 0, HR: 1, CNS: 0, Temp: 0 },
      single3: ['SpO2'],
      rcpRisk: 'high',
      seedRisk: 'high',
    },
  },
  {
    name: 'COPD, scale 2, over-oxygenated 97 %',
    input: { RR: 20, SpO2: 97, spo2Scale: 2, onOxygen: true, SBP: 128, HR: 84, ACVPU: 'A', Temp: 36.5 },
    expected: {
      total: 5,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 3, O2: 2, SBP: 0, HR: 0, CNS: 0, Temp: 0 },
      single3: ['SpO2'],
      rcpRisk: 'medium',
      seedRisk: 'moderate',
    },
  },
  {
    name: 'scale 2, 96 % on air',
    input: { RR: 18, SpO2: 96, spo2Scale: 2, onOxygen: false, SBP: 128, HR: 84, ACVPU: 'A', Temp: 36.5 },
    expected: {
      total: 0,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 0, HR: 0, CNS: 0, Temp: 0 },
      single3: [],
      rcpRisk: 'low',
      seedRisk: 'low',
    },
  },
  {
    name: 'maximum',
    input: { RR: 30, SpO2: 80, onOxygen: true, SBP: 70, HR: 140, ACVPU: 'U', Temp: 34.5 },
    expected: {
      total: 20,
      complete: true,
      missing: [],
      components: { RR: 3, SpO2: 3, O2: 2, SBP: 3, HR: 3, CNS: 3, Temp: 3 },
      single3: ['RR', 'SpO2', 'SBP', 'HR', 'CNS', 'Temp'],
      rcpRisk: 'high',
      seedRisk: 'high',
    },
  },
  {
    name: 'GCS 14 only (no ACVPU given)',
    input: { RR: 16, SpO2: 98, onOxygen: false, SBP: 124, HR: 72, GCS: 14, Temp: 36.6 },
    expected: {
      total: 3,
      complete: true,
      missing: [],
      components: { RR: 0, SpO2: 0, O2: 0, SBP: 0, HR: 0, CNS: 3, Temp: 0 },
      single3: ['CNS'],
      rcpRisk: 'low-medium',
      seedRisk: 'moderate_low',
    },
  },
  {
    name: 'incomplete: no RR, no temperature',
    input: { SpO2: 88, onOxygen: false, SBP: 90, HR: 120, ACVPU: 'A' },
    expected: {
      total: 8,
      complete: false,
      missing: ['RR', 'Temp'],
      components: { RR: null, SpO2: 3, O2: 0, SBP: 3, HR: 2, CNS: 0, Temp: null },
      single3: ['SpO2', 'SBP'],
      rcpRisk: 'high',
      seedRisk: 'high',
    },
  },
]
