import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { findAccount, isRoot } from './postgres/account.ts'
import { UserError } from './terminal/user-error.mjs'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'that is a file',
}

/**
 * Creates DATA_DIR if it is missing, without access for other users: it holds personal data.
 * @returns its real path, so that symlinks do not give one folder several names
 * @throws {UserError} when it is not writable
 */
export function prepareDataFolder(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) make(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'probe')
    rmSync(probe)
    return realpathSync(dataDir)
  } catch (error) {
    if (error instanceof UserError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new UserError(
      `Nothing can be kept in ${dataDir} (${reasons[code ?? ''] ?? message}): make it writable, or set DATA_DIR to another folder.`,
    )
  }
}

function make(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir)
  chmodSync(dataDir, isRoot() ? 0o710 : 0o700)
  // As root, the database belongs to another user, who needs to traverse the folder.
  if (isRoot()) chownSync(dataDir, 0, findAccount().gid)
}
