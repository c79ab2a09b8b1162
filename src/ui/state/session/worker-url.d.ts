declare module 'virtual:sync-worker-url' {
  const url: string
  export default url
}

declare module 'virtual:photo-worker-url' {
  const url: string
  export default url
}

declare module 'virtual:report-worker-url' {
  const url: string
  export default url
}

declare module 'virtual:pdf-worker-url' {
  const url: string
  export default url
}
