import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadReadyTemplates } from '../../../../domain/questionnaires/ready/load-ready-templates.ts'
import type { ReadyTemplate } from '../../../../domain/questionnaires/ready/ready-template.ts'
import { MenuButton } from '../../../components/menu/menu-button.tsx'
import { useTemplateActions } from '../actions/use-template-actions.ts'

/** An empty template, or one of the ready ones in the language of the interface. */
export function NewTemplate() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { add } = useTemplateActions()
  const [ready, setReady] = useState<readonly ReadyTemplate[]>([])
  useEffect(() => {
    let here = true
    void loadReadyTemplates(i18n.locale).then(all => here && setReady(all))
    return () => {
      here = false
    }
  }, [i18n.locale])
  const use = async ({ title, data }: ReadyTemplate) => {
    const id = await add({ title, data: structuredClone(data) })
    if (id) await navigate({ to: '/questionnaire/templates/$id', params: { id } })
  }
  return (
    <MenuButton
      variant="primary"
      icon="plus"
      entries={[
        {
          kind: 'link',
          id: 'empty',
          icon: 'file-text',
          to: '/questionnaire/templates/new',
          label: t({ id: 'questionnaire.new.empty', message: 'An empty one' }),
        },
        { kind: 'separator', id: 'ready' },
        ...ready.map(one => ({
          kind: 'action' as const,
          id: one.id,
          icon: 'list' as const,
          label: one.title,
          run: () => void use(one),
        })),
      ]}
    >
      {t({ id: 'questionnaire.new', message: 'New questionnaire' })}
    </MenuButton>
  )
}
