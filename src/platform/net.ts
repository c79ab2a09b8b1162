/** The port of HTTP, shaped like `fetch`, so that tests can replace the network. */
export interface Net {
  fetch(url: string, init?: RequestInit): Promise<Response>
}

export const systemNet: Net = { fetch: (url, init) => fetch(url, init) }

/** Sends a page's own request on, as the browser made it: a navigation stays one. For the service worker. */
export const forward = (request: Request): Promise<Response> => fetch(request)
