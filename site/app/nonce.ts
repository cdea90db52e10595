import { createContext } from 'react'

/** The nonce of our inline scripts and styles; `undefined` in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
