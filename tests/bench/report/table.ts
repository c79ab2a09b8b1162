import { median } from '../rounds.ts'
import type { Figure, Section, Target } from './section.ts'

const HEADINGS = ['measure', 'contender', 'median', 'min', 'max', 'ratio', 'target', ''] as const

/** The figures of a section as Markdown, which reads well in a terminal too. */
export function table({ figures }: Section): string {
  const rows = figures.map(line)
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map(row => row[i]?.length ?? 0)))
  const print = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [print(HEADINGS), rule, ...rows.map(print)].join('\n')
}

function line(figure: Figure): string[] {
  const { what, contender, unit, samples, floor, target } = figure
  const value = (number: number) => `${short(number)}${unit && ` ${unit}`}`
  return [
    what,
    contender,
    value(median(samples)),
    value(Math.min(...samples)),
    value(Math.max(...samples)),
    floor === undefined ? '' : `${short(median(samples) / floor)}x`,
    target ? worded(target, unit) : '',
    target ? (met(figure) ? 'met' : 'MISSED') : '',
  ]
}

export function met({ samples, floor, target }: Figure): boolean {
  if (!target) return true
  const value = { ratio: median(samples) / (floor ?? Number.NaN), median: median(samples), max: Math.max(...samples) }[
    target.of
  ]
  return value <= (target.atMost ?? Number.POSITIVE_INFINITY) && value >= (target.atLeast ?? Number.NEGATIVE_INFINITY)
}

function worded({ of, atMost, atLeast }: Target, unit: Figure['unit']): string {
  const suffix = of === 'ratio' ? 'x' : unit && ` ${unit}`
  const limit = atMost === undefined ? `>= ${atLeast}` : `<= ${atMost}`
  return `${of === 'max' ? 'max ' : ''}${limit}${suffix}`
}

const short = (number: number): string =>
  Number.isFinite(number) ? number.toFixed(number >= 100 ? 0 : number >= 10 ? 1 : 2) : '-'
