import { useLingui } from '@lingui/react/macro'
import type { FailureDetail, RecorderErrorCode } from '../../../../audio/recorder/recorder-error.ts'

export interface Trouble {
  code: RecorderErrorCode
  detail: string | null
}

export interface TroubleWords {
  /** What happened. */
  title: string
  /** What was kept and what to do. */
  text: string
}

/** Texts for the recorder's error codes (D §8), in the words of a nurse. */
export function useTroubleText(): (trouble: Trouble) => TroubleWords {
  const { t } = useLingui()
  const failed = useFailedText()
  return ({ code, detail }) => {
    switch (code) {
      case 'BROWSER_NOT_SUPPORTED':
        return {
          title: t({ id: 'scribe.trouble.browser', message: 'Media type not supported' }),
          text: t({
            id: 'scribe.trouble.browser.text',
            message: 'This browser cannot record sound. Open the app in another browser, or upload an audio file.',
          }),
        }
      case 'MICROPHONE_ACCESS_DENIED':
        return {
          title: t({ id: 'scribe.trouble.denied', message: 'Microphone access was denied' }),
          text: t({
            id: 'scribe.trouble.denied.text',
            message: 'Allow the microphone for this site (the icon next to the address), then try again.',
          }),
        }
      case 'DEVICE_NOT_FOUND':
        return {
          title: t({ id: 'scribe.trouble.device', message: 'No microphone device found' }),
          text: t({
            id: 'scribe.trouble.device.text',
            message: 'Connect a microphone or choose another one, then try again.',
          }),
        }
      case 'RECORDING_TOO_SHORT': {
        const seconds = detail ?? ''
        return {
          title: t({ id: 'scribe.trouble.short', message: `Too short, minimum ${seconds} seconds` }),
          text: t({
            id: 'scribe.trouble.short.text',
            message: 'What was recorded is kept. Continue recording, or discard it.',
          }),
        }
      }
      case 'NO_ACTIVE_RECORDING':
        return {
          title: t({ id: 'scribe.trouble.noAudio', message: 'There is no audio to save' }),
          text: t({
            id: 'scribe.trouble.noAudio.text',
            message: 'Record something, upload an audio file or add a transcript.',
          }),
        }
      case 'RECORDING_NOT_FOUND':
        return {
          title: t({ id: 'scribe.trouble.notFound', message: 'Recording not found' }),
          text: t({ id: 'scribe.trouble.notFound.text', message: 'It was saved or discarded in another tab.' }),
        }
      case 'RECORDING_IN_USE':
        return {
          title: t({ id: 'scribe.trouble.inUse', message: 'This recording is open in another tab' }),
          text: t({ id: 'scribe.trouble.inUse.text', message: 'Continue in that tab, or close it and try again.' }),
        }
      case 'RECORDING_FAILED':
        return failed(detail)
    }
  }
}

function useFailedText(): (detail: string | null) => TroubleWords {
  const { t } = useLingui()
  return detail => {
    const title = t({ id: 'scribe.trouble.failed', message: 'Recording failed' })
    switch (detail as FailureDetail | null) {
      case 'storage-full':
        return {
          title: t({ id: 'scribe.trouble.full', message: 'No room on this device' }),
          text: t({
            id: 'scribe.trouble.full.text',
            message: 'What was recorded is kept. Free some room, then try again.',
          }),
        }
      case 'storage-error':
        return {
          title: t({ id: 'scribe.trouble.storage', message: 'The device could not save it' }),
          text: t({ id: 'scribe.trouble.storage.text', message: 'What was recorded is kept. Try again.' }),
        }
      case 'microphone-busy':
        return {
          title,
          text: t({
            id: 'scribe.trouble.busy',
            message: 'Another app is using the microphone. Close that app or end the call, then try again.',
          }),
        }
      case 'microphone-error':
        return {
          title,
          text: t({
            id: 'scribe.trouble.microphone',
            message: 'The microphone gave an error. Reconnect it and try again.',
          }),
        }
      case 'no-audio':
        return {
          title: t({ id: 'scribe.trouble.noAudio', message: 'There is no audio to save' }),
          text: t({
            id: 'scribe.trouble.nothingHeard',
            message: 'Nothing was heard yet. Continue recording, or discard it.',
          }),
        }
      case 'mixed-codecs':
        return {
          title: t({ id: 'scribe.trouble.mixed', message: 'The parts could not be joined' }),
          text: t({
            id: 'scribe.trouble.mixed.text',
            message: 'They were recorded in different formats. Download the parts; nothing was deleted.',
          }),
        }
      case null:
        return {
          title,
          text: t({ id: 'scribe.trouble.failed.text', message: 'What was recorded is kept. Try again.' }),
        }
    }
  }
}
