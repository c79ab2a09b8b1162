/**
 * The environment of a server that `npm start` runs. Where NODE_ENV is not set the server alone would be in production;
 * `npm start` runs the demo then, and `notice` says so in one line.
 */
export function startEnvironment(env: Readonly<Record<string, string | undefined>>) {
  if (env.NODE_ENV?.trim()) return { env, notice: null }
  const demo = env.DEMO?.trim() ? `DEMO=${env.DEMO}` : 'demo accounts'
  return {
    env: { ...env, NODE_ENV: 'development' },
    notice: `NODE_ENV is not set: development with ${demo} and sign-ins without a password. NODE_ENV=production npm start turns that off.`,
  }
}
