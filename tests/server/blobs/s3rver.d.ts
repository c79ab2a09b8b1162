declare module 's3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    readonly httpServer: Server
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
