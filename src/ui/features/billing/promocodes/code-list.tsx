import { useLingui } from '@lingui/react/macro'
import type { Promocode } from '../../../../contract/entities/promocode.ts'
import { printDate } from '../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { useMoney } from '../../../i18n/money.ts'
import styles from '../billing.module.css'

/** The account's codes; nothing while there is none. */
export function CodeList({ codes }: { codes: readonly Promocode[] }) {
  const { t } = useLingui()
  const money = useMoney()
  if (codes.length === 0) return null
  const day = (text: string | null | undefined) => {
    const at = parseTimestamp(text ?? '')
    return at === null ? '' : printDate(at)
  }
  return (
    <details className={styles.codes}>
      <summary>{t({ id: 'billing.promo.mine', message: 'My promo codes' })}</summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list">
        {codes.map(({ code, status, appliedAmount, usedAt, expiresAt }) => {
          const until = day(expiresAt)
          return (
            <li key={`${code} ${usedAt}`} className={styles.code}>
              <span className={styles.codeName}>{code}</span>
              {status === 'active' ? (
                <Pill tone="info" icon="clock">
                  {until === ''
                    ? t({ id: 'billing.promo.active', message: 'waits' })
                    : t({ id: 'billing.promo.until', message: `waits until ${until}` })}
                </Pill>
              ) : (
                <>
                  <span className={styles.hint}>{day(usedAt)}</span>
                  {appliedAmount != null && <span className={styles.figure}>+{money.short(appliedAmount)}</span>}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
