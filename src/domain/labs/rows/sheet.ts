import type { Locale } from '../../../contract/entities/user.ts'
import type { RangeContext } from '../range/resolve-range.ts'

/** What holds for all rows of a document. */
export interface Sheet {
  language: Locale
  person: RangeContext
  /** The decimal sign of its unambiguous numbers. */
  decimalSign: ',' | '.' | null
  /** Read from a picture: characters are repaired and letters may be misread. */
  isPicture: boolean
  /** Some rows carry a flag, so that a row without one claims to be inside its range. */
  hasFlags: boolean
}
