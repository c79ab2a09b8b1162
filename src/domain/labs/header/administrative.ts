import { datesIn } from '../text/dates.ts'
import { phrases } from '../text/phrases.ts'
import { isConclusion } from './conclusion.ts'
import { kindOfDateLabel } from './sample-dates.ts'

const ADMINISTRATIVE = phrases<true>([
  [
    true,
    'пол | возраст | пациент | ф и о | фио | дата рождения | врач | отделение | заказ | номер заказа | инз | телефон | тел | адрес',
  ],
  [
    true,
    'лицензия | страница | стр | полис | снилс | карта | штрихкод | лаборант | подпись | палата | диагноз | направил | инн | огрн',
  ],
  [
    true,
    'день цикла | код заказа | договор | исполнитель | регистрация | касса | итого | цена | стоимость | дата | время | № карты',
  ],
  [
    true,
    'sex | gender | age | patient | patient name | dob | date of birth | doctor | physician | ordering | phone | tel | fax | address',
  ],
  [
    true,
    'page | order number | accession | account | mrn | nhs number | specimen id | order id | lab id | signature | fasting | total price',
  ],
  [
    true,
    'price | amount | invoice | subtotal | vat | collected | reported | received | room | ward | requesting | referred by | hospital no',
  ],
  [
    true,
    'φυλο | ηλικια | ασθενησ | ονοματεπωνυμο | ιατροσ | τηλ | τηλεφωνο | διευθυνση | σελιδα | σελ | αμκα | κωδικοσ ασθενη',
  ],
  [
    true,
    'ημερομηνια | παραπεμπων | εντολη | αριθμοσ | αφμ | υπογραφη | ημ γεννησησ | ασφαλεια | ταμειο | συνολο | ιατρειο',
  ],
])
const ANYWHERE = phrases<true>([
  [
    true,
    'тел | телефон | факс | лицензия | инн | огрн | снилс | tel | phone | fax | clia | www | http | email | τηλ | αφμ | e mail',
  ],
])
const PHONE = /\(\d{3,4}\)\s?\d{2,3}|\+\d[\d\s()-]{8,}\d/u
const MONEY = /[₽€£]|\$\s?\d|\d\s?\$|(?<!\p{L})(?:руб|р\.|eur|euro|ευρώ|usd|gbp)(?!\p{L})/iu

const RANGE = /\d\s*[-–]\s*\d/u

/** Not a line with a range: there a sign of money is a misread mark. */
export const isPrice = (text: string) => MONEY.test(text) && !RANGE.test(text)

/** Labels that begin no test and no part of a range, wherever they stand in a line. */
const LABELS = phrases<true>([
  [true, 'пол | возраст | ф и о | фио | заказ | инз | страница | стр | лист | sex | gender | age | page | dob | mrn'],
  [true, 'φυλο | ηλικια | ονοματεπωνυμο | σελιδα | σελ | αμκα | κωδικοσ | αρ δειγματοσ | αρ εντολησ'],
])
const hasLabel = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d])(\p{L}[\p{L}.]*(?: \p{L}+)?)\s?:/gu)].some(([, label = '']) =>
    [label, label.split(' ').at(-1) ?? ''].some(one => LABELS.whole(one)),
  )

/** Lines about the person, the order and the laboratory, which look like rows: "Возраст: 34 года". */
export function isAdministrative(text: string): boolean {
  if (
    ADMINISTRATIVE.within(text)?.at === 0 ||
    isConclusion(text) ||
    ANYWHERE.within(text) ||
    hasLabel(text) ||
    PHONE.test(text) ||
    isPrice(text)
  )
    return true
  return datesIn(text).some(date => kindOfDateLabel(text.slice(0, date.at)) !== null)
}

const NUMBERED = phrases<true>([
  [
    true,
    'номер | код | заявка | заказ | серийный | форма | формы | цикл | тел | телефон | приказом | гост | исо | лист',
  ],
  [
    true,
    'no | nr | number | code | ref | serial | ext | extension | iso | form | revision | rev | version | report id | page | client',
  ],
  [
    true,
    'αρ | αριθμοσ | κωδικοσ | κωδ | παραγγελιασ | αριθ | σειριακοσ | αδειασ | πρωτοκολλου | εκδοση | εντυπο | τηλ | τηλεφωνο | πιστ | σελιδα',
  ],
])

/**
 * Whether the text before a number is a sentence, or ends in what is numbered and not measured: "Анализатор …, серийный
 * номер 21457".
 */
export function isProse(text: string): boolean {
  const last = text.split(' ').at(-1) ?? ''
  return (
    /(?:\p{L}+,?\s+){2,}\p{L}{4,}[.!?]\s+\p{Lu}\p{Ll}/u.test(text) ||
    /[№#]$/u.test(last) ||
    NUMBERED.whole(last) !== null
  )
}
