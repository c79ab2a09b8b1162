import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DocumentName } from '../../contract/public-pages.ts'
import { Foot } from '../landing/foot.tsx'
import { Menu } from '../landing/header.tsx'
import { BrandMark } from '../landing/icon.tsx'

interface DocumentPageProps {
  name: DocumentName
  children: ReactNode
}

/** The frame around a text: the way to the landing page, to other languages and to the sign-in. */
export function DocumentPage({ name, children }: DocumentPageProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <header className="top">
        <a className="skip" href="#main">
          {t({ id: 'landing.skip', message: 'Skip to the content' })}
        </a>
        <a className="brand" href={`/${i18n.locale}`}>
          <BrandMark />
          Anamnesis
        </a>
        <div className="corner">
          <Menu address={locale => `/${locale}/${name}`} />
          <a className="button primary" href="/login">
            {t({ id: 'landing.signIn', message: 'Sign in' })}
          </a>
        </div>
      </header>
      <main id="main" className="document">
        {children}
      </main>
      <footer className="document-foot">
        <Foot />
      </footer>
    </>
  )
}
