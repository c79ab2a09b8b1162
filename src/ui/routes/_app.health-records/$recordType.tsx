import { createFileRoute, notFound } from '@tanstack/react-router'
import { RecordsScreen } from '../../features/records/list/records-screen.tsx'
import { useListWords } from '../../features/records/words/use-list-words.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/$recordType')({
  async loader({ params }) {
    // Which lists there are is no part of the first script.
    const { LIST_NAMES } = await import('../../../domain/records/record-lists.ts')
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
