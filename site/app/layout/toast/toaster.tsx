import { useEffect } from 'react'
import { Toaster as Sonner, toast as show } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'
import { m } from '~/paraglide/messages.js'
import { useTheme } from '../theme/theme.ts'
import { subscribeToToasts, takeToasts } from './toast.tsx'

/** Delay in milliseconds: screen readers must register the live region before its first message. */
const settle = 150

/** Shows the messages passed to `toast()`, in rich colours and in the current theme. */
export default function Toaster() {
  const { name } = useTheme()

  useEffect(() => {
    const showAll = () => {
      for (const { tone, message, description } of takeToasts()) {
        show[tone](message, { description })
      }
    }
    const timer = setTimeout(showAll, settle)
    const stop = subscribeToToasts(showAll)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  return (
    <Sonner
      richColors
      closeButton
      theme={name}
      // On small screens it covers the header, so that content and controls stay visible.
      position={matchMedia('(width < 1024px)').matches ? 'top-center' : 'bottom-right'}
      offset={{ top: 21 }}
      mobileOffset={{ top: 21 }}
      containerAriaLabel={m.toaster_label()}
      toastOptions={{ closeButtonAriaLabel: m.toaster_close() }}
    />
  )
}
