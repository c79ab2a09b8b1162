import { useLingui } from '@lingui/react/macro'
import { WAITS_FOR_PATIENT } from '../../../db/upload-item.ts'
import type { CardState } from './card-state.ts'

type Failed = Extract<CardState, { kind: 'failed' | 'edit-refused' }>

/** Why a recording could not be sent, as a sentence without its full stop. Codes are those of the contract and of the engine's tries. */
export function useFailureText(): (state: Failed) => string {
  const { t } = useLingui()
  const causeOf = ({ code, said }: Failed): string => {
    switch (code) {
      case 'RecordingNotFound':
        return t({ id: 'scribe.failed.notFound', message: 'Recording not found' })
      case WAITS_FOR_PATIENT:
        return t({ id: 'scribe.failed.patient', message: 'Its patient is not here: choose another one on its card' })
      case 'TOO_LARGE':
        return t({ id: 'scribe.failed.tooLarge', message: 'The file is larger than the server takes' })
      case 'UNSUPPORTED_MEDIA':
        return t({ id: 'scribe.failed.type', message: 'The server does not take this kind of audio file' })
      case 'FORBIDDEN':
        return t({ id: 'scribe.failed.forbidden', message: 'This account may not upload recordings' })
      case 'TimedOut':
      case 'TIMEOUT':
        return t({ id: 'scribe.failed.timeout', message: 'The server did not answer in time' })
      case 'RATE_LIMITED':
        return t({ id: 'scribe.failed.rateLimited', message: 'The server asked to wait' })
      case 'ChunkHashMismatch':
      case 'FileHashMismatch':
        return t({ id: 'scribe.failed.damaged', message: 'The audio arrived damaged' })
      case 'UploadNotFound':
        return t({ id: 'scribe.failed.begun', message: 'The server did not keep the beginning of the upload' })
      case 'CONFLICT':
      case 'BadAnswer':
      case 'INTERNAL_ERROR':
      case 'UNAVAILABLE':
        return t({ id: 'scribe.failed.server', message: 'The server has a fault' })
      default:
        return (
          said?.replace(/[.\s]+$/, '') || t({ id: 'scribe.failed.refused', message: 'The server did not accept it' })
        )
    }
  }
  return state => {
    const cause = causeOf(state)
    return state.kind === 'failed' && state.outOfTries
      ? t({ id: 'scribe.failed.maxRetries', message: `Max retries reached: ${cause}` })
      : cause
  }
}
