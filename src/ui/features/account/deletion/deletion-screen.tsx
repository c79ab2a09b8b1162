import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { DeletionForm } from './deletion-form.tsx'
import type { FreshSignIn } from './fresh-sign-in.tsx'
import { useDeletion } from './use-deletion.ts'

interface DeletionScreenProps {
  /** Ways to sign in again without leaving the page; null if there are none. */
  freshSignIn: FreshSignIn | null
  /** A demo account cannot be deleted: others use it too. */
  isDemo: boolean
}

/** Decision 28: what is deleted, when, and the way back. */
export function DeletionScreen({ freshSignIn, isDemo }: DeletionScreenProps) {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const deletion = useDeletion()
  const { state, ask, keep } = deletion
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" />
    case 'offline':
      return (
        <Card title={t({ id: 'account.deletion', message: 'Delete the account' })}>
          <p>
            {t({
              id: 'account.deletion.offline',
              message:
                'Without a network an account cannot be deleted: the server has to know who asks. Open this page again when there is a connection.',
            })}
          </p>
        </Card>
      )
    case 'failed':
      return (
        <ErrorState
          title={t({ id: 'account.deletion.failed', message: 'The server did not say what would be deleted' })}
          onRetry={() => void ask()}
        >
          {refusalWords({ code: state.code })}
        </ErrorState>
      )
    case 'ready': {
      const { deleteAfter } = state.deletion
      const takeBack = async () => {
        if (await keep()) {
          toasts.show({ kind: 'success', title: t({ id: 'account.kept', message: 'The account stays' }) })
        } else {
          toasts.show({ kind: 'error', title: t({ id: 'account.kept.failed', message: 'No answer. Try once more' }) })
        }
      }
      return (
        <>
          {deleteAfter !== null && (
            <Banner
              tone="danger"
              icon="trash-2"
              aside={
                <Button onClick={() => void takeBack()}>
                  {t({ id: 'account.keep', message: 'Keep the account' })}
                </Button>
              }
            >
              {t({ id: 'account.deletion.due', message: 'This account will be deleted:' })}{' '}
              <Moment at={Date.parse(deleteAfter)} />
            </Banner>
          )}
          <DeletionForm {...{ deletion, freshSignIn, isDemo }} found={state} />
        </>
      )
    }
  }
}
