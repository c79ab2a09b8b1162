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
  | 'sight'
  | 'havingNow'
  | 'swollenNow'
  | 'swollen'
  | 'throatTight'
  | 'allergen'
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
  | 'headHit'
  | 'fever'
  | 'stiffNeck'
  | 'light'
  | 'rashNow'
  | 'rash'
  | 'rashDark'
  | 'headache'
  | 'sudden'
  | 'instant'
  | 'worstHeadNow'
  | 'worst'
  | 'took'
  | 'manyPills'
  | 'kidTook'
  | 'poison'
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
  ['stroke', ['sight'], ['sudden', 'limb', 'speech', 'oneSide']],
  ['anaphylaxis', ['swollenNow', 'anaphylaxisNow']],
  ['anaphylaxis', ['swollen'], ['hives', 'trigger', 'breathless', 'breathNow']],
  ['anaphylaxis', ['hives'], ['breathless', 'breathNow', 'faint']],
  ['anaphylaxis', ['hives'], ['sick'], ['allergen']],
  ['anaphylaxis', ['throatTight'], ['swollen', 'hives', 'allergen']],
  ['breathing', ['breathNow']],
  ['unconscious', ['unresponsiveNow']],
  ['unconscious', ['child'], ['drowsy']],
  ['unconscious', ['headHit'], ['drowsy', 'blood', 'sick']],
  ['bleeding', ['bleedNow', 'vomitBloodNow']],
  ['bleeding', ['blood'], ['pregnant'], ['much']],
  ['meningitis', ['rashNow']],
  ['meningitis', ['fever'], ['rashDark']],
  ['meningitis', ['fever'], ['stiffNeck', 'light', 'drowsy']],
  ['meningitis', ['stiffNeck'], ['light', 'rash']],
  ['thunderclap', ['worstHeadNow']],
  ['thunderclap', ['headache'], ['sudden'], ['worst']],
  ['thunderclap', ['headache'], ['instant']],
  ['overdose', ['overdoseNow']],
  ['overdose', ['kidTook'], ['manyPills', 'poison']],
  ['overdose', ['took'], ['manyPills']],
]

/** Words of one meaning; two of them near each other in a clause make a finding. */
export type Concept =
  | 'chest'
  | 'pain'
  | 'crush'
  | 'part'
  | 'affect'
  | 'breath'
  | 'cannot'
  | 'hard'
  | 'blue'
  | 'bluePart'
  | 'face'
  | 'droop'
  | 'limb'
  | 'dead'
  | 'talk'
  | 'garbled'
  | 'eyes'
  | 'oneEye'
  | 'inhaler'
  | 'fails'
  | 'seesWrong'
  | 'swell'
  | 'throat'
  | 'tight'
  | 'blood'
  | 'flow'
  | 'vomit'
  | 'bloodlike'
  | 'person'
  | 'gone'
  | 'neck'
  | 'stiff'
  | 'lights'
  | 'unbearable'
  | 'pills'
  | 'whole'
  | 'drug'
  | 'wrong'
  | 'kid'
  | 'swallowed'
  | 'life'
  | 'unwilling'
  | 'death'
  | 'wish'
  | 'farewell'
  | 'decided'

export const COMPOSED: readonly (readonly [Finding, Concept, Concept])[] = [
  ['chestPain', 'chest', 'pain'],
  ['chestNow', 'chest', 'crush'],
  ['spreads', 'part', 'affect'],
  ['breathNow', 'breath', 'cannot'],
  ['breathless', 'breath', 'hard'],
  ['breathNow', 'blue', 'bluePart'],
  ['faceNow', 'face', 'droop'],
  ['limbNow', 'limb', 'dead'],
  ['speechNow', 'talk', 'garbled'],
  ['sight', 'eyes', 'seesWrong'],
  ['sightNow', 'oneEye', 'seesWrong'],
  ['breathNow', 'inhaler', 'fails'],
  ['swollenNow', 'throat', 'swell'],
  ['swollen', 'face', 'swell'],
  ['throatTight', 'throat', 'tight'],
  ['bleedNow', 'blood', 'flow'],
  ['vomitBloodNow', 'vomit', 'bloodlike'],
  ['unresponsiveNow', 'person', 'gone'],
  ['stiffNeck', 'neck', 'stiff'],
  ['light', 'lights', 'unbearable'],
  ['manyPills', 'pills', 'whole'],
  ['overdoseNow', 'drug', 'wrong'],
  ['kidTook', 'kid', 'swallowed'],
  ['selfharmNow', 'life', 'unwilling'],
  ['selfharmNow', 'death', 'wish'],
  ['selfharmNow', 'farewell', 'decided'],
]

