import type { Locale } from '../../../contract/entities/user.ts'

export type BiomarkerDescription = Readonly<Record<Locale, string>>
