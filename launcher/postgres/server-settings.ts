/**
 * Settings of the embedded server. They are passed on its command line at every start, so that
 * changes also apply to existing data folders. Everything else is PostgreSQL's default; in
 * particular, it is durable (fsync).
 */
export const serverSettings = {
  cluster_name: 'vitrina',
  listen_addresses: '127.0.0.1',
  // No socket: other users of the machine could connect to one in a shared folder.
  unix_socket_directories: '',
  // The connection pools of site, admin and jobs together stay well below this.
  max_connections: '60',
  shared_buffers: '128MB',
  // A small site writes little, so the WAL can be small.
  max_wal_size: '256MB',
  // After a crash, one call syncs the whole file system instead of one per file (about a thousand),
  // which on a busy disk take longer than the rest of the recovery. Linux only.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // JIT needs a library that is not bundled.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
}

export const initialSettings = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--username=postgres',
]

const icu = ['--locale-provider=icu', '--icu-locale=und']

/**
 * Collations and character types, best first; a new database uses the first one that its system
 * has. ICU's root collation sorts É beside e and is the same everywhere, unlike that of the system
 * library. The character type is for pg_trgm, which with plain C only recognizes ASCII letters.
 */
export const locales = [
  [...icu, '--lc-ctype=C.UTF-8'],
  [...icu, '--lc-ctype=en_US.UTF-8'],
  [...icu, '--lc-ctype=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]
