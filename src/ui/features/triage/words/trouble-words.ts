import { useLingui } from '@lingui/react/macro'
import type { RecorderErrorCode } from '../../../../audio/recorder/recorder-error.ts'
import type { TriageRecordingFault } from '../../../../domain/triage/recording/recording-limits.ts'

/** Returns why a recording cannot begin or be saved; the values can be typed in any case. */
export function useTroubleWords(): (code: RecorderErrorCode) => string {
  const { t } = useLingui()
  return code => {
    switch (code) {
      case 'BROWSER_NOT_SUPPORTED':
        return t({ id: 'triage.trouble.browser', message: 'This browser cannot record. Type the values.' })
      case 'MICROPHONE_ACCESS_DENIED':
        return t({
          id: 'triage.trouble.denied',
          message: 'Microphone access was denied. Allow it (the icon next to the address), or type the values.',
        })
      case 'DEVICE_NOT_FOUND':
        return t({
          id: 'triage.trouble.device',
          message: 'No microphone device found. Connect one, or type the values.',
        })
      case 'RECORDING_TOO_SHORT':
        return t({ id: 'triage.fault.short', message: 'Too short, minimum 5 seconds. What was recorded is kept.' })
      case 'RECORDING_IN_USE':
        return t({ id: 'triage.trouble.inUse', message: 'This recording is open in another tab. Close that tab.' })
      case 'NO_ACTIVE_RECORDING':
      case 'RECORDING_NOT_FOUND':
        return t({ id: 'triage.trouble.gone', message: 'The recording is not here any more. The typed values are.' })
      case 'RECORDING_FAILED':
        return t({ id: 'triage.trouble.failed', message: 'Recording failed. What was recorded is kept; try again.' })
    }
  }
}

/** Texts for the specification's faults of a finished recording; only the first fault is shown. */
export function useFaultWords(): (fault: TriageRecordingFault) => string {
  const { t } = useLingui()
  return fault => {
    switch (fault) {
      case 'audio-required':
        return t({ id: 'triage.fault.audio', message: 'Type at least one value, or record what you see.' })
      case 'too-short':
        return t({ id: 'triage.fault.short', message: 'Too short, minimum 5 seconds. What was recorded is kept.' })
      case 'too-long':
        return t({ id: 'triage.fault.long', message: 'Too long, maximum 10 minutes.' })
      case 'too-large':
        return t({ id: 'triage.fault.large', message: 'The recording is larger than 50 MB.' })
      case 'unsupported-format':
        return t({ id: 'triage.fault.format', message: 'Unsupported audio format.' })
    }
  }
}
