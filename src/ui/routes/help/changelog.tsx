import { createFileRoute } from '@tanstack/react-router'
import { ChangelogTab } from '../../features/help/changelog/changelog-tab.tsx'
import { HelpScreen } from './-help-screen.tsx'

export const Route = createFileRoute('/help/changelog')({ component: Changelog })

function Changelog() {
  return (
    <HelpScreen>
      <ChangelogTab />
    </HelpScreen>
  )
}
