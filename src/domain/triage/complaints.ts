const COMPLAINS =
  /(?<!\p{L})(жалуется|жалуюсь|жалуются|жалобы|жалоба|беспокоит|беспокоят|complains|complaining|complaint|complaints|presents with|presenting with|παραπονιέται|παραπονείται|παραπονιέμαι|παράπονα|ενοχλήσεις|προσέρχεται με|προσήλθε με)(?!\p{L})/iu
const DENIES =
  /(?<!\p{L})(жалоб(ы)? (нет|не )|не жалуется|не беспокоит|не беспокоят|no complaints?|denies|without complaints?|not complaining|δεν παραπονιέται|δεν έχει παράπονα|χωρίς (παράπονα|ενοχλήσεις)|κανένα παράπονο)/iu

const MOST = 10
const LONGEST = 500

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;])\s+|\n+/)
    .map(sentence => sentence.replace(/^[\s—–-]+/, '').trim())
    .filter(sentence => sentence !== '')

/**
 * The sentences of a transcript that say a complaint, as they were said; none is made up, shortened or joined. A denied
 * complaint is none.
 */
export const complaintsIn = (text: string): string[] =>
  [...new Set(sentencesOf(text))]
    .filter(sentence => sentence.length <= LONGEST && COMPLAINS.test(sentence) && !DENIES.test(sentence))
    .slice(0, MOST)
