/** A Lucide icon. The build collects the names that a page uses into one sprite inside the page. */
export const Icon = ({ name, size = 20 }: { name: string; size?: number }) => (
  <svg className="icon" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
)

export const BrandMark = () => (
  <svg className="mark" width="1.75rem" height="1.75rem" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <rect width="26" height="26" rx="7" />
    <path d="M19.5 13h-1.6a1.3 1.3 0 0 0-1.25.95l-1.53 5.43a.16.16 0 0 1-.31 0L11.2 6.6a.16.16 0 0 0-.31 0L9.36 12.05A1.3 1.3 0 0 1 8.1 13H6.5" />
  </svg>
)
