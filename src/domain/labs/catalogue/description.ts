import type { Locale } from '../../../contract/entities/user.ts'

/** What a biomarker is, in one sentence of each language. */
export type BiomarkerDescription = Readonly<Record<Locale, string>>
