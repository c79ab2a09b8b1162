import type { HealthReport } from '../../contract/entities/health-report.ts'
import type { InsightKind, InsightSection } from '../../contract/entities/insight.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { printDay } from './print-values.ts'
import { insightWords } from './words/insight-words.ts'

/** Signs that markdown would read: what a record says stays text. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** The sections of an insight in the ordinary shape of a report: summary as text, the rest as markdown. */
export function reportOfInsight(
  sections: readonly InsightSection[],
  day: string,
): Pick<HealthReport, 'date' | 'summary' | 'content' | 'recommendations'> {
  const of = (part: InsightSection['part']) => sections.filter(one => one.part === part)
  const list = ({ sentences }: InsightSection) => sentences.map(({ text }) => `- ${escaped(text)}`).join('\n')
  const parts = of('content').map(one => (one.title === '' ? list(one) : `## ${escaped(one.title)}\n\n${list(one)}`))
  return {
    date: day,
    summary: of('summary')
      .flatMap(({ sentences }) => sentences.map(({ text }) => text))
      .join(' '),
    content: parts.join('\n\n'),
    recommendations: of('recommendations').map(list).join('\n'),
  }
}

/** The name of a new insight. */
export const insightName = (type: InsightKind, locale: Locale, day: string): string =>
  insightWords(locale).title(type, printDay(day))
