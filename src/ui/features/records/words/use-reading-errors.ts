import { useLingui } from '@lingui/react/macro'

/** Returns why a document could not be read and what was kept. The keys are the server's own. */
export function useReadingErrors(): (errorKey: string | null) => string {
  const { t } = useLingui()
  return () =>
    t({
      id: 'records.reading.failed',
      message: 'The document could not be read. The file is kept; no values were taken from it.',
    })
}
