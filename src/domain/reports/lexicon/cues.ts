/** Phrases of one class, separated by commas. `*` ends a stem, `_` is any one word; accents and case do not matter. */
export interface Cues {
  readonly ru: string
  readonly en: string
  readonly el: string
}
