import { useEffect, useRef } from 'react'
import { onOpenedFiles } from '../../../../../platform/browser/opened-files.ts'

/** Takes the files that the system opened in the installed app. */
export function useOpenedFiles(add: ((files: readonly File[]) => Promise<boolean>) | null): void {
  const take = useRef(add)
  useEffect(() => {
    take.current = add
  }, [add])
  useEffect(() => onOpenedFiles(files => void take.current?.(files)), [])
}
