import { t } from '@lingui/core/macro'
import type { Parked, QuarantineDocument } from '../../../db/documents.ts'

/** The fields alone: what a validator says of them is English, and for those who build it. */
const whereOf = (issues: Parked['issues']) => [...new Set(issues.map(({ path }) => path).filter(Boolean))].join(', ')

/** What is known of a row of the server that this version cannot read (I20). */
export function unreadableText({ issues }: Pick<QuarantineDocument, 'issues'>): string {
  const where = whereOf(issues)
  return where
    ? t({
        id: 'shell.unreadable.where',
        message: `This version cannot read a part of what the server has (${where}). It is safe there, and nothing else is held up by it.`,
      })
    : t({
        id: 'shell.unreadable',
        message: 'This version cannot read what the server has. It is safe there, and nothing else is held up by it.',
      })
}

/** Why the server refused something, in a whole sentence. */
export function refusalText({ code, userMessage, issues }: Parked): string {
  if (userMessage) return userMessage
  const where = whereOf(issues)
  switch (code) {
    case 'FORBIDDEN':
      return t({ id: 'shell.refused.forbidden', message: 'The server says that you may not do this.' })
    case 'NOT_FOUND':
    case 'GONE':
      return t({ id: 'shell.refused.gone', message: 'The server no longer has what this belongs to.' })
    case 'TOO_LARGE':
    case 'RESPONSE_TOO_LARGE':
      return t({ id: 'shell.refused.tooLarge', message: 'It is larger than the server takes.' })
    case 'INSUFFICIENT_BALANCE':
      return t({ id: 'messages.insufficientBalance', message: 'The balance is not sufficient.' })
    case 'INTERNAL_ERROR':
      return t({ id: 'shell.refused.failed', message: 'The server failed on it several times.' })
    default:
      return where
        ? t({ id: 'shell.refused.because', message: `The server did not accept these fields: ${where}.` })
        : t({ id: 'shell.refused', message: 'The server did not accept it.' })
  }
}
