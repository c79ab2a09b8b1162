import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'

const FURTHER =
  /(?:^| )(?:вряд ли|едва ли|маловероятн\p{L}*|под вопросом|не исключ\p{L}*|надо исключить|нужно исключить|исключить|не уверен\p{L}*|δεν πιστευω|δεν νομιζω|δεν μπορω να (?:την |το |τον )?αποκλεισω|δεν αποκλειεται|να αποκλειστει|πιθανοτατα|unlikely|not convinced|possible|may be|may have|might|could be|less likely|more likely|to rule out|rule out|ruling out|ruled in|query|needs excluding|need to exclude|исключать|надо исключать|под вопросом|not excluded|not been (?:ruled out|excluded)|not ruled out|doubt|sounds like|looks like|i think|i don't think|i doubt|δεν το πιστευω|δεν το νομιζω|worried about|suspicion|query|improbable|not likely|least likely|doubtful|most likely|likely|скорее всего|вряд|скорее|wonder(?:s|ed|ing)? (?:whether|if)|похож(?:а|и|ая|ее|ии)? на|αναρωτιεμαι|δεν ειναι πιθανο|απιθαν\p{L}*|μαλλον)(?: |$)/u

/** By their stems: "another possibility", «подозревают», «ύποπτο». */
const STEMS =
  /^(?:possib|probab|suspic|suspect|presum|query|querying|perhaps|maybe|might|возможн|вероятн|подозр|предполож|сомнева|сомнит|πιθαν|ισωσ|υποψι|υποπτ|ενδεχ)/u

/** True if words `from` to `to` leave open whether it is so. */
export function isHedged(all: Words, from: number, to: number): boolean {
  const text = all.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
  return (
    has(all, from, to, 'hedge') || FURTHER.test(text) || all.words.slice(from, to).some(({ norm }) => STEMS.test(norm))
  )
}
