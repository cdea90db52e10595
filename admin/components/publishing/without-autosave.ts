/** A server or client collection config with autosave disabled. */
export function withoutAutosave<Config extends { versions?: unknown }>(config: Config): Config {
  const versions = config.versions as { drafts?: unknown } | undefined
  if (typeof versions?.drafts !== 'object') return config
  return { ...config, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } }
}
