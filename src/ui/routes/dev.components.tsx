import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { Gallery } from '../features/dev/gallery.tsx'

export const Route = createFileRoute('/dev/components')({
  beforeLoad() {
    if (!devPages) throw notFound()
  },
  component: Gallery,
})
