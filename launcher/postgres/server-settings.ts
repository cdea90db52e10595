/**
 * How the embedded server runs, all in one place: given on its command line at every start, so an
 * old data folder follows when one of them changes. What is not here is PostgreSQL's default; above
 * all, it is durable (fsync).
 */
export const serverSettings = {
  cluster_name: 'vitrina',
  listen_addresses: '127.0.0.1',
  // No socket: another user of the machine could connect to one in a shared folder.
  unix_socket_directories: '',
  // The pools of site, admin and jobs together stay well under this.
  max_connections: '60',
  shared_buffers: '128MB',
  // A small site writes little: keep the log of changes small too.
  max_wal_size: '256MB',
  // After a crash, one call for the whole disk instead of one for each of the thousand files, which
  // on a busy disk take longer than all the rest of the recovery; Linux alone has it.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Compiling queries needs a library that is not shipped.
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
 * How text is sorted and what counts as a letter, best first; a new database takes the first that
 * its system has. ICU's root order puts É beside e and is the same everywhere, where that of the
 * system's own library differs. The character type is for pg_trgm, which with plain C knows only
 * ASCII letters.
 */
export const locales = [
  [...icu, '--lc-ctype=C.UTF-8'],
  [...icu, '--lc-ctype=en_US.UTF-8'],
  [...icu, '--lc-ctype=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]
