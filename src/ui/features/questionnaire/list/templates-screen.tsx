import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RowList } from '../../../components/surface/row.tsx'
import { FoundRecords } from '../../../record-kit/found-records.tsx'
import { NoRecords } from '../../../record-kit/no-records.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { RefreshButton } from '../../../record-kit/refresh-button.tsx'
import { useTemplates } from '../actions/use-templates.ts'
import { QuestionnairePage } from '../questionnaire-page.tsx'
import { NewTemplate } from './new-template.tsx'
import { TemplateRow } from './template-row.tsx'

/** The templates of this account (D §2). */
export function TemplatesScreen() {
  const { t } = useLingui()
  const [found, askAgain] = useTemplates()
  const count = found.kind === 'ready' ? found.value.length : 0
  return (
    <QuestionnairePage
      subtitle={
        count > 0 &&
        t({ id: 'questionnaire.count', message: plural(count, { one: '# template', other: '# templates' }) })
      }
      actions={
        <>
          <RefreshButton />
          {count > 0 && <NewTemplate />}
        </>
      }
    >
      <OfflineBanner />
      <FoundRecords
        found={found}
        onRetry={askAgain}
        failed={{
          title: t({ id: 'questionnaire.failed', message: 'The questionnaires could not be read' }),
          text: t({
            id: 'questionnaire.failed.text',
            message: 'This device’s storage did not answer. Nothing was deleted.',
          }),
        }}
        empty={<NoTemplates />}
        rows={3}
      >
        {templates => (
          <>
            <h2 className="spoken">{t({ id: 'questionnaire.templates', message: 'Templates' })}</h2>
            <RowList label={t({ id: 'questionnaire.templates', message: 'Templates' })}>
              {templates.map(one => (
                <TemplateRow key={one.clientId} template={one} />
              ))}
            </RowList>
          </>
        )}
      </FoundRecords>
    </QuestionnairePage>
  )
}

function NoTemplates() {
  const { t } = useLingui()
  return (
    <NoRecords
      icon="list"
      none={{
        title: t({ id: 'questionnaire.empty', message: 'No questionnaires yet' }),
        text: t({
          id: 'questionnaire.empty.text',
          message:
            'A questionnaire asks your patients before the visit, by a link and without a sign-in. Begin with a ready one.',
        }),
      }}
      noneHere={{
        title: t({ id: 'questionnaire.emptyAway', message: 'No questionnaires on this device' }),
        text: t({
          id: 'questionnaire.emptyAway.text',
          message: 'Those on the server will appear when you are online. You can write one without a network.',
        }),
      }}
      action={<NewTemplate />}
    />
  )
}
