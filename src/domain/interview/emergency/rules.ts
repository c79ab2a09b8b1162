import type { Spelling } from '../text/fold.ts'

export type EmergencyGroup =
  | 'chest'
  | 'breathing'
  | 'stroke'
  | 'anaphylaxis'
  | 'bleeding'
  | 'unconscious'
  | 'meningitis'
  | 'thunderclap'
  | 'overdose'
  | 'selfharm'

/** What a text can say; a name that ends in `Now` fires alone. */
export type Finding =
  | 'chestPain'
  | 'chestNow'
  | 'breathless'
  | 'breathNow'
  | 'sweat'
  | 'sick'
  | 'spreads'
  | 'faint'
  | 'faceNow'
  | 'limbNow'
  | 'limb'
  | 'oneSide'
  | 'speechNow'
  | 'speech'
  | 'sightNow'
  | 'havingNow'
  | 'swollenNow'
  | 'swollen'
  | 'hives'
  | 'trigger'
  | 'anaphylaxisNow'
  | 'bleedNow'
  | 'vomitBloodNow'
  | 'blood'
  | 'much'
  | 'pregnant'
  | 'unresponsiveNow'
  | 'child'
  | 'drowsy'
  | 'fever'
  | 'stiffNeck'
  | 'light'
  | 'rashNow'
  | 'rash'
  | 'headache'
  | 'sudden'
  | 'worstHeadNow'
  | 'worst'
  | 'took'
  | 'manyPills'
  | 'overdoseNow'
  | 'selfharmNow'

/** Findings that fire a group together: every list must have one of its findings. */
export const RULES: readonly (readonly [EmergencyGroup, ...(readonly Finding[])[]])[] = [
  ['selfharm', ['selfharmNow']],
  ['chest', ['chestNow']],
  ['chest', ['chestPain'], ['breathless', 'breathNow', 'sweat', 'sick', 'spreads', 'faint']],
  ['stroke', ['faceNow', 'limbNow', 'speechNow', 'sightNow', 'havingNow']],
  ['stroke', ['limb'], ['speech', 'oneSide', 'sudden']],
  ['stroke', ['speech'], ['sudden', 'oneSide']],
  ['anaphylaxis', ['swollenNow', 'anaphylaxisNow']],
  ['anaphylaxis', ['swollen'], ['hives', 'trigger', 'breathless', 'breathNow']],
  ['anaphylaxis', ['hives'], ['breathless', 'breathNow', 'faint']],
  ['breathing', ['breathNow']],
  ['unconscious', ['unresponsiveNow']],
  ['unconscious', ['child'], ['drowsy']],
  ['bleeding', ['bleedNow', 'vomitBloodNow']],
  ['bleeding', ['blood'], ['pregnant'], ['much']],
  ['meningitis', ['rashNow']],
  ['meningitis', ['fever'], ['stiffNeck', 'light', 'drowsy']],
  ['meningitis', ['headache'], ['stiffNeck'], ['light', 'rash']],
  ['thunderclap', ['worstHeadNow']],
  ['thunderclap', ['headache'], ['sudden'], ['worst']],
  ['overdose', ['overdoseNow']],
  ['overdose', ['took'], ['manyPills']],
]

/** The negation is the finding: «не могу дышать». */
export const NEGATIVE: ReadonlySet<Finding> = new Set([
  'breathNow',
  'unresponsiveNow',
  'bleedNow',
  'limbNow',
  'speechNow',
  'sightNow',
  'rashNow',
  'stiffNeck',
  'faceNow',
])

/** Rules of one language: patterns of words; ` ~ ` is a gap of up to four words. */
export interface EmergencyLanguage extends Spelling {
  /** Figures of speech; only the phrase is masked. */
  readonly idioms: readonly string[]
  readonly findings: Readonly<Partial<Record<Finding, readonly string[]>>>
  readonly negation: string
  /** Words that may stand between a negation and what it denies. */
  readonly bridge: string
  /** A denial after the finding: «одышки нет». */
  readonly deniedAfter: string
  readonly joint: string
  readonly past: string
  readonly recent: string
  readonly now: string
  readonly nowFine: string
  readonly chronic: string
  readonly hypothetical: string
  readonly wonders: string
  readonly teaching: string
  readonly death: string
}

/** Two kinds of words in either order, with at most seven others between them. */
export const near = (one: string, other: string): string =>
  `(?:${one})(?: [^ ]+){0,7} (?:${other})|(?:${other})(?: [^ ]+){0,7} (?:${one})`
