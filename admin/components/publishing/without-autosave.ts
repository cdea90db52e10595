/** A server or client collection config with autosave disabled. */
export function withoutAutosave<Config extends { versions?: unknown }>(config: Config): Config {
  const { versions } = config
  if (!hasDraftSettings(versions)) return config
  return { ...config, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } }
}

function hasDraftSettings(versions: unknown): versions is { drafts: object } {
  return (
    typeof versions === 'object' &&
    versions !== null &&
    'drafts' in versions &&
    typeof versions.drafts === 'object'
  )
}
