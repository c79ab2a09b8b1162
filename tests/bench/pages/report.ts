import { type Remote, wrap } from 'comlink'
import type { ReportEngine } from '../../../src/domain/reports/report-engine.ts'

const longTasks: number[] = []
new PerformanceObserver(entries => longTasks.push(...entries.getEntries().map(one => one.duration))).observe({
  type: 'longtask',
})

let engine: Remote<ReportEngine> | null = null
const options = { length: 'medium', language: 'ru-RU', tone: 'formal', includeClinicalAnalysis: false } as const

export const reporting = {
  /** Milliseconds until the report of a new worker is there: the first one reads its scripts and word lists. */
  async first(transcript: string): Promise<number> {
    const began = performance.now()
    engine = wrap<ReportEngine>(
      new Worker(new URL('../../../workers/report.worker.ts', import.meta.url), { type: 'module' }),
    )
    await engine.write({ transcript, reportId: 'medical-history', prompt: '', options, today: '2026-11-20' })
    return performance.now() - began
  },
  /** Milliseconds of one more report, and the longest task over 50 ms on this page meanwhile. */
  async again(transcript: string): Promise<{ ms: number; longestTask: number }> {
    longTasks.splice(0)
    const began = performance.now()
    await engine?.write({ transcript, reportId: 'medical-history', prompt: '', options, today: '2026-11-20' })
    const ms = performance.now() - began
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return { ms, longestTask: Math.max(0, ...longTasks.splice(0)) }
  },
  /** Milliseconds to split the text into sentences, the least that any report needs. */
  floor(transcript: string): number {
    const began = performance.now()
    const sentences = [...new Intl.Segmenter('ru', { granularity: 'sentence' }).segment(transcript)]
    if (sentences.length === 0) throw new Error('no sentences')
    return performance.now() - began
  },
}
export type Reporting = typeof reporting

Object.assign(globalThis, { reporting })
