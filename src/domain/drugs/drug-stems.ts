/**
 * Stems of international names: a word with one is a medicine, though not a listed one. It has no class and no dose.
 * Ordinary words with the same letters are excluded by name.
 */
const RUSSIAN =
  /(?:прил|сартан|олол|статин|празол|коназол|нидазол|циллин|мицин|флоксацин|зепам|золам|триптан|глифлозин|глиптин|глутид|натид|тидом|мумаб|зумаб|ксимаб|тиниб|парин|ксабан|цикловир|тегравир|пафенон|дронат|дипин|прамин|триптилин|сетрон)(?:а|у|ом|е|ы|ов|ами)?$/u
const RUSSIAN_START = /^цеф(?!ал)[а-я]{3,}(?:ин|им|он|ор|ир|ем)(?:а|у|ом|е)?$/u
const ENGLISH =
  /(?:pril|sartan|olol|statin|prazole|conazole|nidazole|cillin|mycin|floxacin|zepam|zolam|triptan|gliflozin|gliptin|glutide|natide|umab|zumab|ximab|tinib|heparin|parin|xaban|cyclovir|tegravir|dronate|dipine|triptyline|setron|azosin|lukast)$/u
const ENGLISH_START = /^cef[a-z]{4,}$/u
const GREEK =
  /(?:πριλ|σαρταν|ολολ|στατιν|πραζολ|κοναζολ|νιδαζολ|κιλλιν|κιλιν|μυκιν|μικιν|φλοξασιν|ζεπαμ|ζολαμ|τριπταν|γλιφλοζιν|γλιπτιν|γλουτιδ|ουμαμπ|ξιμαμπ|τινιμπ|παριν|ξαμπαν|κυκλοβιρ|κλοβιρ|δρονατ|διπιν)(?:η|ησ|ην|εσ|ων)$/u
const GREEK_START = /^κεφ(?!αλ[ιηογα]|αλ[οό]|ιρ|ατ)[α-ω]{3,}(?:ιν|ιμ|ον|ιρ)(?:η|ησ|ην)$/u

/** Of the words of three spelling dictionaries those with such a stem: sweat, April, ground coffee. */
const ORDINARY =
  /^(?:апрел|april|απριλ|αστυνομ|испарин|.{0,4}[кмп]олол|(?:под|кам)зол|крезол|дихлор|(?:ди)?пептид|нуклеотид|висмут)/u
const SHORTEST = 7

/** `word` in lower case without accents, final sigma folded. */
export function soundsLikeDrug(word: string): boolean {
  if (word.length < SHORTEST || ORDINARY.test(word)) return false
  return [RUSSIAN, RUSSIAN_START, ENGLISH, ENGLISH_START, GREEK, GREEK_START].some(stem => stem.test(word))
}
