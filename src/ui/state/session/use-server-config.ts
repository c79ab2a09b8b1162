import { useEffect, useState } from 'react'
import type { PublicConfig } from '../../../contract/entities/public-config.ts'
import { keptConfig, readConfig } from './config.ts'

/** The server's public configuration: the one that this device kept, then the present one. */
export function useServerConfig(): PublicConfig | null {
  const [config, setConfig] = useState(keptConfig)
  useEffect(() => {
    let gone = false
    void readConfig().then(answer => answer?.fresh && !gone && setConfig(answer.config))
    return () => {
      gone = true
    }
  }, [])
  return config
}
