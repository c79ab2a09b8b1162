import { useLingui } from '@lingui/react/macro'

/** Why the server wrote no report, in words; the device's own stays in any case. */
export function useReportErrors(): (key: string) => string {
  const { t } = useLingui()
  return key => {
    switch (key.slice('reports.error.'.length)) {
      case 'CUT_OFF':
        return t({ id: 'scribe.report.error.cutOff', message: 'The language model stopped in the middle of its text.' })
      case 'EMPTY':
        return t({ id: 'scribe.report.error.empty', message: 'The language model wrote nothing.' })
      case 'REFUSED':
        return t({ id: 'scribe.report.error.refused', message: 'The language model refused to write this report.' })
      case 'BAD_RESPONSE':
        return t({ id: 'scribe.report.error.badResponse', message: 'The language model’s answer cannot be read.' })
      case 'UNAVAILABLE':
      case 'TIMED_OUT':
      case 'INTERRUPTED':
        return t({
          id: 'scribe.report.error.unavailable',
          message: 'The language model cannot be reached, or took too long.',
        })
      case 'MISCONFIGURED':
        return t({
          id: 'scribe.report.error.misconfigured',
          message: 'The server’s access to the language model is not set up correctly.',
        })
      case 'NO_TRANSCRIPT':
        return t({ id: 'scribe.report.error.noTranscript', message: 'The recording has no transcript on the server.' })
      case 'UNKNOWN_REPORT':
        return t({ id: 'scribe.report.error.unknown', message: 'The server does not know this custom report.' })
      case 'INSUFFICIENT_BALANCE':
        return t({
          id: 'scribe.report.error.unpaid',
          message: 'The balance is not sufficient for the server’s report. The recording is safe.',
        })
      case 'TOO_LONG':
        return t({ id: 'scribe.report.error.tooLong', message: 'The transcript is too long for a report.' })
      default:
        return t({ id: 'scribe.report.error', message: 'The server could not write the report.' })
    }
  }
}
