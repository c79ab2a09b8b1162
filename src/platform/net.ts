/** The port of HTTP, shaped like `fetch`, so that tests can replace the network. */
export interface Net {
  fetch(url: string, init?: RequestInit): Promise<Response>
}

export const systemNet: Net = { fetch: (url, init) => fetch(url, init) }
