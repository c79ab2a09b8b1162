import packageJson from '../../package.json' with { type: 'json' }

/** As the interface shows it: `v0.1.0`. */
export const VERSION = `v${packageJson.version}`
