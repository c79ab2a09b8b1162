import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Clause } from './clauses.ts'
import { FORWARD } from './cues.ts'

/** Most words that a denial reaches in speech without punctuation. */
const REACH = 9

const ENDS =
  /^(?:отмеча\p{L}*|было|были|была|был|беспоко\p{L}*|име\p{L}*|определя\p{L}*|видно|видим|выявл\p{L}*|обнаруж\p{L}*|наблюда\p{L}*|замеча\p{L}*|дела\p{L}*|использу\p{L}*|приним\p{L}*|пьет|αναφερ\p{L}*|υπαρχ\p{L}*|ειχε|παρουσ\p{L}*)$/u

/** In speech without punctuation a denial reaches a few words: back from a closing «нет», forward from «не», "no". */
export function denyNear(all: Words, { from, to }: Clause, at: number, deny: (from: number, to: number) => void): void {
  const norm = all.words[at]?.norm ?? ''
  const next = all.words[at + 1]?.norm ?? ''
  if (all.drugs.has(at + 1)) {
    deny(at, Math.min(to, Math.max(at + 2, all.drugs.get(at + 1)?.to ?? 0)))
    return
  }
  if (/^(?:нет|нету|οχι|no|nope|nah)$/u.test(norm)) {
    const repeated = all.words.slice(Math.max(from, at - 3), at).some(word => word.norm === next)
    const reach = Math.max(from, at - (norm === 'no' ? 4 : 5))
    // A number before it ends what was asked before: «… четвёртого марта температура есть нет».
    const number = [1, 2, 3, 4, 5].find(back => at - back >= reach && all.numbers.has(at - back))
    const counted = number === undefined ? reach : Math.max(reach, all.numbers.get(at - number)?.to ?? reach)
    // «Сопли есть прозрачные, кашель нет»: what is there ends it.
    const there = all.words.slice(counted, at).findLastIndex(word => THERE.test(word.norm))
    const behind = there < 0 || counted + there >= at - 1 ? counted : counted + there + 1
    const start = Math.max(behind, askedFrom(all, behind, at))
    // «Гной или кровь из соска идёт нет»: a list is denied as a whole.
    const listed = all.words.slice(start, start + 2).findIndex(word => OR.test(word.norm))
    // «На йод нет», «σε ασπιρίνη όχι»: the substance alone is denied.
    const alone =
      /^(?:на|от|к|σε|στην|στο|στη|to)$/u.test(all.words[at - 2]?.norm ?? '') &&
      (norm === 'нет' || all.drugs.has(at - 1))
    deny(Math.max(from, alone ? at - 2 : listed < 0 ? start : start + listed - 1), at)
    if ((norm === 'no' && !GOES_ON.test(next)) || repeated) deny(at, Math.min(to, at + 4))
    return
  }
  // «От госпитализации отказался».
  if (/^отказ/u.test(norm) && all.words[at - 2]?.norm === 'от') {
    deny(at - 1, at + 1)
    return
  }
  // «Кровохарканья не отмечает ночью потеет»: the verb of the denial ends it.
  if (/^(?:не|not|δεν)$/u.test(norm) && ENDS.test(next)) {
    deny(Math.max(from, at - 3), at + 2)
    return
  }
  // "White stuff not green": of what it is of only the colour is denied.
  if (/^(?:not|не|οχι)$/u.test(norm) && COLOUR.test(next)) {
    deny(at, at + 2)
    return
  }
  if (FORWARD.test(norm)) deny(at, Math.min(to, at + 5))
  else {
    // "She doesn't need it | calpol carry on": the object ends it.
    const object = all.words.slice(at, at + 4).findIndex(word => /^(?:it|them|that|его|ее|их)$/u.test(word.norm))
    // "Not itchy it bleeds if I catch it": another subject ends it.
    const subject = all.words
      .slice(at + 2, at + REACH - 4)
      .findIndex(word => SUBJECT.test(word.norm) || (norm === 'не' && NEW_VERB.test(word.norm)))
    const end = object > 0 ? at + object + 1 : subject >= 0 ? at + 2 + subject : at + REACH - 4
    // «При боли найз больше не пейте омепразол …»: the medicine before it is its object, the next one another thing.
    const before = [at - 1, at - 2, at - 3].find(word => all.drugs.has(word))
    const next = [...all.drugs.keys()].filter(word => word > at).sort((a, b) => a - b)[0]
    if (before === undefined) deny(at - 3, Math.min(to, end))
    else deny(before, Math.min(to, end, next ?? to))
  }
}

const COLOUR =
  /^(?:green|yellow|white|black|brown|pink|зелен\p{L}*|желт\p{L}*|бел\p{L}{2}|черн\p{L}*|розов\p{L}*|πρασιν\p{L}*|κιτριν\p{L}*|ασπρ\p{L}*|μαυρ\p{L}*)$/u

/** "Seizures no she cries a lot", "do you smoke no gave it up": what follows the answer goes on. */
const GOES_ON =
  /^(?:(?:i|you|he|she|it|we|they)(?:'\p{L}+)?|that's|there's|just|only|but|gave|quit|packed|stopped|had|okay|ok|thanks)$/u

const FELT = /\p{L}{2}(?:юсь|ется|ются|утся|ится|ятся|ались|ились|лась|лось)$/u
/** «Теряли», «курите»: asked of who answers. */
const ASKED_OF_YOU = /^\p{L}{2,}(?:ли|ете|ите|аете|яете)(?:сь)?$/u
const DENIED_BEFORE = /^(?:not|никогда|never)$/u

/** The word from which a closing "no" answers what was asked: «просыпаюсь, руки трясутся, сознание теряли? нет». */
function askedFrom({ words }: Words, from: number, at: number): number {
  const norms = words.slice(from, at).map(({ norm }) => norm)
  // "White stuff not green no": what stands before another denial was not asked.
  const denied = norms.findLastIndex(norm => DENIED_BEFORE.test(norm))
  const verb = norms.at(-1) ?? ''
  if (!ASKED_OF_YOU.test(verb)) return from + Math.max(0, denied)
  // «…был в институте курите нет»: the verb names itself what was asked.
  const names = conceptsOf([verb]).some(({ ids }) => ids.some(id => isLife(id)))
  const told = norms.slice(0, -1).findLastIndex(norm => FELT.test(norm))
  return names ? at - 1 : from + Math.max(0, denied, told + 1)
}
const isLife = (id: string) => KIND_OF.get(id) === 'life'

/** A Russian infinitive or order opens another thing: «свечи больше не ставим, поить побольше». */
const NEW_VERB = /\p{L}{2}(?:ать|ять|ить|еть|ти|аите|яите|уите|ите|аите)$/u
const SUBJECT = /^(?:(?:i|you|he|she|it|we|they)(?:'\p{L}+)?|if|when|я|он|она|мы|вы|они|мне|у|если|когда|αν|οταν)$/u
const THERE =
  /^(?:есть|бывает|имеется|да|(?:по)?(?:меньше|больше|лучше|хуже)|smaller|bigger|less|better|worse|yes|yeah|ναι|εχω|(?:μικροτερ|μεγαλυτερ|λιγοτερ|καλυτερ|χειροτερ)\p{L}*)$/u
const OR = /^(?:или|or|η)$/u
