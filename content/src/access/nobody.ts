import type { Access } from 'payload'

/** Allows no one through an interface; the intake itself writes with its own authority. */
export const nobody: Access = () => false
