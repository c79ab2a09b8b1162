import { useLingui } from '@lingui/react/macro'
import type { ErrorData } from '../../../../contract/errors.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'

type Refusal = { kind: 'refused'; code: string; data: Partial<ErrorData> } | { kind: 'unreachable' }

/** Why a code was not redeemed (P §8); null stands for a code that is too short to be sent. */
export function usePromocodeErrors(): (refusal: Refusal | null) => string {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const invalid = t({ id: 'billing.promo.invalid', message: 'This is not a promo code: it has 4 characters or more.' })
  return refusal => {
    if (refusal === null) return invalid
    if (refusal.kind === 'unreachable') {
      return t({
        id: 'billing.promo.unreachable',
        message: 'The server did not answer. Try again: a code is never counted twice.',
      })
    }
    const { code, data } = refusal
    switch (data.errorType) {
      case 'PromocodeNotFoundException':
        return t({ id: 'not_found', message: 'There is no such promo code.' })
      case 'PromocodeExpiredException':
        return t({ id: 'expired', message: 'This promo code has expired.' })
      case 'PromocodeAlreadyUsedException':
        return t({ id: 'already_used', message: 'You have already used this promo code.' })
      case 'PromocodeLimitReachedException':
        return t({ id: 'limit_reached', message: 'This promo code has been used as often as it may be.' })
      case 'PromocodeWaiting':
        return t({ id: 'billing.promo.waits', message: 'Another code already waits for your next top-up.' })
    }
    if (data.userMessage) return data.userMessage
    return code === 'INVALID_PARAMS' ? invalid : `${refusalWords({ code })}.`
  }
}
