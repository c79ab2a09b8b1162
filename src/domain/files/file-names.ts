import { audioExtension } from './audio-extension.ts'
import { DOCUMENT_TYPES, type DocumentType } from './document-types.ts'

/** A name that every file system accepts: characters that some refuse become underscores (D §5). */
export const safeFileName = (name: string): string => name.replace(/[<>:"/\\|?*]/g, '_')

/** The name of a document's record until it is read (decision 123): the file's, without its extension. */
export const documentName = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 500)

const extensionOf = (mimeType: string): string =>
  Object.hasOwn(DOCUMENT_TYPES, mimeType) ? DOCUMENT_TYPES[mimeType as DocumentType][0] : audioExtension(mimeType)

/** Name of a downloaded file: safe on every system, with the extension of its MIME type. */
export const downloadName = (name: string, mimeType: string): string =>
  safeFileName(`${name.trim()}.${extensionOf(mimeType)}`)
