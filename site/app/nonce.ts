import { createContext } from 'react'

/** The nonce for our own inline scripts and styles; there is none in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
