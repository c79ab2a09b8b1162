import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import type { Remote } from '../../../state/session/use-remote.ts'

/** Why a session is not shown, or is as it was. */
export function SessionTrouble({ remote: { asked, value, refresh } }: { remote: Remote<unknown> }) {
  const { t } = useLingui()
  const words = useRefusalWords()
  if (asked.kind === 'refused') {
    return (
      <Banner tone="danger" icon="circle-alert">
        {words(asked)}.
      </Banner>
    )
  }
  if (value !== null || asked.kind === 'asking') return null
  return (
    <Banner
      tone="warn"
      icon="cloud-off"
      aside={
        <Button size="sm" onClick={refresh}>
          {t({ id: 'questionnaire.again', message: 'Try again' })}
        </Button>
      }
    >
      {t({
        id: 'questionnaire.session.away',
        message: 'This interview is on the server and was not opened here before.',
      })}
    </Banner>
  )
}
