/**
 * What the browser believes about the network. A hint only: `true` does not mean that the server can be reached,
 * a failed request decides. A dedicated worker gets no such events, so the page forwards them.
 */
export interface Connectivity {
  online(): boolean
  subscribe(listener: (online: boolean) => void): () => void
}
