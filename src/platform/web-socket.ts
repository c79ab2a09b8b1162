/** Connects to a path of this origin; see `socketLink`. */
export function connectSocket(path: string, { opened, closed }: { opened(): void; closed(): void }): () => void {
  const socket = new WebSocket(path)
  socket.addEventListener('open', opened)
  socket.addEventListener('close', closed)
  return () => socket.close()
}
