/** HTTP as the rest of the program sees it: the shape of `fetch`, so that tests can stand a network in between. */
export interface Net {
  fetch(url: string, init?: RequestInit): Promise<Response>
}

export const systemNet: Net = { fetch: (url, init) => fetch(url, init) }
