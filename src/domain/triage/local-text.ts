import type { Locale } from '../../contract/entities/user.ts'

/** A text of the rules in every language. It is data, not a catalog entry: page and server must print the same text. */
export type LocalText = Readonly<Record<Locale, string>>
