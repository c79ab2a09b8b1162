import type { IconName } from './icon-names.ts'
import sprite from './icons.gen.svg?no-inline'

interface IconProps {
  name: IconName
  /** Pixels at the base font size; grows with the user's font size. */
  size?: number
  /** Spoken name. Without one the icon is decoration beside a text. */
  label?: string
  className?: string
}

export function Icon({ name, size = 24, label, className }: IconProps) {
  const length = `${size / 16}rem`
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where a text says it.
    <svg
      className={className}
      width={length}
      height={length}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  )
}
