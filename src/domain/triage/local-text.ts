import type { Locale } from '../../contract/entities/user.ts'

/** A text of the rules in every language. Page and server print the same one, so it is data and not a catalog's entry. */
export type LocalText = Readonly<Record<Locale, string>>
