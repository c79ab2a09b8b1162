import { t } from '@lingui/core/macro'
import type { Parked } from '../../../db/documents.ts'

/** Why something needs the person, in a whole sentence. */
export const refusalText = (parked: Parked | null, uploadError: string | null): string =>
  parked ? refused(parked) : failedUpload(uploadError ?? '')

function refused({ code, userMessage, issues }: Parked): string {
  if (userMessage) return userMessage
  const where = issues.map(({ path, message }) => `${path}: ${message}`).join('; ')
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
        ? t({ id: 'shell.refused.because', message: `The server did not accept it: ${where}.` })
        : t({ id: 'shell.refused', message: 'The server did not accept it.' })
  }
}

function failedUpload(message: string): string {
  if (message === 'Recording not found') {
    return t({ id: 'shell.refused.noAudio', message: 'The audio of this recording is no longer on this device.' })
  }
  if (message.startsWith('Max retries reached')) {
    return t({ id: 'shell.refused.retries', message: 'Three tries to send it failed.' })
  }
  return t({ id: 'shell.refused', message: 'The server did not accept it.' })
}
