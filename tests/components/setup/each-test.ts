import { afterEach } from 'vitest'
import { closeApp } from './open-app.tsx'

afterEach(closeApp)
