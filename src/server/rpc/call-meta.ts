import { LOCALES, type Locale } from '../../contract/entities/user.ts'
import { CallMeta } from '../../contract/envelope.ts'
import { ContractError } from '../../contract/errors.ts'
import { PROTOCOL_VERSION } from '../../contract/protocol.ts'

/** The oldest protocol that this server supports. */
const OLDEST_PROTOCOL = 1

/** Reads `meta` of the parameters. Throws INVALID_PARAMS, UPGRADE_REQUIRED. */
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
 * The language of a call: that of its meta, else the first supported one in `acceptLanguage`, else English. `el-GR`
 * counts as `el`.
 */
export function localeOf({ locale }: CallMeta, acceptLanguage = ''): Locale {
  const preferred = [locale ?? '', ...acceptLanguage.split(',')].map(
    language => language.trim().toLowerCase().split(/[-_;]/)[0],
  )
  return preferred.flatMap(language => LOCALES.filter(known => known === language))[0] ?? 'en'
}
