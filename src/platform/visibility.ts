/** Whether the page is visible. `false` may be the last event that a page gets before it is killed. */
export interface Visibility {
  visible(): boolean
  subscribe(listener: (visible: boolean) => void): () => void
}
