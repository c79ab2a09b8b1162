import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useDatabase, useSessionState } from '../../../state/session/use-session.ts'
import { FeedbackForm } from './feedback-form.tsx'
import type { FeedbackLink } from './feedback-link.ts'

/** Writes to the makers of the product; a message belongs to an account, so that it can wait for the network. */
export function FeedbackTab({ link }: { link: FeedbackLink }) {
  const { t } = useLingui()
  if (useSessionState().kind !== 'signed-in') {
    return (
      <EmptyState
        icon="message-square"
        title={t({ id: 'help.feedback.signIn', message: 'Sign in to write to us' })}
        action={
          <LinkButton to="/login?from=/help/feedback" variant="primary">
            {t({ id: 'help.feedback.signIn.button', message: 'Sign in' })}
          </LinkButton>
        }
      >
        {t({
          id: 'help.feedback.signIn.text',
          message: 'Then a message can also be written offline: it waits on this device and is sent later.',
        })}
      </EmptyState>
    )
  }
  return (
    <>
      <WaitingMessages />
      {/* Another link is another form. */}
      <FeedbackForm key={JSON.stringify(link)} link={link} />
    </>
  )
}

/** How many messages are only on this device. */
function WaitingMessages() {
  const { t } = useLingui()
  const database = useDatabase()
  const contact = useServerContact()
  const found = useLive(useCallback(() => allDocuments(database, 'feedback'), [database]))
  const all = found.kind === 'ready' ? found.value : []
  const refused = all.filter(({ sync }) => sync.parked !== null).length
  const waiting = all.length - refused
  return (
    <>
      {refused > 0 && (
        <Banner tone="danger" icon="circle-alert">
          {t({
            id: 'help.feedback.refused',
            message: plural(refused, {
              one: 'The server did not accept # message. It is kept on this device: open the indicator at the top.',
              other:
                'The server did not accept # messages. They are kept on this device: open the indicator at the top.',
            }),
          })}
        </Banner>
      )}
      {waiting > 0 && (
        <Banner tone={contact.kind === 'away' ? 'warn' : 'info'} icon="clock">
          {t({
            id: 'help.feedback.waiting',
            message: plural(waiting, {
              one: '# message is saved on this device and waits to be sent.',
              other: '# messages are saved on this device and wait to be sent.',
            }),
          })}
        </Banner>
      )}
    </>
  )
}
