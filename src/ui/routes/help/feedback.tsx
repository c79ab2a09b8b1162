import { createFileRoute } from '@tanstack/react-router'
import { readFeedbackLink } from '../../features/help/feedback/feedback-link.ts'
import { FeedbackTab } from '../../features/help/feedback/feedback-tab.tsx'
import { HelpScreen } from './-help-screen.tsx'

export const Route = createFileRoute('/help/feedback')({ validateSearch: asItIs, component: Feedback })

/** Read by the screen, so that the first script of the product does not carry its rules. */
function asItIs(search: Record<string, unknown>): Record<string, unknown> {
  return search
}

function Feedback() {
  const link = readFeedbackLink(Route.useSearch())
  return (
    <HelpScreen>
      <FeedbackTab link={link} />
    </HelpScreen>
  )
}
