import type { ReportEvidence, ReportSentence } from '../../../contract/entities/recording-report.ts'
import type { Span } from '../extraction.ts'

/** Characters that markdown would read as marks. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1')

/** Writes markdown and notes where each sentence stands in it. */
export function markdownWriter(transcript: string) {
  const sections: ReportEvidence['sections'] = []
  let content = ''
  const write = (text: string) => {
    content += text
  }
  return {
    write,
    block: (text: string) => write(`${content === '' || content.endsWith('\n\n') ? '' : '\n\n'}${text}`),
    section: (id: string) => sections.push({ id, sentences: [] }),
    /** Writes words of the transcript; the section must have begun. */
    sentence(text: string, spans: readonly Span[]): void {
      const escaped = escapeMarkdown(text)
      const sentence: ReportSentence = {
        text,
        at: [content.length, content.length + escaped.length],
        spans: spans.map(([start, end]) => [start, end]),
        quotes: spans.map(([start, end]) => transcript.slice(start, end)),
        verdict: 'supported',
      }
      sections.at(-1)?.sentences.push(sentence)
      write(escaped)
    },
    end: () => ({ content: content.trimEnd(), sections }),
  }
}

export type MarkdownWriter = ReturnType<typeof markdownWriter>
