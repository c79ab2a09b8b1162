/**
 * The browser's view of the network. Only a hint: `true` does not mean that the server can be reached, a failed request
 * decides. A dedicated worker gets no such events, so the page forwards them.
 */
export interface Connectivity {
  online(): boolean
  subscribe(listener: (online: boolean) => void): () => void
}
