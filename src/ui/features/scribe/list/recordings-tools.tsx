import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { useDensity } from './density.ts'

export function DensityButton() {
  const { t } = useLingui()
  const [density, choose] = useDensity()
  const compact = density === 'compact'
  return (
    <IconButton
      icon={compact ? 'rows-3' : 'rows-4'}
      label={
        compact
          ? t({ id: 'scribe.density.comfortable', message: 'Show with more space' })
          : t({ id: 'scribe.density.compact', message: 'Show more on the screen' })
      }
      onClick={() => choose(compact ? 'comfortable' : 'compact')}
    />
  )
}
