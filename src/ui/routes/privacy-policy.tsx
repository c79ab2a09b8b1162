import { createFileRoute } from '@tanstack/react-router'
import { DocumentRoute } from './-frame/document-route.tsx'
import { documentText } from './-frame/document-text.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => documentText('privacy-policy'),
  component: () => <DocumentRoute text={Route.useLoaderData()} />,
})
