import { DOCUMENT_TYPES } from '../../domain/files/document-types.ts'

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  ...DOCUMENT_TYPES,
  'audio/webm': ['webm', 'weba'],
  'audio/mp4': ['mp4', 'm4a'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mpeg': ['mp3'],
}

/** The name with an extension of the type that the bytes have: whatever the sender called it, it opens as what it is. */
export function nameOfType(fileName: string, mimeType: string): string {
  const [, stem = fileName, extension = ''] = /^(.+?)\.([^.\s]{1,10})$/s.exec(fileName) ?? []
  const fitting = EXTENSIONS[mimeType] ?? ['bin']
  return fitting.includes(extension.toLowerCase()) ? fileName : `${stem || 'file'}.${fitting[0]}`
}

/**
 * A Content-Disposition that downloads and never renders (S3): an ASCII name for old clients and the full one by RFC
 * 5987. Control characters, separators and quotes are replaced, so that a name can neither end the header nor choose a
 * folder.
 */
export function attachmentDisposition(fileName: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const safe = fileName.replace(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/g, '_').replace(/^\.+/, '_')
  const name = safe.slice(0, 200).toWellFormed()
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_')
  return `attachment; filename="${ascii || 'file'}"; filename*=UTF-8''${encodeRfc5987(name || 'file')}`
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
