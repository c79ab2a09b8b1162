import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { Gallery } from '../features/dev/gallery.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/dev/components')({
  async beforeLoad() {
    if (!devPages) throw notFound()
    await loadTexts('dev')
  },
  component: Gallery,
})
