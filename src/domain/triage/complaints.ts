const COMPLAINS =
  /(?<!\p{L})(жалуется|жалуюсь|жалуются|жалобы|жалоба|беспокоит|беспокоят|complains|complaining|complaint|complaints|presents with|presenting with|παραπονιέται|παραπονείται|παραπονιέμαι|παράπονα|ενοχλήσεις|προσέρχεται με|προσήλθε με)(?!\p{L})/iu
const DENIES =
  /(?<!\p{L})(жалоб(ы)? (нет|не )|не жалуется|не беспокоит|не беспокоят|no complaints?|denies|without complaints?|not complaining|δεν παραπονιέται|δεν έχει παράπονα|χωρίς (παράπονα|ενοχλήσεις)|κανένα παράπονο)/iu

/** Longer sentences are quoted in pieces: a stored complaint has at most 500 characters. */
const LONGEST = 490
/** What stands before the word of complaint in a long sentence: "since yesterday he complains of…". */
const BEFORE = 80

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;])\s+|\n+/)
    .map(sentence => sentence.replace(/^[\s—–-]+/, '').trim())
    .filter(sentence => sentence !== '')

const statesComplaint = (text: string) => COMPLAINS.test(text) && !DENIES.test(text)

/** The pieces of a long sentence around its words of complaint; "…" stands where words are left out. */
function pieces(sentence: string): string[] {
  const found: string[] = []
  const words = new RegExp(COMPLAINS.source, 'giu')
  let end = 0
  for (const { index } of sentence.matchAll(words)) {
    if (index < end) continue
    const from = index <= BEFORE ? 0 : Math.max(end, sentence.lastIndexOf(' ', index - BEFORE) + 1)
    const rest = sentence.slice(from)
    const cut = rest.length <= LONGEST ? rest : rest.slice(0, rest.lastIndexOf(' ', LONGEST - 2))
    end = from + (cut.length > 0 ? cut.length : LONGEST)
    const piece = sentence.slice(from, end).trim()
    if (statesComplaint(piece)) found.push(`${from > 0 ? '…' : ''}${piece}${end < sentence.length ? '…' : ''}`)
  }
  return found
}

/**
 * The sentences of a transcript that state a complaint, all of them, in its words; a text without full stops is quoted
 * in pieces. A sentence that denies a complaint is left out.
 */
export const complaintsIn = (text: string): string[] =>
  [...new Set(sentencesOf(text))].flatMap(sentence =>
    sentence.length > LONGEST ? pieces(sentence) : statesComplaint(sentence) ? [sentence] : [],
  )
