const MONTHS: Readonly<Record<string, readonly string[]>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  el: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const DATE = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-]|\.\d)/gu
/** The last year of this century that two digits mean. */
const LATEST = 40

const languageOf = (text: string) =>
  /\p{Script=Greek}{2}/u.test(text) ? 'el' : /\p{Script=Cyrillic}{2}/u.test(text) ? 'ru' : 'en'

/** "12/03/2019", «12.03.19»: a day with the name of its month and its whole year, as it is said, unless `told` has it in figures. */
export const withDatesInWords = (text: string, told: string): string =>
  text.replace(DATE, (written, day: string, _sign, month: string, year: string) => {
    if (told.includes(written)) return written
    const name = MONTHS[languageOf(text)]?.[Number(month) - 1]
    if (!name || Number(day) < 1 || Number(day) > 31) return written
    const short = Number(year)
    const whole = year.length === 4 ? short : short > LATEST ? 1900 + short : 2000 + short
    return `${Number(day)} ${name} ${whole}`
  })
