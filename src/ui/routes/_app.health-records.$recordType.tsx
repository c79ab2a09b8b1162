import { createFileRoute, notFound } from '@tanstack/react-router'
import { LIST_NAMES } from '../../domain/records/record-lists.ts'
import { RecordsScreen } from '../features/records/list/records-screen.tsx'
import { useListWords } from '../features/records/words/use-list-words.ts'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/$recordType')({
  loader: () => loadTexts('records'),
  component: Records,
})

function Records() {
  const { recordType } = Route.useParams()
  const words = useListWords()
  const list = LIST_NAMES.find(name => name === recordType)
  if (!list) throw notFound()
  return (
    <>
      <PageTitle title={words[list].title} />
      <RecordsScreen key={list} list={list} />
    </>
  )
}
