import { createFileRoute } from '@tanstack/react-router'
import { isCreatable } from '../../../domain/records/record-lists.ts'
import { CreateScreen } from '../../features/records/create/create-screen.tsx'
import { useCreateTitle } from '../../features/records/create/create-title.tsx'
import { UnsupportedType } from '../../features/records/record/record-problems.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

/** Only treatments and entries of the log have a form; any other type is an error (H §5, decision 44). */
export const Route = createFileRoute('/_app/health-record/create')({
  loader: () => loadTexts('records'),
  validateSearch: (search: Record<string, unknown>): { type?: string } => ({
    type: typeof search.type === 'string' ? search.type : undefined,
  }),
  component: Create,
})

function Create() {
  const { type } = Route.useSearch()
  const title = useCreateTitle()
  if (!isCreatable(type)) return <UnsupportedType />
  return (
    <>
      <PageTitle title={title(type)} />
      <CreateScreen key={type} type={type} />
    </>
  )
}
