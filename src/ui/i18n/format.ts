import { printDuration } from '../../domain/dates/duration.ts'
import { inUnit, type SizeUnit, sizeUnit } from '../../domain/dates/file-size.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

const SECOND: Record<Locale, string> = { en: 's', ru: 'с', el: 'δευτ.' }
const SIZE_UNITS: Record<Locale, Record<SizeUnit, string>> = {
  en: { B: 'B', KB: 'KB', MB: 'MB', GB: 'GB' },
  ru: { B: 'Б', KB: 'КБ', MB: 'МБ', GB: 'ГБ' },
  el: { B: 'B', KB: 'KB', MB: 'MB', GB: 'GB' },
}

export interface Format {
  /** The day in words, for a tooltip: "Friday, November 20, 2026 at 11:22". */
  fullDate(at: number, timeZone?: string): string
  number(value: number, maximumFractionDigits?: number): string
  /** `fraction` is 0 to 1: "61 %" in the language's format. */
  percent(fraction: number): string
  /** Seconds: `45 s`, `1:05`, `1:00:05`. */
  duration(seconds: number): string
  /** A file: B, KB or MB. */
  fileSize(bytes: number): string
  /** Storage of a device: B to GB. */
  storageSize(bytes: number): string
  /** Two sizes in the unit of the second, for "7.1 of 11.6 MB". */
  sizeOfSize(done: number, total: number): { done: string; total: string }
}

/** A no-break space keeps a number and its unit on one line. */
export function formatFor(locale: Locale): Format {
  const tag = LANGUAGE_TAGS[locale]
  // Cached: making a formatter takes a hundred times as long as using one, and every row of a list needs one.
  const numbers = new Map<number, Intl.NumberFormat>()
  const dates = new Map<string, Intl.DateTimeFormat>()
  const number = (value: number, maximumFractionDigits = 1) => {
    const known = numbers.get(maximumFractionDigits)
    const formatter = known ?? new Intl.NumberFormat(tag, { maximumFractionDigits })
    numbers.set(maximumFractionDigits, formatter)
    return formatter.format(value)
  }
  const size = (bytes: number, unit: SizeUnit) => `${number(inUnit(bytes, unit))}\u00a0${SIZE_UNITS[locale][unit]}`
  return {
    number,
    fullDate(at, timeZone) {
      const known = dates.get(timeZone ?? '')
      const formatter =
        known ?? new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone })
      dates.set(timeZone ?? '', formatter)
      return formatter.format(at)
    },
    percent: fraction => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(fraction),
    duration: seconds => printDuration(seconds, SECOND[locale]).replace(' ', '\u00a0'),
    fileSize: bytes => size(bytes, sizeUnit(bytes)),
    storageSize: bytes => size(bytes, sizeUnit(bytes, 'GB')),
    sizeOfSize(done, total) {
      const unit = sizeUnit(total)
      return { done: number(inUnit(done, unit)), total: size(total, unit) }
    },
  }
}
