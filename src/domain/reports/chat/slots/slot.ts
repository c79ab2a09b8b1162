import { plain } from '../../../triage/speech/text/scan.ts'

/**
 * What may be asked for in words that were not said: "occupation" of "I drive a taxi". Forms of all languages are
 * separated by `|`; `~` stands for any letters, `#` for a number, `..` for a few words.
 */
export interface SlotForms {
  asks: string
  said: string
  /** Must be said in the sentence or near it: blood is haemoptysis beside a cough. */
  near?: string
  /** Without these words it was not said: there is no other way to say a weight. */
  closed?: true
  /** A number must be said with it. */
  value?: true
  /** A measured thing may be given without a number: "lost a stone". */
  told?: true
}

export interface Slot {
  asks: RegExp
  said: RegExp
  near: RegExp | null
  closed: boolean
  value: boolean
  /** It answers a question for a measured thing. */
  measures: boolean
}

/** Words as the patterns find them, with a space around each. */
export const textOf = (norms: readonly string[]) => ` ${norms.join(' ').replaceAll(/['’]/gu, '')} `

/** Words in a row, as `plain` writes them, with a space around each. */
export function patternOf(forms: string): RegExp {
  const written = plain(forms)
    .replaceAll(/['’]\??/gu, '')
    .replaceAll(/ ?\.\. ?/gu, ' (?:\\S+ ){0,4}')
    .replaceAll('~', '\\p{L}*')
  return new RegExp(`(?<= )(?:${written})(?= )`, 'u')
}

export const slotOf = ({ asks, said, near, closed, value, told }: SlotForms): Slot => ({
  asks: patternOf(asks),
  said: patternOf(said),
  near: near === undefined ? null : patternOf(near),
  closed: closed ?? false,
  value: value ?? false,
  measures: value ?? told ?? false,
})
