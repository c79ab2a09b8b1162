/** Whether the person can see the page. `false` may be the last thing a page hears before it is killed. */
export interface Visibility {
  visible(): boolean
  subscribe(listener: (visible: boolean) => void): () => void
}
