import type { SpeechLanguage } from '../../../../../src/domain/triage/speech/heard-vitals.ts'
import { seededChance } from '../../../../../src/platform/faults/seeded-chance.ts'

/** Sounds, hesitation, self-talk and talk to others, none of which says anything about the patient. */
const INTERRUPTIONS: Readonly<Record<SpeechLanguage, Readonly<Record<Kind, readonly string[]>>>> = {
  ru: {
    sound: ['эээ', 'ммм', 'э-э', 'эм'],
    pause: ['...', '…', ','],
    hesitation: [', секунду,', '... сейчас...', ', подождите,', '... минутку...'],
    'self-talk': ['... так, что тут у нас...', ', где же это,', '... никак не разгляжу...', ', дай бог памяти,'],
    'talk to others': [
      '... Маша, закройте дверь...',
      ', коллеги, потише,',
      '... да, входите...',
      ', алло, перезвоню позже,',
    ],
  },
  en: {
    sound: ['um', 'uh', 'erm', 'hmm'],
    pause: ['...', '…', ','],
    hesitation: [', one second,', '... hang on...', ', let me see,', '... hold on...'],
    'self-talk': ['... where was I...', ', what does it say,', '... I keep losing the light...', ', bear with me,'],
    'talk to others': [
      '... could you close the door...',
      ', quiet please everybody,',
      '... come in...',
      ', tell them to wait outside,',
    ],
  },
  el: {
    sound: ['εεε', 'εμ', 'χμμ', 'εε'],
    pause: ['...', '…', ','],
    hesitation: [', μισό λεπτό,', '... περίμενε...', ', κάτσε να δω,', '... στάσου...'],
    'self-talk': ['... πού είχα μείνει...', ', τι λέει εδώ,', '... δεν φαίνεται καλά...', ', για να δούμε,'],
    'talk to others': [
      '... Μαρία, κλείσε την πόρτα...',
      ', ησυχία παιδιά,',
      '... περάστε μέσα...',
      ', πες τους να περιμένουν,',
    ],
  },
}

export const KINDS = ['sound', 'pause', 'hesitation', 'self-talk', 'talk to others'] as const
export type Kind = (typeof KINDS)[number]

/** Whole numbers below a limit from a fixed seed, so that a failure is the same on every machine. */
export function seeded(seed: number): (below: number) => number {
  const chance = seededChance(seed)
  return below => Math.floor(chance() * below)
}

/** The sentence once for every gap between two of its words, with an interruption of that kind in the gap. */
export function interrupted(text: string, language: SpeechLanguage, kind: Kind, random: (below: number) => number) {
  const words = text.split(' ')
  const said = INTERRUPTIONS[language][kind]
  return words.slice(1).map((_, gap) => {
    const interruption = said[random(said.length)] ?? ''
    const before = words.slice(0, gap + 1).join(' ')
    const glued = /^[,.…]/.test(interruption)
    const from = glued ? before.replace(/[,.]$/, '') : `${before} `
    return `${from}${interruption} ${words.slice(gap + 1).join(' ')}`
  })
}

const CORRECTIONS: Readonly<Record<SpeechLanguage, readonly string[]>> = {
  ru: ['ой, нет', 'точнее', 'извините', 'нет, оговорился', 'вернее'],
  en: ['no, sorry', 'I mean', 'correction', 'no wait', 'scratch that'],
  el: ['όχι, λάθος', 'συγγνώμη', 'διορθώνω', 'εννοώ', 'όχι όχι'],
}

/** The sentence once for every whole number in figures, said wrong first and then corrected. */
export function corrected(text: string, language: SpeechLanguage, random: (below: number) => number): string[] {
  return [...text.matchAll(/(?<![\d.,/])\d{2,3}(?![\d.,/%]*\d)/g)].map(({ 0: figures, index }) => {
    const words = CORRECTIONS[language]
    const slip = Number(figures) + [-7, -2, 3, 9][random(4)]!
    return `${text.slice(0, index)}${slip}, ${words[random(words.length)]}, ${text.slice(index)}`
  })
}
