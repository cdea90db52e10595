'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'

const key = 'call changed'

/** Keeps what happened to a call for the page that is loaded next. */
export function keepCallNews(news: string): void {
  sessionStorage.setItem(key, news)
}

/** What belongs to a call; says once what has just happened to it, and then has the focus. */
export function CallNews({ children }: { children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the effects of the page, which only then shows toasts.
    const timer = setTimeout(() => {
      const news = sessionStorage.getItem(key)
      if (!news) return
      sessionStorage.removeItem(key)
      toast.success(news)
      const target = shown.current?.querySelector('button') ?? shown.current
      target?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={shown} tabIndex={-1}>
      {children}
    </div>
  )
}
