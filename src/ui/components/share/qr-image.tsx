import { QrCode } from '@ark-ui/react/qr-code'
import styles from './share.module.css'

interface QrImageProps {
  value: string
  label: string
  /** `large`: for a screen in a waiting room. */
  size?: 'small' | 'large'
}

/** An address as a QR code, dark on light in every theme. */
export function QrImage({ value, label, size = 'small' }: QrImageProps) {
  return (
    <QrCode.Root value={value} encoding={{ ecc: 'M' }} className={styles.code} data-size={size}>
      <QrCode.Frame role="img" aria-label={label}>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  )
}
