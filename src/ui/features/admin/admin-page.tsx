import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/action/icon-button.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page } from '../../components/surface/page.tsx'
import { TabLinks } from '../../components/surface/tabs.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { OfflineBanner } from '../../record-kit/offline-banner.tsx'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import type { Remote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import styles from './admin.module.css'

/** The frame of every screen of an administrator; its age is that of `shown`. */
export function AdminPage({ shown, children }: { shown: Remote<unknown>; children: ReactNode }) {
  const { t } = useLingui()
  const busy = shown.asked.kind === 'asking'
  return (
    <Page
      title={t({ id: 'admin.title', message: 'Administration' })}
      subtitle={t({ id: 'admin.subtitle', message: 'Every look into an account is written to its owner’s log.' })}
      actions={
        <>
          {shown.fetchedAt !== null && (
            <span className={styles.age}>
              <AsOf at={shown.fetchedAt} />
            </span>
          )}
          <IconButton
            icon={busy ? 'loader-circle' : 'refresh-cw'}
            label={t({ id: 'admin.refresh', message: 'Refresh' })}
            aria-busy={busy || undefined}
            onClick={shown.refresh}
          />
        </>
      }
    >
      <TabLinks
        label={t({ id: 'admin.parts', message: 'Parts of the administration' })}
        tabs={[
          { to: '/admin', label: t({ id: 'admin.people', message: 'People' }) },
          { to: '/admin/records', label: t({ id: 'admin.records', message: 'Records' }) },
          { to: '/admin/log', label: t({ id: 'admin.log', message: 'Log' }) },
          { to: '/admin/jobs', label: t({ id: 'admin.jobs', message: 'Jobs and numbers' }) },
        ]}
      />
      <OfflineBanner aside={shown.fetchedAt !== null && <AsOf at={shown.fetchedAt} />}>
        {() =>
          t({
            id: 'admin.offline',
            message: 'No connection: what the server said last is shown. Nothing can be changed.',
          })
        }
      </OfflineBanner>
      {children}
    </Page>
  )
}

interface RemoteContentProps<R> {
  remote: Remote<R>
  children: (value: R) => ReactNode
}

/** The last answer, or why there is none: being fetched, refused, or never fetched and no network. */
export function RemoteContent<R>({ remote: { value, asked, refresh }, children }: RemoteContentProps<R>) {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const online = useOnline()
  const refused = asked.kind === 'refused'
  if (value !== null && !refused) return children(value)
  if (!online || asked.kind === 'unreachable' || refused) {
    return (
      <ErrorState title={t({ id: 'admin.unread', message: 'The server did not tell' })} onRetry={refresh}>
        {refused
          ? refusalWords({ code: asked.code })
          : t({ id: 'admin.unread.offline', message: 'It was never fetched on this device: connect to the network.' })}
      </ErrorState>
    )
  }
  return <Skeleton shape="rows" count={4} />
}
