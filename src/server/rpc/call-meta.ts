import { LOCALES, type Locale } from '../../contract/entities/user.ts'
import { CallMeta } from '../../contract/envelope.ts'
import { ContractError } from '../../contract/errors.ts'
import { PROTOCOL_VERSION } from '../../contract/protocol.ts'

/** The oldest protocol whose clients this server still understands. */
const OLDEST_PROTOCOL = 1

/** `meta` of the parameters, where `patientId` may also stand as a plain parameter (decision 3). */
export function readCallMeta(params: Record<string, unknown>): CallMeta {
  const parsed = CallMeta.safeParse(params.meta ?? {})
  if (!parsed.success) {
    const issues = parsed.error.issues.map(issue => ({
      path: ['meta', ...issue.path].join('.'),
      message: issue.message,
    }))
    throw new ContractError('INVALID_PARAMS', 'The meta of the call cannot be read.', { issues })
  }
  const { protocol } = parsed.data
  if (protocol !== undefined && protocol < OLDEST_PROTOCOL) {
    const message = `This server speaks protocol ${PROTOCOL_VERSION} and understands ${OLDEST_PROTOCOL} and later.`
    throw new ContractError('UPGRADE_REQUIRED', message, { i18nKey: 'errors.upgradeRequired' })
  }
  return parsed.data
}

/**
 * The language of a call: its meta's, else the first of `acceptLanguage` that is one of ours, else English. `el-GR` and
 * `el` are both Greek.
 */
export function localeOf({ locale }: CallMeta, acceptLanguage = ''): Locale {
  const wishes = [locale ?? '', ...acceptLanguage.split(',')].map(wish => wish.trim().toLowerCase().split(/[-_;]/)[0])
  return wishes.flatMap(wish => LOCALES.filter(known => known === wish))[0] ?? 'en'
}
