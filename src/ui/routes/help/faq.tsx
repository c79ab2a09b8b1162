import { createFileRoute } from '@tanstack/react-router'
import { FaqTab } from '../../features/help/faq/faq-tab.tsx'
import { HelpScreen } from './-help-screen.tsx'

export const Route = createFileRoute('/help/faq')({ component: Faq })

function Faq() {
  return (
    <HelpScreen>
      <FaqTab />
    </HelpScreen>
  )
}
