import { DOCUMENT_TYPES } from '../../../../../domain/files/document-types.ts'

/**
 * What the file picker offers. Without HEIC: an iPhone then gives its photos as JPEG. A HEIC that is dropped or shared is
 * still taken.
 */
export const OFFERED = [
  ...Object.keys(DOCUMENT_TYPES),
  ...Object.values(DOCUMENT_TYPES).flatMap(extensions => extensions.map(extension => `.${extension}`)),
].join(',')
