import { useLingui } from '@lingui/react/macro'
import { useRefusalWords } from './refusal-words.ts'

interface Failure {
  /** One of the contract or of the engine. */
  code: string | null
  outOfTries?: boolean
}

/** Why an upload could not be sent, as a sentence without its full stop. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  return ({ code, outOfTries }) => {
    const cause =
      code === 'FORBIDDEN'
        ? t({ id: 'kit.failed.forbidden', message: 'This account may not upload recordings' })
        : refusalWords({ code })
    return outOfTries ? t({ id: 'kit.failed.maxRetries', message: `Max retries reached: ${cause}` }) : cause
  }
}
