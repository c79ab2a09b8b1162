import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LOG_TAGS } from '../../../domain/records/tags.ts'
import { LookScreen } from '../../features/account/look/look-screen.tsx'
import { useTagWords } from '../../features/records/words/use-tag-words.ts'
import { useThemeOptions } from '../../features/shell/account/choices.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { useNavLabels } from '../../features/shell/navigation/nav-labels.ts'
import { hideableSections } from '../../features/shell/navigation/navigation.ts'
import { loadTexts } from '../../i18n/activate.ts'
import { keptConfig } from '../../state/session/config.ts'

export const Route = createFileRoute('/_app/user-account/account/ui')({
  loader: () => loadTexts('records'),
  component: Screen,
})

function Screen() {
  const { t } = useLingui()
  const tagWord = useTagWords()
  return (
    <>
      <PageTitle title={t({ id: 'account.tab.ui', message: 'Appearance' })} />
      <LookScreen
        themes={useThemeOptions()}
        menu={useMenuChoices()}
        tags={LOG_TAGS.map(id => ({ id, label: tagWord(id) }))}
      />
    </>
  )
}

function useMenuChoices() {
  const { routesByPath } = useRouter()
  const labels = useNavLabels()
  const sections = useMemo(
    () =>
      hideableSections({
        screens: new Set(Object.keys(routesByPath)),
        signedIn: true,
        environment: keptConfig()?.environment,
      }),
    [routesByPath],
  )
  return sections.map(({ id, items }) => ({
    id,
    label: labels.section[id],
    items: items.map(item => ({ id: item.id, label: labels.item[item.id] })),
  }))
}
