import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, commonWords, familiesIn, sameStem, type Topic } from '../text/field-words.ts'
import { textOf } from '../text/fold.ts'
import { endsIn, type Part } from '../text/parts.ts'
import { numbersIn } from './numbers.ts'

export const FULL = 100

/** How strongly each option of a field is named in a part; negative where it is denied. */
export function scoresOf(field: Field, part: Part, lexicon: Lexicon): number[] {
  const { labels } = aboutOf(field, lexicon)
  return labels.map(topic => scoreOf(topic, labels, unclaimed(part, topic, labels, lexicon), lexicon))
}

/** The part without the phrases of other options: «почти никогда» is "rarely", and no "never". */
function unclaimed(part: Part, topic: Topic, labels: readonly Topic[], lexicon: Lexicon): Part {
  let text = part.text.replace(lexicon.cue('bySide'), phrase => phrase.replace(/[^ ]+/g, '·'))
  for (const index of new Set(labels.flatMap(one => [...one.families])))
    if (!topic.families.has(index))
      text = text.replace(lexicon.families[index] as RegExp, phrase =>
        phrase.includes(' ') ? phrase.replace(/[^ ]+/g, '·') : phrase,
      )
  if (text === part.text) return part
  const words = text.split(' ')
  const tokens = part.tokens.filter((_, at) => words[at] !== '·')
  return { ...part, tokens, text: textOf(tokens) }
}

function scoreOf(topic: Topic, labels: readonly Topic[], part: Part, lexicon: Lexicon): number {
  const denies = holds(lexicon.cue('negation'), part.text)
  const denied = denies && !holds(lexicon.cue('negation'), topic.text)
  // "O positive" of a blood group: one letter at the beginning.
  if (/^\p{L}$/u.test(topic.text) && part.tokens.length <= 2) return part.tokens[0]?.norm === topic.text ? FULL + 1 : 0
  const at = ` ${part.text} `.indexOf(` ${topic.text} `)
  if (topic.text && at >= 0 && (topic.content.length || part.text === topic.text)) {
    if (endsIn(lexicon.cue('almost'), part.text.slice(0, at).trim())) return 0
    return denied && part.text !== topic.text ? -1 : FULL + topic.text.length
  }
  const families = familiesIn(part.text, lexicon)
  // «Не пью» is not named by wine: only by a family that its own negation belongs to.
  const negates = (family: number) =>
    [...topic.text.matchAll(lexicon.families[family] as RegExp)].some(([words]) =>
      holds(lexicon.cue('negation'), words),
    )
  const inFamily = [...topic.families].some(
    family => families.has(family) && negates(family) && labels.filter(one => one.families.has(family)).length === 1,
  )
  if (holds(lexicon.cue('negation'), topic.text) && !denies && !inFamily) return 0
  const score = byWords(topic, labels, part, lexicon) + byFamilies(topic, labels, families)
  return score > 0 && denied && !familyNegates(topic, part, lexicon) ? -1 : score
}

/** Words of the label that are said, the more so the fewer labels share them. */
function byWords(topic: Topic, labels: readonly Topic[], part: Part, lexicon: Lexicon): number {
  const said = saidOf(part, labels, lexicon)
  const share = (test: (topic: Topic) => boolean) => labels.filter(test).length
  // A word that stands in one label is no form of a word in another: «пыльца» beside «пыль».
  const loose = said.filter(one => !labels.some(other => other.content.includes(one)))
  const common = commonWords(lexicon)
  let score = 0
  for (const word of new Set(topic.content)) {
    if (said.includes(word)) score += 3 / share(one => one.content.includes(word))
    else if (loose.some(one => one.length > 3 && sameStem(one, word))) {
      const like = share(one => one.content.some(other => sameStem(other, word)))
      if (like < labels.length || labels.length === 1) score += 2 / Math.max(1, like)
    } else if (loose.some(one => isCompound(one, word))) score += 1.5
    else if (
      loose.some(one => one.length >= 3 && word.length > one.length && word.startsWith(one) && !common.has(one))
    ) {
      if (share(one => one.content.some(other => other.slice(0, 3) === word.slice(0, 3))) === 1) score += 1.5
    }
  }
  const covered =
    topic.content.length > 0 &&
    topic.content.every(word => said.some(one => one === word || (one.length > 3 && sameStem(one, word))))
  return covered ? score + 2 : score
}

/** "Toenails" of "nail". */
const isCompound = (said: string, word: string) =>
  /^[a-z]{4,}$/.test(word) && said.length >= word.length + 3 && said.replace(/s$/, '').endsWith(word)

function byFamilies(topic: Topic, labels: readonly Topic[], families: ReadonlySet<number>): number {
  let score = 0
  for (const family of topic.families) {
    const many = labels.filter(one => one.families.has(family)).length
    if (families.has(family) && (many < labels.length || labels.length === 1)) score += 2 / many
  }
  return score
}

/** The words of a part; a measure in them («два года», «часа три») names no label without that number. */
function saidOf(part: Part, labels: readonly Topic[], lexicon: Lexicon): string[] {
  const measured = numbersIn(part.tokens, lexicon).filter(
    one =>
      one.unit &&
      !labels.some(
        ({ text }) =>
          text.split(' ').includes(part.tokens[one.from]?.norm ?? '') &&
          holds(lexicon.pattern(lexicon.language.units[one.unit as string] ?? ''), text),
      ),
  )
  const isOfMeasure = (at: number) =>
    measured.some(one => {
      const unit = lexicon.pattern(lexicon.language.units[one.unit as string] ?? '')
      const isUnit =
        (at === one.to || at === one.from - 1 || at === one.from - 2) && holds(unit, part.tokens[at]?.norm ?? '')
      return (at >= one.from && at < one.to) || isUnit
    })
  return part.tokens.flatMap((one, at) => (one.kind === 'word' && !isOfMeasure(at) ? [one.norm] : []))
}

/** A family's own phrase holds the negation: «не изменилось» is "the same". */
function familyNegates(topic: Topic, part: Part, lexicon: Lexicon): boolean {
  for (const family of topic.families) {
    const match = [...part.text.matchAll(lexicon.families[family] as RegExp)][0]
    if (match && holds(lexicon.cue('negation'), match[0])) return true
  }
  return false
}
