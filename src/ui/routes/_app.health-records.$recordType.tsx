import { createFileRoute, notFound } from '@tanstack/react-router'
import { LIST_NAMES } from '../../domain/records/record-lists.ts'
import { RecordsScreen } from '../features/records/list/records-screen.tsx'
import { useListWords } from '../features/records/words/use-list-words.ts'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/$recordType')({
  async loader({ params }) {
    const list = LIST_NAMES.find(name => name === params.recordType)
    if (!list) throw notFound()
    await loadTexts('records')
    return list
  },
  component: Records,
})

function Records() {
  const list = Route.useLoaderData()
  const words = useListWords()
  return (
    <>
      <PageTitle title={words[list].title} />
      <RecordsScreen key={list} list={list} />
    </>
  )
}
