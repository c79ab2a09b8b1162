import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'

/** Fills `{name}` in a text; a name without a value stays to be seen. */
export const phrase = (
  text: LocalText,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A name in the middle of a sentence: `Heart rate` is `heart rate`, while `NEWS2` stays. */
export const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
