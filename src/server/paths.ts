/** `GET {ASSETS_PATH}/{token}`: the bytes of a document. */
export const ASSETS_PATH = '/api/assets'

/** `PUT {UPLOADS_PATH}/{uploadId}/{index}`: the bytes of a chunk (decision 51). */
export const UPLOADS_PATH = '/api/uploads'
