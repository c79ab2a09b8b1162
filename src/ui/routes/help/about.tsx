import { createFileRoute } from '@tanstack/react-router'
import { AboutTab } from '../../features/help/about/about-tab.tsx'
import { HelpScreen } from './-help-screen.tsx'

export const Route = createFileRoute('/help/about')({ component: About })

function About() {
  return (
    <HelpScreen>
      <AboutTab />
    </HelpScreen>
  )
}
