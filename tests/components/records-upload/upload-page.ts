import { page } from 'vitest/browser'
import { saveDocument } from '../../../src/db/commands/documents.ts'
import type { UploadMode } from '../../../src/db/commands/uploads.ts'
import type { DocumentDetails } from '../../../src/db/uploads/upload-rows.ts'
import { documentDetails } from '../../factories/store/recordings.ts'
import type { App } from '../setup/open-app.tsx'

export const UPLOAD = '/health-records/upload'

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const row = (fileName: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: fileName, exact: true }) })

/** A PDF of `size` bytes; of the same text it is the same file. */
export const pdf = (name: string, size = 2000, text = name) =>
  new File([`%PDF-1.7\n${text}\n`, new Uint8Array(Math.max(0, size - text.length - 10))], name, {
    type: 'application/pdf',
  })

export async function photo(name: string, width = 800, height = 600, type = 'image/jpeg', shade = name): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('no canvas')
  drawing.fillStyle = '#efeae0'
  drawing.fillRect(0, 0, width, height)
  drawing.fillStyle = '#223'
  drawing.font = `${Math.round(width / 20)}px sans-serif`
  for (let line = 1; line < 12; line++) drawing.fillText(`${shade} ${line * 7}`, width / 10, (line * height) / 12)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** Gives files to the drop zone, as a picker does. */
export async function choose(...files: File[]): Promise<void> {
  give(page.getByTestId('files').element() as HTMLInputElement, files)
}

export function give(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

interface Stored extends Partial<DocumentDetails> {
  bytes?: Blob
  mode?: UploadMode
}

/** Stores a document on this device, as the screen does. Resolves with its clientId. */
export async function store({ context }: App, fileName: string, { bytes, mode = 'auto', ...change }: Stored = {}) {
  const details = documentDetails({
    ...{ fileName, name: fileName.replace(/\.\w+$/, ''), mimeType: 'application/pdf', patientClientId: '' },
    ...{ createdAt: new Date(context.clock.now()).toISOString(), sha256: context.random.uuid(), ...change },
  })
  return await saveDocument(context, bytes ?? pdf(fileName), details, mode)
}

export const records = (app: App) => app.context.database.healthRecords.find({ selector: { deletedAt: null } }).exec()
export const jobs = ({ context }: App) => context.uploads.items(context.accountId)
