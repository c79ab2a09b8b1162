import { useLingui } from '@lingui/react/macro'
import type { BottomBarItem } from './bottom-bar.tsx'
import { useNavLabels } from './nav-labels.ts'
import type { NavId, NavSection } from './navigation.ts'

/** In order of use; the first three that are in the user's menu are shown beside Home. */
const PREFERRED: readonly NavId[] = [
  'labResults',
  'audioRecordings',
  'triage',
  'biomarkerReports',
  'treatment',
  'documentUpload',
]

/** Home and the three places of the menu that are used most. */
export function useBottomBarItems(sections: readonly NavSection[]): BottomBarItem[] {
  const { t } = useLingui()
  const { short } = useNavLabels()
  const items = sections.flatMap(section => section.items)
  const places = PREFERRED.flatMap(id => items.filter(item => item.id === id)).slice(0, 3)
  return [
    { id: 'home', icon: 'house', to: '/', label: t({ id: 'shell.bottom.home', message: 'Home' }) },
    ...places.map(({ id, icon, to, within }) => ({
      id,
      icon,
      to,
      within: id === 'labResults' ? '/health-records' : within,
      label: id === 'labResults' ? t({ id: 'shell.bottom.records', message: 'Records' }) : short[id],
    })),
  ]
}
