import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import { printDateTime } from '../../domain/dates/print-date.ts'
import { systemClock } from '../../platform/clock.ts'
import { ENDED_ADDRESS, type OpenedLink } from './opened-link.ts'
import { PageBar } from './page-bar.tsx'
import { PageState } from './page-state.tsx'
import { SharedView } from './shared-view.tsx'

type State =
  | { kind: 'loading' }
  /** `at`: when it was read, in milliseconds. */
  | { kind: 'read'; value: SharedRecord; at: number }
  | { kind: 'ended' | 'busy' | 'unreachable' }

interface SharePageProps {
  link: OpenedLink
  goTo(address: string): void
}

/** A shared record, read-only, for everybody who holds its link (H §2); or why it is not shown. */
export function SharePage({ link, goTo }: SharePageProps) {
  const { t } = useLingui()
  const [state, setState] = useState<State>(link.token === null ? { kind: 'ended' } : { kind: 'loading' })
  const read = useCallback(async () => {
    setState({ kind: 'loading' })
    const opened = await link.record()
    if (opened.kind === 'ended') goTo(ENDED_ADDRESS)
    setState(opened.kind === 'read' ? { ...opened, at: systemClock.now() } : opened)
  }, [link, goTo])
  useEffect(() => {
    if (link.token !== null) void read()
  }, [link, read])
  useEffect(() => {
    const again = () => void read()
    if (state.kind !== 'unreachable') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state.kind, read])
  useEffect(() => {
    document.title =
      state.kind === 'read'
        ? `${state.value.name} · Anamnesis`
        : t({ id: 'share.page.title', message: 'A shared record' })
  }, [state, t])
  return (
    <>
      <PageBar printable={state.kind === 'read'} />
      <main className="share-main">
        {state.kind === 'read' ? (
          <SharedView record={state.value} link={link} goTo={goTo} readAt={printDateTime(state.at)} />
        ) : (
          <PageState kind={state.kind} onRetry={() => void read()} />
        )}
      </main>
    </>
  )
}
