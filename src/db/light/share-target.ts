import { keepShared } from './incoming-files.ts'

/** `share_target.action` of the manifest. */
export const SHARE_PATH = '/share-target'
/** `share_target.params.files[0].name` of the manifest. */
const FIELD = 'files'
const SCREEN = '/health-records/upload'

/** The reply to a share of the system: the files are stored, then the screen that takes them is opened. */
export async function shareReply(request: Request, now: number): Promise<Response> {
  const outcome = await request.formData().then(
    form => {
      const files = form.getAll(FIELD).filter((one): one is File => one instanceof File)
      return keepShared(files, () => crypto.randomUUID(), now)
    },
    () => 'failed' as const,
  )
  return Response.redirect(outcome === 'kept' ? SCREEN : `${SCREEN}?shared=${outcome}`, 303)
}
