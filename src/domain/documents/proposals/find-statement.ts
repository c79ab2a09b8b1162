import type { Source } from '../../../contract/entities/health-report.ts'
import { tidy } from '../../labs/text/fold.ts'
import type { DocumentLine } from '../document-lines.ts'
import { PARAGRAPH } from '../sections.ts'
import { matches, type Token, tokensOf } from './tokens.ts'

interface Placed {
  token: Token
  line: DocumentLine
  /** Begins a sentence, or a part of one that stands for itself. */
  opens: boolean
}

/**
 * The lines on which a statement stands word for word, as whole sentences: half a sentence may say the opposite. Null if
 * it does not stand there.
 */
export function findStatement(lines: readonly DocumentLine[], text: string): Source[] | null {
  const wanted = tokensOf(text)
  const placed = placedTokens(lines)
  const tokens = placed.map(({ token }) => token)
  const found = matches(tokens, wanted).find(from => {
    const after = placed[from + wanted.length]
    return placed[from]?.opens && (!after || after.opens)
  })
  if (found === undefined) return null
  return [...new Set(placed.slice(found, found + wanted.length).map(({ line }) => line.source))]
}

function placedTokens(lines: readonly DocumentLine[]): Placed[] {
  return lines.flatMap((line, at) => {
    const text = tidy(line.text)
    const tokens = tokensOf(text)
    return tokens.map((token, n): Placed => {
      const before = tokens[n - 1]
      const opens = before
        ? isEnd(text.slice(before.end, token.start), token)
        : beginsSentence(line, lines[at - 1], token, text.slice(0, token.start))
      return { token, line, opens }
    })
  })
}

/** A full stop may be that of an abbreviation unless a capital or a number follows. */
const isEnd = (between: string, next: Token) =>
  /[:;!?•▪●]/u.test(between) || (between.includes('.') && (next.isCapital || next.isNumber))

function beginsSentence(line: DocumentLine, above: DocumentLine | undefined, first: Token, before: string): boolean {
  if (!above || above.source.page !== line.source.page || line.gap > PARAGRAPH) return true
  return first.isCapital || /[-•*▪●]/u.test(before) || /[.:;!?]\s*$/u.test(above.text)
}
