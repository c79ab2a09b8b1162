import { useServerConfig } from '../../../state/session/use-server-config.ts'
import { HomeFooter } from './home-footer.tsx'

export default function ConfiguredFooter() {
  return <HomeFooter channelUrl={useServerConfig()?.operator?.channelUrl} />
}
