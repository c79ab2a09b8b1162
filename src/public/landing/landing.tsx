import { Header } from './header.tsx'
import { Contact } from './sections/contact.tsx'
import { Hero } from './sections/hero.tsx'
import { Places } from './sections/places.tsx'
import { Plans } from './sections/plans.tsx'
import { Product } from './sections/product.tsx'
import { Questions } from './sections/questions.tsx'
import { Security } from './sections/security.tsx'
import { Solutions } from './sections/solutions.tsx'
import { Technologies } from './sections/technologies.tsx'

/** One clinical day. Rendered at build only: no state and no effects; what moves is in `islands`. */
export function Landing() {
  return (
    <>
      <Header />
      <main id="main">
        <Hero />
        <Places />
        <Solutions />
        <Product />
        <Technologies />
        <Security />
        <div className="pair">
          <Questions />
          <Plans />
        </div>
        <Contact />
      </main>
    </>
  )
}
