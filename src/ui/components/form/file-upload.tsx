import { FileUpload as Ark } from '@ark-ui/react/file-upload'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './file-upload.module.css'

export const REJECTIONS = ['FILE_INVALID_TYPE', 'FILE_TOO_LARGE', 'FILE_TOO_SMALL', 'TOO_MANY_FILES'] as const
export type RejectionCode = (typeof REJECTIONS)[number]
export interface Rejection {
  file: File
  codes: readonly RejectionCode[]
}

interface FileUploadProps {
  label: ReactNode
  hint?: ReactNode
  /** Extensions by MIME type, as the file picker expects them: `{'application/pdf': ['.pdf']}`. */
  accept?: Record<string, string[]>
  /** What the picker offers, where the screen itself checks the files: extensions and MIME types, joined by commas. */
  offer?: string
  icon?: IconName
  /** Label of the button. */
  choose?: string
  /** Further buttons beside it. */
  actions?: ReactNode
  maxFiles?: number
  /** Bytes; a file of exactly this size passes. */
  minSize?: number
  maxSize?: number
  disabled?: boolean
  onAccept: (files: File[]) => void
  /** Called in addition to the sentences shown here. */
  onReject?: (rejections: Rejection[]) => void
}

/** Picker and drop zone. It passes the files on and keeps none: the screen lists them. */
export function FileUpload({ label, hint, maxFiles = 1, maxSize, disabled, ...rest }: FileUploadProps) {
  const { accept, offer, icon = 'upload', choose, actions, minSize, onAccept, onReject } = rest
  const { t } = useLingui()
  const [rejected, setRejected] = useState<Rejection[]>([])
  return (
    <Ark.Root
      className={styles.root}
      accept={accept}
      maxFiles={maxFiles}
      minFileSize={minSize}
      maxFileSize={maxSize}
      disabled={disabled}
      acceptedFiles={[]}
      onFileAccept={({ files }) => files.length > 0 && onAccept(files)}
      onFileReject={({ files }) => {
        const rejections = files.map(({ file, errors }) => ({
          file,
          codes: REJECTIONS.filter(code => errors.includes(code)),
        }))
        setRejected(rejections)
        if (rejections.length > 0) onReject?.(rejections)
      }}
      translations={{ dropzone: t({ id: 'fileUpload.dropzone', message: 'Drop files here' }) }}
    >
      <Ark.Dropzone className={styles.zone} disableClick role="group">
        <Icon name={icon} size={offer ? 28 : undefined} />
        <Ark.Label className={styles.label}>{label}</Ark.Label>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.actions}>
          <Ark.Trigger className={styles.trigger}>
            {choose ?? t({ id: 'fileUpload.choose', message: 'Choose from this device' })}
          </Ark.Trigger>
          {actions}
        </div>
      </Ark.Dropzone>
      <Ark.HiddenInput data-testid="files" {...(offer && { accept: offer })} />
      {rejected.length > 0 && <Rejections rejected={rejected} maxFiles={maxFiles} maxSize={maxSize} />}
    </Ark.Root>
  )
}

function Rejections({ rejected, maxFiles, maxSize }: { rejected: Rejection[]; maxFiles: number; maxSize?: number }) {
  const sentence = useRejectionText(maxFiles, maxSize)
  return (
    <div role="alert">
      <ul className={styles.rejections}>
        {rejected.map(({ file, codes }) => (
          <li key={file.name}>
            <Icon name="circle-alert" size={16} />
            <span>
              <strong>{file.name}</strong>: {codes.map(sentence).join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useRejectionText(maxFiles: number, maxSize?: number): (code: RejectionCode) => string {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const limit = fileSize(maxSize ?? 0)
  return code => {
    switch (code) {
      case 'FILE_INVALID_TYPE':
        return t({ id: 'fileUpload.rejected.type', message: 'This kind of file cannot be read here.' })
      case 'FILE_TOO_LARGE':
        return t({ id: 'fileUpload.rejected.large', message: `It is larger than ${limit}.` })
      case 'FILE_TOO_SMALL':
        return t({ id: 'fileUpload.rejected.small', message: 'The file is too small or empty.' })
      case 'TOO_MANY_FILES':
        return t({ id: 'fileUpload.rejected.many', message: `At most ${maxFiles} at a time.` })
    }
  }
}
