import { within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** Before a relative who is only there: "lives with his wife". */
const BEFORE =
  /^(?:hear|tell|told|ask|asked|lift|lifting|help|helping|visit|visiting|to|for|under|для|присутствии|παρουσια|επιβλεψη|слышу|вижу|ακουω|by|with|from|от|с|со|με|к|от имени|сказал\p{L}*|говорит)$/u
/** Behind a relative who only acts or speaks: "her daughter says", «дочь приезжает». */
const BEHIND =
  /^(?:приезжа\p{L}*|помога\p{L}*|живет|живут|gave|give|drove|brought|told|says|said|thinks|visits|helps|привез\p{L}*|привел\p{L}*|говорит|сказал\p{L}*|μενει|βοηθα\p{L}*|λεει|ειπε|αναφερει|εφερε|insisted|настоял\p{L}*|ждет|сидит|noticed|reports|колол\p{L}*|ставил\p{L}*|делал\p{L}*|давал\p{L}*|дал[аи]?|дает|дают|купил\p{L}*|вызвал\p{L}*|заметил\p{L}*|уговорил\p{L}*|заставил\p{L}*|послал\p{L}*|injected|made|called|rubbed|bought|found|sent|dragged|worries|worried|complains|εκανε|εδωσε|αγορασε|καλεσε|παρατηρησε|προσεξε|φωναξε|επεμενε|κοιταξε|сова\p{L}*|сует|подсовыва\p{L}*|подсунул\p{L}*|пиха\p{L}*|настаива\p{L}*|заставля\p{L}*|уговарива\p{L}*|ругает\p{L}*|ругал\p{L}*|пилит|напоминает|напомнил\p{L}*|просит|просил\p{L}*|звонил\p{L}*|подарил\p{L}*|принес\p{L}*|push\p{L}*|nags|nagging|keeps|wanted|wants|rang|phoned|reminds|makes|tried|δινει|εδινε|πιεζει|φωναζει|instructed|informed|advised|aware|agreed|stays|проинструктир\p{L}*|предупрежд\p{L}*|информирован\p{L}*|осведомлен\p{L}*|обучен\p{L}*|остан\p{L}*|соглас\p{L}*|ενημερωθηκε|γκρινιαζει|θελει|ηθελε|φοβαται|ανησυχει|επιμενει|θυμιζει|τηλεφωνησε)$/u

/** «Η μητέρα τής έκανε». */
const OBJECT = /^(?:του|τησ|τουσ|τον|την|ему|еи|him|her)$/u

const ADVERB = /^(?:еще|тоже|уже|все|опять|постоянно|even|also|always|just|still|και|παλι|ολο|συνεχωσ|me|us|мне|нам)$/u
/** «Η πεθερά μου με έχει φάει», "my wife has been on at me". */
const URGES =
  /^(?:με (?:εχει (?:φαει|σκασει|ζαλισει|τρελανει)|πιεζει|τρεχει|ζαλιζει|κυνηγαει)|has been on at me|is on at me|has been nagging|made me|makes me|keeps telling)(?: |$)/u

/** A relative whose verb stands at word `at`, behind adverbs and a medicine, only acts: «свекровь ещё анальгин совала». */
function acts({ words, drugs }: Words, at: number): boolean {
  const first = /^(?:μου|μασ|σου|σασ)$/u.test(words[at]?.norm ?? '') ? at + 1 : at
  const next = words
    .slice(first, first + 5)
    .map(({ norm }) => norm)
    .join(' ')
  if (URGES.test(next)) return true
  if (givesBehind({ words, drugs }, at)) return true
  let verb = at
  while (verb < at + 2 && ADVERB.test(words[verb]?.norm ?? '')) verb++
  verb = drugs.get(verb)?.to ?? verb
  return BEHIND.test(words[verb]?.norm ?? '')
}

const GIVES = /^(?:дает|дают|выдает|раскладывает|gives|δινει|δινουν)$/u
/** Of these one may be both who does it and who it is for, but for "me". */
const USES = /^(?:колет|ставит|капает|injects|puts|βαζει|κανει)$/u
const FOR_ME = /^(?:me|мне|μου)$/u
/** Words between a relative and what they do: «микофенолат муж по будильнику даёт». */
const GIVES_WITHIN = 4
/** Behind the name of a medicine or before it the relative is who gives it. */
function givesBehind({ words, drugs }: Pick<Words, 'words' | 'drugs'>, at: number): boolean {
  const part = words.slice(at, at + GIVES_WITHIN)
  const isForMe =
    part.some(({ norm }, index) => FOR_ME.test(norm) && (index > 0 || norm !== 'μου')) ||
    FOR_ME.test(words[at + GIVES_WITHIN]?.norm ?? '')
  const verb = part.findIndex(({ norm }) => GIVES.test(norm) || (isForMe && USES.test(norm)))
  if (verb < 0 || part.slice(0, verb).some(({ after }) => /[.;?!]/u.test(after))) return false
  return [...drugs.keys()].some(name => Math.abs(name - at) <= GIVES_WITHIN)
}

/** "Two daughters, the second by caesarean": a number of children, with no illness of theirs. */
const isCounted = ({ words, numbers }: Words, from: number, to: number) =>
  (numbers.get(from - 1)?.value ?? 0) > 1 && /^[,.;]/u.test(words[to - 1]?.after ?? '')

const ADVISES =
  /^(?:(?:по)?советовал\p{L}*|советует|твердит|утвержда\p{L}*|уверя\p{L}*|считает|advis\p{L}*|suggest\p{L}*|reckons|swears|claims|insists|συμβουλε\p{L}*|επιμενει|ισχυριζεται|προτειν\p{L}*)$/u

/** "Mum advised Dostinex", also with the medicine before the verb. */
function advises({ words, drugs }: Words, at: number): boolean {
  const verb = drugs.get(at)?.to ?? at
  return ADVISES.test(words[verb]?.norm ?? '')
}

const BROUGHT =
  /^(?:(?:принес|привез|купил|давал|отдал|предлож|предлагал|посоветовал|вызвал|заметил)\p{L}*|дал[аи]?|да[ею]т|выдает|контролирует|капает|привел|привела|привели|ставит|делает|наносит|раскладывает|δινει|δινουν|χορηγει|βαζει|εβαλε|εβαζε|εφερε|εφεραν|εδωσε|εδωσαν|αγορασε|προτεινε|λεει|λενε|says|said|reckons)$/u
const ARTICLE = /^(?:the|my|his|her|ο|η|οι|το|τα)$/u
const LIKE = /^(?:как у|same as|just like|οπωσ (?:ο|η|του|τησ|στον|στη|στην))$/u

/** "Stopped by the mother", «отменён родителями»: who did it. */
const BY =
  /^(?:родителями|матерью|отцом|мужем|женои|дочерью|сыном|сестрои|братом|бабушкои|дедушкои|родственниками|близкими)$/u
const AGENT = /^απο (?:τη|την|τον|το)$/u
const PASSIVE = /^(?:διακοπηκε|δοθηκε|χορηγηθηκε|σταματησε|αναφερθηκε)$/u

/**
 * The relative whom words `from` to `to` may tell of; null for none. It is taken for one on doubt: another person's
 * illness reported as the patient's is worse than a sentence that has to be looked at.
 */
export function relativeNamed(words: Words, from: number, to: number): string | null {
  const passive = words.words.slice(from, to).some(({ norm }) => PASSIVE.test(norm))
  for (const hit of within(words, from, to, 'relative')) {
    // "My mother's sister" is no mother, «αδελφή της μητέρας» no sister.
    if ((words.hits[hit.from] ?? []).some(one => one.is === 'relative' && one.to > hit.to)) continue
    const norm = (at: number) => words.words[at]?.norm ?? ''
    const before = hit.from > from ? [norm(hit.from - 1), norm(hit.from - 2)] : []
    if (AGENT.test(`${norm(hit.from - 2)} ${norm(hit.from - 1)}`) && passive) continue
    // «Феназепам, который принесла сестра»
    if (BROUGHT.test(before[0] ?? '') || (ARTICLE.test(before[0] ?? '') && BROUGHT.test(before[1] ?? ''))) continue
    // «Вальпроат, как у брата, вам не даю»
    if (LIKE.test(`${before[1]} ${before[0]}`)) continue
    if (
      hit.of === undefined ||
      BY.test(norm(hit.from)) ||
      (before.some(one => BEFORE.test(one)) && !(before.includes('from') && norm(hit.to - 1).endsWith("'s"))) ||
      acts(words, hit.to) ||
      isCounted(words, hit.from, hit.to) ||
      (OBJECT.test(norm(hit.to)) && BEHIND.test(norm(hit.to + 1))) ||
      advises(words, hit.to)
    )
      continue
    return hit.of === 'family' ? 'relative' : hit.of
  }
  return parentNamed(words, from, to)
}

const ENDS_PART = /[;.]/u
/** The relative of a claim: «Артралгии отрицает; у матери псориаз» tells of the mother behind the semicolon only. */
export function relativeOfClaim(all: Words, to: number): string | null {
  let end = to
  while (end < all.words.length && !ENDS_PART.test(all.words[end - 1]?.after ?? '')) end++
  return relativeNamed(all, 0, end)
}

const OF_PARENT: readonly (readonly [RegExp, string])[] = [
  [/^maternal$/u, 'mother'],
  [/^paternal$/u, 'father'],
]
const IS_SIDE = /^(?:aunt|uncle|grand\p{L}*|cousin|side|line|age|request|wish|relative\p{L}*)$/u
/** "Maternal history of fibroids". */
function parentNamed({ words }: Words, from: number, to: number): string | null {
  for (let at = from; at < to; at++) {
    const parent = OF_PARENT.find(([form]) => form.test(words[at]?.norm ?? ''))
    if (parent && !IS_SIDE.test(words[at + 1]?.norm ?? '')) return parent[1]
  }
  return null
}
