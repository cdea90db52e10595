import { prefixOf, splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { mainPaths } from '@vitrina/content/paths.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import {
  Outlet,
  PrefetchPageLinks,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLocation,
  useNavigation,
} from 'react-router'
import { findPreviewState } from '~/content.server/payload.ts'
import { previewing } from '~/content.server/preview.ts'
import { m } from '~/paraglide/messages.js'
import { siteContext } from '~/server-context.ts'
import { usePrefetch } from '~/ui/action/page-link.tsx'
import { whenNeeded } from '~/ui/when-needed.tsx'
import { currentWords, withOwnWords } from '~/wording.server.ts'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSuggestion } from './languages.tsx'
import { companyDay, getLayoutOrStale } from './layout.server.ts'
import { ToasterWhenNeeded } from './toast/toast.tsx'

/** Only previews need it. */
const PreviewNotice = whenNeeded(() => import('./preview-notice.tsx'))

export const middleware: Route.MiddlewareFunction[] = [withOwnWords]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, adminUrl, isShared } = context.get(siteContext)
  const preview = previewing.getStore()
  const state = await findPreviewState()
  const layout = await getLayoutOrStale({ orFail: isShared })
  const { language } = splitLanguage(new URL(request.url).pathname)
  const words = currentWords()
  const year = (await companyDay()).slice(0, 4)
  return {
    layout,
    siteUrl,
    baseUrl: siteUrl + prefixOf(language),
    years: [...new Set([`${layout.company.copyrightStartYear}`, year])].join('–'),
    ...(words && { words }),
    // Only in previews.
    ...(preview &&
      state && {
        preview: {
          ...{ live: preview.live, state, adminUrl },
          isOfBrand: 'global' in preview && preview.global === 'brand',
        },
      }),
  }
}

/** The layout is the same on all pages; in a preview, its notice changes while staff edit. */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.has('preview')

export default function Layout({ loaderData: { layout, years, preview } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  // For fonts.inline.ts: another page is there, but not painted yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useLayoutEffect(() => void document.dispatchEvent(new Event('navigated')), [pathname])
  return (
    <>
      {/* The first keyboard stop. */}
      <a className="skip-link" href="#content">
        {m.skip_to_content()}
      </a>
      <Header {...layout} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer {...layout} years={years} />
      <LanguageSuggestion languages={layout.languages} />
      {preview && <PreviewNotice {...preview} />}
      <NavigationProgress />
      <ToasterWhenNeeded />
      <PreloadMainPages />
    </>
  )
}

/**
 * The style sheet delays it by 200 ms, so that fast navigations do not show it; not where only a
 * filter changes, which is never prefetched.
 */
function NavigationProgress() {
  const pathname = useHref(useLocation().pathname)
  const { location } = useNavigation()
  if (!location) return null
  return (
    <div
      className="navigation-progress"
      data-busy={location.pathname === pathname || undefined}
      role="progressbar"
      aria-label={m.navigation_progress()}
    />
  )
}

/** Delay after loading in milliseconds, so that the page's own requests finish first. */
const rest = 1500

/** Fetches the main pages' modules and data when idle, unless offline, slow or with Save-Data. */
function PreloadMainPages() {
  const { pathname } = useLocation()
  const [isIdle, setIsIdle] = useState(false)
  const isOnline = usePrefetch() === 'intent'

  useEffect(() => {
    if (isLinkSlow()) return
    const show = () => {
      // The first use loads the browser's time zones, for which the form would have to wait.
      Intl.DateTimeFormat().resolvedOptions()
      setIsIdle(true)
    }
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(show) : show()),
      rest,
    )
    return () => clearTimeout(timer)
  }, [])

  if (!isIdle || !isOnline) return null
  return mainPaths
    .filter((page) => page !== pathname)
    .map((page) => <MainPageLinks key={page} page={page} />)
}

/** The URL has the prefix of the language. */
const MainPageLinks = ({ page }: { page: string }) => <PrefetchPageLinks page={useHref(page)} />

/** Same rule as in start.inline.ts, which cannot import anything. */
function isLinkSlow(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
      .connection ?? {}
  return saveData || /[23]g/.test(effectiveType)
}
