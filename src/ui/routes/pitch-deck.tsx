import { createFileRoute } from '@tanstack/react-router'
import { DocumentRoute } from './-frame/document-route.tsx'
import { documentText } from './-frame/document-text.ts'

export const Route = createFileRoute('/pitch-deck')({
  loader: () => documentText('pitch-deck'),
  component: () => <DocumentRoute text={Route.useLoaderData()} />,
})
