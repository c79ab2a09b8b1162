import { createFileRoute } from '@tanstack/react-router'
import { readFeedbackLink } from '../features/help/feedback/feedback-link.ts'
import { FeedbackTab } from '../features/help/feedback/feedback-tab.tsx'
import { HelpScreen } from './-help/help-screen.tsx'

export const Route = createFileRoute('/help/feedback')({ validateSearch: readFeedbackLink, component: Feedback })

function Feedback() {
  const link = Route.useSearch()
  return (
    <HelpScreen>
      <FeedbackTab link={link} />
    </HelpScreen>
  )
}