/** Findings that an everyday cause explains: the dentist, a limb slept on, frost. */
export const EXPLAINED: ReadonlySet<Finding> = new Set([
  'faceNow',
  'limbNow',
  'limb',
  'swollen',
  'swollenNow',
  'speechNow',
])

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
  readonly concepts: Readonly<Record<Concept, string>>
  /** Everyday causes, see EXPLAINED. */
  readonly harmless: string
  /** Everyday words near to an alarming one, which are no typing error of it. */
  readonly everyday?: string
  readonly negation: string
  /** Words that may stand between a negation and what it denies. */
  readonly bridge: string
  /** A denial after the finding: «одышки нет». */
  readonly deniedAfter: string
  readonly joint: string
  /** Joins what one denial at the end denies together: «отёка и удушья не было». */
  readonly jointBack?: string
  readonly past: string
  readonly recent: string
  readonly now: string
  readonly nowFine: string
  readonly chronic: string
  readonly hypothetical: string
  readonly wonders: string
  readonly teaching: string
  readonly death: string
  /** What one says of the time since: «сейчас работаю»; it leaves what was before in the past. */
  readonly settled?: string
  /** A finding in these words is present, whatever was long ago in another clause. */
  readonly present?: string
  /** Times so long ago that a part of the day beside them is not today's: «в 2015 ночью». */
  readonly longAgo?: string
  readonly dayPart?: string
  /** The writer: «муж умер, а у меня …» is no story of the dead. */
  readonly self?: string
  /** Words that "no" before them does not deny: «сил нет болит». */
  readonly notDenied?: string
  /** Verbs that tell of now: a time of an earlier part, or a denial before them, does not reach what they tell. */
  readonly nowVerb?: string
  /** Other verbs that make a part between commas a statement of its own. */
  readonly otherVerb?: string
  /** Spelling of whole phrases made plain before words are read: elisions. */
  readonly prepare?: (message: string) => string
}

/** Lists of the language that say how a finding is meant. */
type Cue =
  | 'harmless'
  | 'everyday'
  | 'bridge'
  | 'deniedAfter'
  | 'past'
  | 'recent'
  | 'now'
  | 'nowFine'
  | 'settled'
  | 'present'
  | 'longAgo'
  | 'dayPart'
  | 'self'
  | 'notDenied'
  | 'chronic'
  | 'hypothetical'
  | 'wonders'
  | 'teaching'
  | 'death'

/** Wordings that a language has besides those of its own file. */
export interface MoreWords {
  readonly idioms?: readonly string[]
  readonly cues?: Readonly<Partial<Record<Cue, string>>>
  readonly findings: Readonly<Partial<Record<Finding, readonly string[]>>>
  readonly concepts: Readonly<Partial<Record<Concept, string>>>
}

/** The language with both. */
export function withMoreWords(language: EmergencyLanguage, more: MoreWords): EmergencyLanguage {
  const findings: Partial<Record<Finding, readonly string[]>> = { ...language.findings }
  for (const [name, sources] of Object.entries(more.findings) as [Finding, readonly string[]][])
    findings[name] = [...(findings[name] ?? []), ...sources]
  const concepts = { ...language.concepts }
  for (const [name, source] of Object.entries(more.concepts) as [Concept, string][])
    concepts[name] = `${concepts[name]}|${source}`
  const cues: Partial<Record<Cue, string>> = {}
  for (const [name, source] of Object.entries(more.cues ?? {}) as [Cue, string][])
    cues[name] = language[name] ? `${language[name]}|${source}` : source
  return { ...language, ...cues, idioms: [...language.idioms, ...(more.idioms ?? [])], findings, concepts }
}

/** Two kinds of words in either order, with at most seven others between them. */
export const near = (one: string, other: string): string =>
  `(?:${one})(?: [^ ]+){0,7} (?:${other})|(?:${other})(?: [^ ]+){0,7} (?:${one})`

/** As `near`, within one clause; what stands between them is kept, for a denial in it. */
export const nearInClause = (one: string, other: string): string =>
  `(?:${one})(?<gap>(?: [^ ,]+){0,5}?) (?:${other})|(?:${other})(?<pag>(?: [^ ,]+){0,5}?) (?:${one})`
