import type { Access } from 'payload'

/** Allows everyone, visitors included. */
export const anyone: Access = () => true
