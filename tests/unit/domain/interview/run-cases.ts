import { readFileSync } from 'node:fs'
import { loadEmergencies } from '../../../../src/domain/interview/emergency/load-emergencies.ts'
import { loadLanguage } from '../../../../src/domain/interview/languages/load-language.ts'
import type { InterviewTemplate } from '../../../../src/domain/interview/template/template.ts'
import { createInterviewer } from '../../../../src/domain/interview/walk/interview.ts'
import { planOf } from '../../../../src/domain/interview/walk/questions.ts'
import { type InterviewResult, resultOf } from '../../../../src/domain/interview/walk/result.ts'
import type { InterviewState } from '../../../../src/domain/interview/walk/state.ts'
// biome-ignore lint/correctness/useImportExtensions: the scorer is JavaScript with a declaration beside it.
import { days, drive, scoreInterview } from './interview-score.mjs'

export interface Case {
  readonly id: string
  readonly lang: string
  readonly templateId: string
  readonly kind: string
  readonly answers: readonly {
    readonly toProperty: string
    readonly text: string
    readonly alsoAnswers?: readonly string[]
  }[]
  readonly otherwise: readonly string[]
  readonly confirm: readonly string[]
  readonly continueText: string
  readonly gold: { readonly result: Record<string, unknown>; readonly missing: readonly string[] }
}
export interface CaseTemplate extends InterviewTemplate {
  readonly id: string
  readonly lang: string
}
export interface EmergencyCase {
  readonly lang: string
  readonly text: string
  readonly emergency: boolean
}
export interface Cases {
  readonly templates: readonly CaseTemplate[]
  readonly interviews: readonly Case[]
  readonly emergencies: readonly EmergencyCase[]
}

export const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
export const given = () => JSON.parse(readText('./cases/interview-cases.json')) as Cases

export const todayOf = (now: Date) => ({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })

export async function interviewOn(template: CaseTemplate) {
  const lexicon = await loadLanguage(template.lang)
  const interviewer = createInterviewer(template, lexicon, await loadEmergencies(template.lang))
  return {
    interviewer,
    resultFrom: (state: InterviewState): InterviewResult => resultOf(planOf(template, lexicon), state),
  }
}

/** One interview by the scorer's driver; the state goes through JSON at every message, as on a killed device. */
export async function runCase(template: CaseTemplate, one: Case) {
  const { interviewer, resultFrom } = await interviewOn(template)
  let turn = interviewer.start()
  let count = 0
  const opening = turn.reply
  const driven = await drive(template, one, opening, async text => {
    const state = JSON.parse(JSON.stringify(turn.state)) as InterviewState
    const message = { id: `m${++count}`, text, today: todayOf(new Date()), at: new Date().toISOString() }
    turn = interviewer.answer(state, message)
    return turn.reply
  })
  const result = resultFrom(turn.state)
  return {
    ...scoreInterview(template, one, result.result, result.missing, driven.sent, days()),
    ...driven,
    result,
    state: turn.state,
  }
}

export interface Figures {
  values: number
  right: number
  invented: number
  alarms: number
  interviews: number
  unfinished: number
  wrong: string[]
}

/** Figures by language. */
export async function scoreAll(cases: Cases): Promise<Record<string, Figures>> {
  const all: Record<string, Figures> = {}
  for (const one of cases.interviews) {
    const template = cases.templates.find(each => each.id === one.templateId)
    if (!template) throw new Error(one.templateId)
    const scored = await runCase(template, one)
    const figures = all[one.lang] ?? {
      values: 0,
      right: 0,
      invented: 0,
      alarms: 0,
      interviews: 0,
      unfinished: 0,
      wrong: [],
    }
    all[one.lang] = figures
    figures.values += scored.values
    figures.right += scored.right
    figures.invented += scored.invented
    figures.interviews++
    if (scored.alarm) figures.alarms++
    if (!scored.finished) figures.unfinished++
    if (scored.wrong.length) figures.wrong.push(`${one.id}: ${scored.wrong.join(' | ')}`)
  }
  return all
}

export interface AlarmFigures {
  emergencies: number
  caught: number
  others: number
  falseAlarms: number
  wrong: string[]
}

export async function scoreEmergencies(cases: readonly EmergencyCase[]): Promise<Record<string, AlarmFigures>> {
  const all: Record<string, AlarmFigures> = {}
  for (const { lang, text, emergency } of cases) {
    const { check } = await loadEmergencies(lang)
    const fires = check([text]) !== null
    const figures = all[lang] ?? { emergencies: 0, caught: 0, others: 0, falseAlarms: 0, wrong: [] }
    all[lang] = figures
    if (emergency) figures.emergencies++
    else figures.others++
    if (emergency && fires) figures.caught++
    if (!emergency && fires) figures.falseAlarms++
    if (emergency !== fires) figures.wrong.push(`${emergency ? 'missed' : 'false alarm'}: ${text}`)
  }
  return all
}
