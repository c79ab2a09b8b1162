/** `GET {ASSETS_PATH}/{token}`: the bytes of a document. */
export const ASSETS_PATH = '/api/assets'

/** `PUT {UPLOADS_PATH}/{uploadId}/{index}`: the bytes of a chunk (decision 51). */
export const UPLOADS_PATH = '/api/uploads'

/** `GET {SHARED_PATH}/{token}`: the source document of a shared record (H §2). */
export const SHARED_PATH = '/api/s'

/** `POST`: the calls of a share link's holder, from a page whose origin is opaque; sessions are not read. */
export const SHARED_RPC_PATH = '/api/shared'

/** `GET` and `POST {CHECKOUT_PATH}/{token}`: the page of the built-in payment provider (decision 40). */
export const CHECKOUT_PATH = '/api/checkout'

/** `GET`: where a provider sends the browser after a payment. */
export const PAYMENT_RETURN_PATH = '/api/payments/return'

/** `POST`: notices of YooKassa. */
export const PAYMENT_NOTICE_PATH = '/api/payments/yookassa'

/** `GET {RECEIPTS_PATH}/{token}`: the receipt of a payment as PDF. */
export const RECEIPTS_PATH = '/api/receipts'
