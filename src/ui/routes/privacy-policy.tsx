import { i18n } from '@lingui/core'
import { createFileRoute } from '@tanstack/react-router'
import { loadDocument } from '../features/documents/load-document.ts'
import { chooseLocale } from '../i18n/locale.ts'
import { DocumentRoute } from './-frame/document-route.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadDocument('privacy-policy', chooseLocale(i18n.locale, [])),
  component: () => <DocumentRoute text={Route.useLoaderData()} />,
})
