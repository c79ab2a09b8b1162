import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

export interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this app. Where it is written in place, the router's own Link checks it; menus and models carry text. */
  to: string
}

/** An anchor that the router follows without loading the page; a new tab and a download stay the browser's. */
export function PathLink({ to, onClick, ...rest }: PathLinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere || rest.target) return
    event.preventDefault()
    router.history.push(to)
  }
  return <a {...rest} href={router.history.createHref(to)} onClick={follow} />
}
