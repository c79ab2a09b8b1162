import type { Atom } from '../check/atoms.ts'

const PRESSURE = [
  'ACE inhibitor',
  'ARB',
  'calcium channel blocker',
  'thiazide diuretic',
  'thiazide-like diuretic',
  'antihypertensive combination',
  'central antihypertensive',
]
const SUGAR = [
  'biguanide',
  'sulfonylurea',
  'insulin',
  'SGLT2 inhibitor',
  'DPP-4 inhibitor',
  'GLP-1 agonist',
  'antidiabetic combination',
]
const MOOD = ['SSRI', 'SNRI', 'antidepressant', 'tricyclic antidepressant']

/** Medicines that are asked for by what they are for: "the cholesterol pill". */
const FOR: Readonly<Record<string, readonly string[]>> = {
  cholesterol: ['statin', 'cholesterol absorption inhibitor', 'fibrate', 'PCSK9 inhibitor'],
  bloodPressure: PRESSURE,
  hypertension: PRESSURE,
  diabetes: SUGAR,
  glycemia: SUGAR,
  thyroid: ['thyroid hormone', 'antithyroid'],
  pain: ['analgesic', 'NSAID', 'opioid', 'pyrazolone analgesic'],
  fever: ['analgesic', 'NSAID', 'antipyretic'],
  temperature: ['analgesic', 'NSAID', 'antipyretic'],
  cough: ['antitussive', 'mucolytic', 'expectorant'],
  itch: ['antihistamine', 'topical corticosteroid', 'corticosteroid'],
  allergy: ['antihistamine'],
  asthma: ['beta-2 agonist', 'inhaled corticosteroid', 'ICS/LABA'],
  urination: ['alpha-blocker', '5-alpha reductase inhibitor', 'anticholinergic'],
  anemia: ['iron'],
  seizure: ['antiepileptic'],
  epilepsy: ['antiepileptic'],
  gout: ['xanthine oxidase inhibitor', 'antigout'],
  osteoporosis: ['bisphosphonate'],
  dementia: ['cholinesterase inhibitor', 'NMDA antagonist'],
  memory: ['cholinesterase inhibitor', 'NMDA antagonist'],
  constipation: ['laxative'],
  injection: ['local anaesthetic', 'amide local anaesthetic', 'ester local anaesthetic', 'vaccine'],
  sleep: ['hypnotic', 'benzodiazepine'],
  insomnia: ['hypnotic', 'benzodiazepine'],
  heartburn: ['PPI', 'H2 blocker', 'antacid'],
  nausea: ['antiemetic', 'prokinetic'],
  lowMood: MOOD,
  depression: MOOD,
  thrombosis: ['anticoagulant', 'low molecular weight heparin'],
}

/** True if the piece names a medicine for what is wanted. */
export const treats = (evidence: Atom, wanted: Atom): boolean =>
  evidence.kind === 'drug' &&
  wanted.kind === 'concept' &&
  wanted.ids.some(id => FOR[id]?.includes(evidence.drug.drugClass ?? '') ?? false)
