/** The model of a collection, or what the browser is told of it, with autosave turned off. */
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
