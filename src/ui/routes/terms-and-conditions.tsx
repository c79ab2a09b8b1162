import { createFileRoute } from '@tanstack/react-router'
import { DocumentRoute } from './-frame/document-route.tsx'
import { documentText } from './-frame/document-text.ts'

export const Route = createFileRoute('/terms-and-conditions')({
  loader: () => documentText('terms-and-conditions'),
  component: () => <DocumentRoute text={Route.useLoaderData()} />,
})
