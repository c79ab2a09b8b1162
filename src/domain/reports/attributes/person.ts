import type { Experiencer } from '../extraction.ts'
import { has, hasDrug, hasNumber, normsIn, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** Words between a relative and a verb of care: "my son gave me", «дочь приезжает», "lives with his wife". */
const BESIDE =
  /^(?:with|с|со|приезжа\p{L}*|помога\p{L}*|живет|gave|drove|brought|made|told|says|said|thinks|noticed|привез\p{L}*|привел\p{L}*|принесли|εφεραν|ειδαν|ειδε|αναφερουν|παρατηρησαν|ανησυχουν|θελουν|ηθελαν|заметил\p{L}*|νομιζει|πιστευει|προσεξε|θεωρει|говорит|сказал\p{L}*|дала|дал|με|μενει|βοηθα\p{L}*|λεει|ειπε|αναφερει|εφερε|visits|helps|reports|denies|denied|deny|adds|added|confirms|recalls|отрица\p{L}*|добавля\p{L}*|подтвержда\p{L}*|αρνειται|αρνουνται|προσθετει|περιγραφουν|noticed|insisted|wanted|настоял\p{L}*|заставил\p{L}*|works|работает|boyfriend|saw|spotted|увидел\p{L}*|смотрел\p{L}*|ειδε|το|παρατηρησε|против|спрашива\p{L}*|переживает|настаивает|сегодня|ждет|сидит|утвержда\p{L}*|уверя\p{L}*|рассказ\p{L}*|предлага\p{L}*|предложил\p{L}*|твердит|жалуется|вызвал\p{L}*|нашел|нашла|(?:по)?советовал\p{L}*|советует|отмечает|хотел\p{L}*|видел\p{L}*|слышал\p{L}*|боится|считает|думает|просит|отвез\p{L}*|принес\p{L}*|приносит|купил\p{L}*|подарил\p{L}*|отдал\p{L}*|claims|insists|bought|brings|reckons|offers|offered|called|found|made|complains|worries|worried|keeps|heard|sends|brings|suggested|wants|swears|describes|επιμενει|ισχυριζεται|δινει|εδωσε|προτεινει|προτεινε|λενε|φωναξε|καλεσε|βρηκε|φοβαται|στελνει|θελει|περιγραφει|ακουσε|ανησυχει|επεμενε|φερνει|αγορασε|πηρε|εδινε|ξερει|κοιταζει)$/u

const OFFERS =
  /^(?:\S+ ){0,3}(?:предлага\p{L}*|давал[аи]?|совал[аи]?|хотел[аи]? дать|offered|wanted to give|wanted me|tried to give|ηθελε|προτεινε|εδινε|επεμενε) (?:.* )?(?:(?:я )?не (?:взял[аи]?|стал[аи]?|пил[аи]?|дал[аи]?|разрешил[аи]?)|(?:я )?отказал(?:ся|ась)|i (?:didn't|wouldn't|refused|said no|never)\b.*|δεν (?:το |τα |την |τον )?(?:πηρα|αφησα|ηπια|δεχτηκα|εδωσα))/u
const offersInVain = (words: Words, from: number, to: number): boolean => OFFERS.test(normsIn(words, from, to))

const WITH = /^(?:with|с|со|με)$/u
const CARE_RU =
  '(?:ставит|дает|раскладывает|колет|покупает|напоминает|мажет|капает|делает|вводит|выдает|готовит|набирает|приносит|заставляет)'
/** What a relative gives is the patient's: "my wife gives me my insulin", «мне дочь раскладывает таблетки». */
const CARES = new RegExp(
  `(?:^|\\s)(?:(?:gives?|hands?|reminds?|injects?|buys?|gets?|puts?|draws?|crushe?s?|sorts?|sets?|counts?|orders?|collects?|fetche?s?|makes?) (?:(?:it|them|out|up|in) )?(?:for )?(?:me|my)|мне (?:\\S+ ){0,2}?${CARE_RU}|${CARE_RU} мне|μου (?:(?:το|τη|την|τα) )?(?:δινει|θυμιζει|αγοραζει|φερνει|ετοιμαζει|χωριζει)|μου μου (?:\\S+ )?(?:βαζει|κανει))(?:\\s|$)`,
  'u',
)
const CARED_WITHIN = 4

const DOES = /^(?:did|does|had|has|was|is)$/u
const REACH = 12
const TOLD = ['disease', 'symptom', 'operation', 'smoke', 'allergy', 'drug-word', 'take'] as const

const TAKER =
  /^(?:i|i've|he|she|some|one|я|взял\p{L}*|выпил\p{L}*|попил\p{L}*|пью|принял\p{L}*|мажу|πηρα|παιρνω|ηπια|επαιρνα|εβαλα|δοκιμασα)$/u
const OWNED = 4

/** "I grabbed my husband's clobetasol": the patient took what is a relative's. */
function isOwnerOnly(words: Words, from: number, to: number, at: number): boolean {
  const { norm = '' } = words.words[at] ?? {}
  const owner = norm.endsWith("'s") || /^(?:мужа|жены|мамы|отца|матери|сестры|брата|соседки|μου|τησ|του)$/u.test(norm)
  if (!owner || !words.words.slice(from, at).some(word => TAKER.test(word.norm))) return false
  if (words.words[at - 1]?.norm === 'у' || has(words, from, to, 'disease')) return false
  return (
    hasDrug(words, Math.max(from, at - OWNED), Math.min(to, at + OWNED)) || hasNumber(words, at, Math.min(to, at + 2))
  )
}

const LIKE =
  /(?:^| )(?:like|same as|just as|as|unlike|как и|как у|как и у|(?<=\S )как|в отличие от|σαν|οπωσ(?: και)?|αντιθετα με|ιδι\p{L}+ (?:\p{L}+ ){0,2}με)(?: (?:my|the|своеи|моеи|моего|мои|моя|у|η|ο|τη|την|τον|του|τησ))*$/u
const NO_MORE = /^(?:(?:had|has|did|does|was|is|было?|была|был|ειχε|εχει|μου) ?)*$/u
/** "I get migraines, same as my mother", «подагра, как у отца»: told of the patient. */
function isCompared(words: Words, from: number, to: number, hit: { from: number; to: number }): boolean {
  if (!LIKE.test(normsIn(words, Math.max(from, hit.from - COMPARED), hit.from))) return false
  let end = hit.to
  while (end < to && !/[,;:–—.]/u.test(words.words[end - 1]?.after ?? '')) end++
  return NO_MORE.test(normsIn(words, hit.to, end))
}
const COMPARED = 5
const OBJECT = /^(?:με|το)$/u
const OF_WHOM = /^(?:μου|του|τησ)$/u

const OUTSIDER =
  /^(?:(?:well|and|also|но|а|и|ну|еще|και|ε) )?(?:(?:(?:my|our|a|the|one of my) )?(?:neighbou?r|friend|colleague|co ?worker|workmate|flatmate|roommate|boss)s?(?: (?:of mine|at work|next door))?|(?:у )?(?:нашеи |моеи |однои )?(?:сосед\p{L}*|подруг[аеи]|друга|приятел\p{L}*|коллег[аеи])|(?:(?:ο|η|ενασ|μια) )?(?:φιλ(?:οσ|η)|γειτον\p{L}*|συναδελφοσ)(?: μου)?)(?: |$)/u
/** "My neighbour had chickenpox", «у соседки ветрянка»: whose illness it is comes first. */
export function tellsOfOutsider(words: Words, from: number, to: number): boolean {
  const [who] = OUTSIDER.exec(normsIn(words, from, to)) ?? []
  const ill = who === undefined ? to : from + who.trim().split(' ').length
  return has(words, ill, Math.min(to, ill + 4), 'disease', 'symptom') && !hasDrug(words, from, to)
}

/** The relative whom words `from` to `to` are about, if it is one. */
export function relativeIn(words: Words, from: number, to: number, isAnswer = false): Experiencer | null {
  for (const hit of within(words, from, to, 'relative')) {
    const before = words.words[hit.from - 1]?.norm ?? ''
    const earlier = words.words[hit.from - 2]?.norm ?? ''
    // Behind a comma another clause begins; "my brother with the heart failure" has it himself.
    const ends = /[,;:–—.]/u.test(words.words[hit.to - 1]?.after ?? '')
    const ill = WITH.test(words.words[hit.to]?.norm ?? '') && has(words, hit.to, Math.min(to, hit.to + 5), 'disease')
    // «У брата гепатит С»: a letter.
    const after = OF_WHOM.test(words.words[hit.to]?.norm ?? '') ? hit.to + 1 : hit.to
    const behindIt = [0, 1].map(step => words.words[after + step]?.norm ?? '')
    const near =
      ends || ill
        ? []
        : behindIt.filter((norm, at) => (after === hit.to ? at === 0 || !WITH.test(norm) : !OBJECT.test(norm)))
    if (isCompared(words, from, to, hit)) continue
    if (hit.from > from && (BESIDE.test(before) || BESIDE.test(earlier))) continue
    // "My sister did with hers": she does it herself.
    const does = DOES.test(near[0] ?? '')
    if (near.some(norm => BESIDE.test(norm)) && !does) continue
    // «Жена свой афобазол предлагала, я не взял»: told of the patient.
    if (offersInVain(words, hit.to, to)) continue
    if (CARES.test(normsIn(words, Math.max(from, hit.from - 2), Math.min(to, hit.to + CARED_WITHIN)))) continue
    if (isOwnerOnly(words, from, to, hit.to - 1)) continue
    // Nothing of medicine is said of them: "my husband is waiting".
    const end = Math.min(to, hit.to + REACH)
    const told = has(words, hit.from, end, ...TOLD) || hasDrug(words, hit.from, end) || hasNumber(words, hit.from, end)
    const behind = has(words, Math.max(from, hit.from - 4), hit.from, 'disease', 'allergy')
    if (hit.of !== 'family' && !isAnswer && !told && !behind) continue
    return hit.of ?? null
  }
  return null
}
