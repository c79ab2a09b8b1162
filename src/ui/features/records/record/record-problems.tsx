import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { NO_MODEL, UNSUPPORTED } from '../../../../domain/records/record-sections.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { refresh } from '../../../record-kit/refresh.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import { listPath } from '../words/record-address.ts'
import { useBackToList } from '../words/use-back-to-list.ts'

function useRecordWord(): string {
  const { t } = useLingui()
  return t({ id: 'records.one', message: 'Record' })
}

/** The local store failed. */
export function RecordFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const title = t({ id: 'healthRecords.messages.loadError', message: 'The record could not be loaded' })
  useEffect(() => {
    toasts.show({ kind: 'error', title })
  }, [title])
  return (
    <Page title={useRecordWord()} back={useBackToList(null)}>
      <ErrorState title={title} onRetry={onRetry}>
        {t({ id: 'records.failed.text', message: 'This device’s storage did not answer. Nothing was deleted.' })}
      </ErrorState>
    </Page>
  )
}

/** No record has this address: deleted, or not on this device yet; only a complete pull decides which. */
export function RecordMissing() {
  const { t } = useLingui()
  const back = useBackToList(null)
  const word = useRecordWord()
  const complete = useSyncStatus()?.upToDate ?? false
  const contact = useServerContact()
  const title = t({ id: 'healthRecords.messages.loadError', message: 'The record could not be loaded' })
  useEffect(() => {
    if (complete) toasts.show({ kind: 'error', title })
  }, [complete, title])
  const toList = (
    <LinkButton to={listPath('labResults')}>{t({ id: 'records.toList', message: 'To the lab results' })}</LinkButton>
  )
  if (complete) {
    return (
      <Page title={word} back={back}>
        <EmptyState icon="search" title={title} action={toList}>
          {t({
            id: 'records.missing.text',
            message: 'There is no record at this address. It may have been deleted, perhaps on another device.',
          })}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={word} back={back}>
      {contact.kind === 'asking' ? (
        <Skeleton shape="card" count={2} />
      ) : (
        <EmptyState
          icon="cloud-off"
          title={t({ id: 'records.notHere', message: 'This record is not on this device yet' })}
          action={
            <>
              <Button icon="refresh-cw" onClick={() => void refresh()}>
                {t({ id: 'records.refresh', message: 'Refresh' })}
              </Button>
              {toList}
            </>
          }
        >
          {t({ id: 'records.notHere.text', message: 'It appears as soon as the server can be reached.' })}
        </EmptyState>
      )}
    </Page>
  )
}

interface SpecifiedErrorProps {
  title: string
  back: { to: string; label: string }
  /** The text of the specification, unchanged (decision 44). */
  said: string
  children: ReactNode
}

function SpecifiedError({ title, back, said, children }: SpecifiedErrorProps) {
  const { t } = useLingui()
  return (
    <Page title={title} back={back}>
      <ErrorState
        title={title}
        action={<LinkButton to={back.to}>{t({ id: 'records.backToList', message: 'Back to the list' })}</LinkButton>}
      >
        <p>{children}</p>
        <p>
          <q lang="en">{said}</q>
        </p>
      </ErrorState>
    </Page>
  )
}

export function UnknownType({ back }: { back: { to: string; label: string } }) {
  const { t } = useLingui()
  return (
    <SpecifiedError
      title={t({ id: 'records.unknownType', message: 'This kind of record cannot be shown' })}
      back={back}
      said={NO_MODEL}
    >
      {t({ id: 'records.unknownType.text', message: 'The record is kept. Support will ask for this text:' })}
    </SpecifiedError>
  )
}

/** A new record of a type that has no form. */
export function UnsupportedType() {
  const { t } = useLingui()
  return (
    <SpecifiedError
      title={t({ id: 'records.unsupported', message: 'This kind of record cannot be written by hand' })}
      back={useBackToList('treatment')}
      said={UNSUPPORTED}
    >
      {t({
        id: 'records.unsupported.text',
        message: 'Treatments and entries of the health log can be. Everything else comes from a document.',
      })}
    </SpecifiedError>
  )
}
