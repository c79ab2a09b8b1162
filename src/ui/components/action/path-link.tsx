import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

export interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this app as plain text, for menus and models; literal paths use the router's Link, which checks them. */
  to: string
}

/** An anchor that the router follows without a page load; clicks with a modifier key are left to the browser. */
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
