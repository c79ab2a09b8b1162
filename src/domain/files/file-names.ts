import { audioExtension } from './audio-extension.ts'

/** A name that every file system accepts: characters that some refuse become underscores (D §5). */
export const safeFileName = (name: string): string => name.replace(/[<>:"/\\|?*]/g, '_')

const DOCUMENT_EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/tiff': 'tif',
  'image/webp': 'webp',
}

/** Name of a downloaded file: safe on every system, with the extension of its MIME type. */
export const downloadName = (name: string, mimeType: string): string =>
  safeFileName(`${name.trim()}.${DOCUMENT_EXTENSIONS[mimeType] ?? audioExtension(mimeType)}`)
