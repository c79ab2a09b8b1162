import type { Field } from '../../../domain/interview/template/template.ts'
import type { Locale } from '../../../ui/i18n/locale.ts'

/*
 * What the controls of a question say: words that the interviewer reads as exactly that value, in its language
 * (tests/unit/public/respond/said-by-controls.test.ts).
 */

export const saidNumber = (typed: string): string => typed.trim()

export const saidPressure = (upper: string, lower: string): string => `${upper.trim()}/${lower.trim()}`

const MONTHS: Record<Locale, readonly string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  el: [
    ...['Ιανουαρίου', 'Φεβρουαρίου', 'Μαρτίου', 'Απριλίου', 'Μαΐου', 'Ιουνίου', 'Ιουλίου', 'Αυγούστου', 'Σεπτεμβρίου'],
    ...['Οκτωβρίου', 'Νοεμβρίου', 'Δεκεμβρίου'],
  ],
}

/** `2026-03-05` of a date control as a day in words. */
export function saidDay(iso: string, locale: Locale): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${MONTHS[locale][(month ?? 1) - 1]} ${year}`
}

export type Span = 'day' | 'week' | 'month' | 'year'
export const SPANS: readonly Span[] = ['day', 'week', 'month', 'year']

export const saidSpan = (count: number, span: Span, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: span, unitDisplay: 'long' }).format(count)

/** Options of a multiple choice, in their order; null for none. */
export const saidOptions = (labels: readonly string[]): string => labels.join(', ')

/** Whether a control of its own is shown for the question, above the field for own words. */
export type Control = 'number' | 'pressure' | 'date' | 'span' | 'options' | null

export function controlOf(fields: readonly Field[]): Control {
  const [field, second] = fields
  if (!field) return null
  if (second) return 'pressure'
  const { minimum, maximum, unit } = field.property
  switch (field.answer) {
    case 'number': {
      const isScale =
        field.integer && !unit && minimum !== undefined && maximum !== undefined && maximum - minimum <= 10
      return isScale ? null : 'number'
    }
    case 'date':
    case 'partial-date':
      return 'date'
    case 'duration':
      return 'span'
    case 'choices':
      return 'options'
    default:
      return null
  }
}
