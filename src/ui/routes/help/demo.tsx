import { createFileRoute } from '@tanstack/react-router'
import { DemoTab } from '../../features/help/demo/demo-tab.tsx'
import { HelpScreen } from './-help-screen.tsx'

export const Route = createFileRoute('/help/demo')({ component: Demo })

function Demo() {
  return (
    <HelpScreen>
      <DemoTab />
    </HelpScreen>
  )
}
