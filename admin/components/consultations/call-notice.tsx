'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'

const key = 'call changed'

/** Stores a message about a changed call for the next page load. */
export function saveCallNotice(message: string): void {
  sessionStorage.setItem(key, message)
}

/** Wraps what belongs to a call. Shows a stored message once, and focuses the call. */
export function CallNotice({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the effects of the page, which only then shows toasts.
    const timer = setTimeout(() => {
      const message = sessionStorage.getItem(key)
      if (!message) return
      sessionStorage.removeItem(key)
      toast.success(message)
      const target = wrapper.current?.querySelector('button') ?? wrapper.current
      target?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={wrapper} tabIndex={-1}>
      {children}
    </div>
  )
}
