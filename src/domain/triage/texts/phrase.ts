import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'

/** Replaces `{name}` in a text; a name without a value stays in place. */
export const phrase = (
  text: LocalText,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A name in mid-sentence: `Heart rate` becomes `heart rate`, `NEWS2` stays. */
export const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** For the band of a scale whose values are not all known. */
export const AT_LEAST: LocalText = { en: 'at least {risk}', ru: 'как минимум {risk}', el: 'τουλάχιστον {risk}' }
