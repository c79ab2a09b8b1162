/** Parts of a line of a prescription, as printed. */
export interface Dosing {
  dosage: string | null
  frequency: string | null
  duration: string | null
  /** What is left. */
  rest: string
}

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?|½|¼|пол|половин[ауые]|half|one|two|one-two|μισό|ένα|δύο|одн[ау]|дв[ае]|по одной)`
const FORM = String.raw`(?:таб(?:л(?:ет\p{L}*)?)?\.?|капс(?:ул\p{L}*)?\.?|драже|кап(?:ел\p{L}*|ли)?\.?|доз[аыу]?|впрыск\p{L}*|вдох\p{L}*|свеч\p{L}*|суппозитор\p{L}*|ампул?\p{L}*|амп\.?|саше|пакет\p{L}*|ч\.?\s?л\.?|ст\.?\s?л\.?|мерн\p{L}* ложк\p{L}*|tabs?\.?|tablets?|caps?\.?|capsules?|drops?|puffs?|sprays?|ampoules?|sachets?|supp(?:ositor\p{L}*)?|patch(?:es)?|teaspoons?|δισκί\p{L}*|δισκ\.?|χάπι\p{L}*|κάψουλ\p{L}*|καψ\.?|σταγόν\p{L}*|εισπνο\p{L}*|φακελ\p{L}*|υπόθετ\p{L}*|αμπούλ\p{L}*|κουταλ\p{L}*)`
const UNIT = String.raw`(?:мкг|мг|г|мл|ЕД|МЕ|ед|mcg|µg|μg|mg|g|ml|mL|IU|units?|U|%|mmol|ммоль|μονάδες|IU\/ml|mg\/ml|мг\/мл)`
export const DOSE = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}\s?(?:${UNIT}(?:\s?\/\s?(?:\d+\s?)?(?:мл|ml|доз[ау]|dose|кг|kg|сут))?)(?![\p{L}\d])`,
  'giu',
)
const AMOUNT = new RegExp(String.raw`(?<![\p{L}\d])(?:по\s|από\s)?${NUMBER}\s?${FORM}(?!\p{L})`, 'giu')

const COUNT = String.raw`(?:\d{1,2}(?:\s?[-–]\s?\d)?|один|два|три|четыре|once|twice|three|four|one|two|μία|δύο|τρεις|τέσσερις)`
const FREQUENCIES: readonly RegExp[] = [
  new RegExp(
    String.raw`${COUNT}\s?(?:раза?|р\.?|x|х|×|times?|φορές|φορά)\s?(?:в|/|a|per|daily|την|τη|το|each|every)?\s?(?:день|сутки|сут\.?|д\.?|неделю|нед\.?|месяц|day|daily|week|month|ημέρα|μέρα|εβδομάδα|μήνα)?(?!\p{L})(?:\s?(?:в день|a day|την ημέρα))?`,
    'iu',
  ),
  /(?:once|twice|three times|four times)\s(?:a\s)?(?:day|daily|week|weekly)/iu,
  /(?<!\p{L})(?:q\.?d\.?|b\.?i\.?d\.?|t\.?i\.?d\.?|q\.?i\.?d\.?|q\d{1,2}h|prn|o\.?d\.?|b\.?d\.?|t\.?d\.?s\.?|nocte|mane)(?!\p{L})/iu,
  /(?<![\d.,])[0-3½]\s?-\s?[0-3½]\s?-\s?[0-3½](?:\s?-\s?[0-3½])?(?![\d.,])/u,
  /(?:каждые|через каждые|every|κάθε)\s\d{1,2}\s?(?:час\p{L}*|ч\.?|hours?|h|ώρες|ώρα|дн\p{L}*|days?|ημέρες)/iu,
  /(?:ежедневно|через день|раз в день|раз в сутки|однократно|daily|every day|every other day|at bedtime|weekly|καθημερινά|ημερησίως|μέρα παρά μέρα|εφάπαξ|άπαξ ημερησίως|εβδομαδιαίως)/iu,
  /(?:утром и вечером|утром|днем|вечером|на ночь|перед сном|in the morning|in the evening|at night|πρωί και βράδυ|πρωί-βράδυ|το πρωί|το βράδυ|πριν τον ύπνο|πρωί|βράδυ)/iu,
  /(?:при (?:боли|болях|температуре|необходимости|приступе)[^.,;]*|as needed|if needed|when required|επί (?:πόνου|πυρετού|ανάγκης)|αν χρειαστεί)/iu,
]
const MEALS =
  /(?:до еды|после еды|во время еды|натощак|before meals?|after meals?|with (?:food|meals?)|on an empty stomach|πριν (?:το )?φαγητό|μετά (?:το )?φαγητό|με (?:το )?φαγητό|νηστικ\p{L}*)/iu
const PERIOD = String.raw`(?:дн(?:ей|я)|день|сут(?:ок|ки)|нед(?:ел\p{L}*|\.)?|месяц\p{L}*|мес\.?|days?|weeks?|months?|ημέρες|ημέρα|μέρες|εβδομάδες|εβδομάδα|μήνες|μήνα)`
const DURATIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:(?:курс(?:ом)?|в течение|до|for|x|επί|για|σε διάστημα)\s?)?(?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?|одну|две|one|two|μία|δύο)\s?-?\s?${PERIOD}(?!\p{L})`,
    'iu',
  ),
  /(?:длительно|постоянно|пожизненно|до отмены|long[- ]term|continuously|indefinitely|ongoing|μακροχρόνια|συνεχώς|μόνιμα)/iu,
]

/** Takes dose, frequency and duration out of what follows a medicine's name; all of them as they are printed. */
export function readDosing(text: string): Dosing {
  let rest = text
  const take = (pattern: RegExp): string | null => {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(rest)
    if (!found) return null
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found[0].trim()
  }
  const dose = take(DOSE)
  // Before amounts: the days of "7 дней" and the times of "2 раза" are no tablets.
  const periods: string[] = []
  const times: string[] = []
  for (const pattern of FREQUENCIES) {
    const found = take(pattern)
    if (found) times.push(found)
  }
  for (const pattern of DURATIONS) {
    const found = take(pattern)
    if (found) periods.push(found)
  }
  const meal = take(MEALS)
  const amount = take(AMOUNT)
  const doses = [dose, amount].filter(one => one !== null)
  return {
    dosage: doses.length > 0 ? doses.join(', ') : null,
    frequency: [...times, ...(meal ? [meal] : [])].join(', ') || null,
    duration: periods.join(', ') || null,
    rest: rest.replace(/\s+/gu, ' ').replace(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, ''),
  }
}
