import { PathLink } from '../../../components/action/path-link.tsx'
import styles from './brand.module.css'

/** The mark is inline SVG, so that it shows before the icon sprite is loaded. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 26 26"
      aria-hidden="true"
      className={styles.mark}
    >
      <rect width="26" height="26" rx="7" />
      <path d="M19.5 13h-1.6a1.3 1.3 0 0 0-1.25.95l-1.53 5.43a.16.16 0 0 1-.31 0L11.2 6.6a.16.16 0 0 0-.31 0L9.36 12.05A1.3 1.3 0 0 1 8.1 13H6.5" />
    </svg>
  )
}

/** A link to the start page. `full`: mark and name; `name`: the name alone, for a phone's header. */
export function Brand({ look = 'full' }: { look?: 'full' | 'mark' | 'name' }) {
  return (
    <PathLink to="/" className={styles.brand} aria-label="Anamnesis" data-tour="home">
      {look !== 'name' && <BrandMark />}
      {look !== 'mark' && <span data-look={look}>Anamnesis</span>}
    </PathLink>
  )
}
