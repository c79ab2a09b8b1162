import { useEffect, useRef, useState } from 'react'
import type { InterviewTemplate } from '../../../../domain/interview/template/template.ts'
import type { InterviewState, Reply } from '../../../../domain/interview/walk/state.ts'
import type { Interview } from '../../../../domain/questionnaires/interviews.ts'
import { systemClock } from '../../../../platform/clock.ts'

export interface TrialLine {
  id: string
  from: 'patient' | 'interviewer'
  text: string
  emergency: boolean
}

interface Running {
  interview: Interview
  state: InterviewState
  reply: Reply
  lines: readonly TrialLine[]
}

export interface TrialModel {
  running: Running | null
  say: (text: string) => void
  restart: () => void
}

/** An interview on this page, by the code of the public chat; nothing of it is stored or sent. */
export function useTrial(template: InterviewTemplate, locale: string): TrialModel {
  const [running, setRunning] = useState<Running | null>(null)
  const [round, setRound] = useState(0)
  const latest = useRef(template)
  latest.current = template
  const content = JSON.stringify(template)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another template, language or round begins again.
  useEffect(() => {
    let here = true
    void import('../../../../domain/questionnaires/interviews.ts').then(async ({ openInterview }) => {
      const interview = await openInterview(latest.current, locale)
      if (!here) return
      const { state, reply } = interview.start()
      setRunning({ interview, state, reply, lines: [lineOf(reply, 0)] })
    })
    return () => {
      here = false
    }
  }, [content, locale, round])
  return {
    running,
    restart: () => setRound(round + 1),
    say(text) {
      const trimmed = text.trim()
      if (!running || trimmed === '') return
      const now = new Date(systemClock.now())
      const id = `trial-${running.lines.length}`
      const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
      const { state, reply } = running.interview.answer(running.state, {
        ...{ id, text: trimmed, today, at: now.toISOString() },
      })
      const said: TrialLine = { id, from: 'patient', text: trimmed, emergency: false }
      setRunning({ ...running, state, reply, lines: [...running.lines, said, lineOf(reply, running.lines.length + 1)] })
    },
  }
}

const lineOf = ({ response, emergency }: Reply, place: number): TrialLine => ({
  ...{ id: `reply-${place}`, from: 'interviewer', text: response.content, emergency },
})
