import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ResultOf } from '../../../../contract/methods.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../admin.module.css'
import list from './jobs.module.css'

type Verified = ResultOf<'admin.audit:verify'>
type State =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'verified'; result: Verified }
  | { kind: 'failed'; code: string | null }

/** Whether a row of the log was changed, removed or moved since it was written. */
export function AuditCard() {
  const { t } = useLingui()
  const online = useOnline()
  const refusalWords = useRefusalWords()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const verify = async () => {
    setState({ kind: 'asking' })
    const outcome = await bridge.call('admin.audit:verify', {})
    if (outcome.kind === 'answered') setState({ kind: 'verified', result: outcome.result })
    else setState({ kind: 'failed', code: outcome.kind === 'refused' ? outcome.code : null })
  }
  return (
    <Card title={t({ id: 'admin.audit', message: 'Is the log whole?' })}>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'admin.audit.hint',
            message:
              'Each entry carries the fingerprint of the one before it. The check finds every entry that was changed, removed or moved.',
          })}
        </p>
        {state.kind === 'verified' && <Result {...state.result} />}
        {state.kind === 'failed' && (
          <Banner tone="warn" icon="triangle-alert">
            {state.code === null
              ? t({ id: 'admin.key.offline', message: 'The server does not answer.' })
              : refusalWords({ code: state.code })}
          </Banner>
        )}
        <div className={styles.buttons}>
          <Button busy={state.kind === 'asking'} disabled={!online} onClick={() => void verify()}>
            {t({ id: 'admin.audit.verify', message: 'Check the log' })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Result({ at, rows, chains, adopted, heads, findings }: Verified) {
  const { t } = useLingui()
  const { number } = useFormat()
  const words = useBreakWords()
  const entries = t({ id: 'admin.audit.rows', message: plural(rows, { one: '# entry', other: '# entries' }) })
  return (
    <>
      <Banner
        tone={findings.length === 0 ? 'ok' : 'danger'}
        icon={findings.length === 0 ? 'circle-check' : 'triangle-alert'}
        aside={<Moment at={Date.parse(at)} />}
      >
        {findings.length === 0
          ? t({ id: 'admin.audit.whole', message: `The log is whole: ${entries}` })
          : t({
              id: 'admin.audit.broken',
              message: plural(findings.length, { one: '# place is broken', other: '# places are broken' }),
            })}
      </Banner>
      <p className={styles.hint}>
        {t({
          id: 'admin.audit.facts',
          message: `Accounts: ${number(chains)}. Fingerprints kept elsewhere: ${number(heads)}.`,
        })}{' '}
        {adopted > 0 &&
          t({
            id: 'admin.audit.adopted',
            message: plural(adopted, {
              one: '# entry is older than the fingerprints.',
              other: '# entries are older than the fingerprints.',
            }),
          })}
      </p>
      {findings.length > 0 && (
        <ul className={list.found}>
          {findings.map(({ chain, rowId, position, userId, what }) => (
            <li key={`${chain} ${position} ${what} ${rowId}`}>
              {words[what]}{' '}
              <span className={list.mono}>
                {t({ id: 'admin.audit.place', message: `account ${userId ?? '—'}, entry ${rowId ?? '—'}` })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useBreakWords(): Record<Verified['findings'][number]['what'], string> {
  const { t } = useLingui()
  return {
    changed: t({ id: 'admin.break.changed', message: 'An entry was changed:' }),
    removed: t({ id: 'admin.break.removed', message: 'Entries before this one were removed:' }),
    reordered: t({ id: 'admin.break.reordered', message: 'An entry does not follow the one before it:' }),
    end: t({ id: 'admin.break.end', message: 'The end was removed or replaced after this entry:' }),
    account: t({ id: 'admin.break.account', message: 'An entry names another account:' }),
    unlinked: t({ id: 'admin.break.unlinked', message: 'An entry was added past the log:' }),
    head: t({ id: 'admin.break.head', message: 'The fingerprint that is kept elsewhere is missing:' }),
  }
}
