declare module 'virtual:sync-worker-url' {
  const url: string
  export default url
}
