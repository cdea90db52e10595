import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { companyDay } from '~/content.server/company-day.ts'
import { lastLayout } from '~/content.server/layout.ts'
import { findPreviewState } from '~/content.server/payload.ts'
import { previewing } from '~/content.server/previewing.ts'
import { siteContext } from '~/server-context.ts'
import { whenNeeded } from '~/ui/when-needed.tsx'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PreloadMainPages } from './preload-main-pages.tsx'
import { SkipLink } from './skip-link.tsx'
import { ToasterWhenNeeded } from './toasts/toaster-when-needed.tsx'

/** Only previews need it. */
const PreviewNotice = whenNeeded(() => import('./preview/preview-notice.tsx'))

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, adminUrl, isShared } = context.get(siteContext)
  const preview = previewing.getStore()
  const state = await findPreviewState()
  return {
    layout: await lastLayout({ orFail: isShared }),
    siteUrl,
    year: Number((await companyDay()).slice(0, 4)),
    // Only in previews.
    ...(preview && state && { preview: { live: preview.live, state, adminUrl } }),
  }
}

/**
 * The layout is the same on all pages, so it is not fetched again on navigation. In a preview it
 * is, because the preview notice changes while staff edit.
 */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.has('preview')

/** The header, the page and the footer. */
export default function Layout({ loaderData: { layout, year, preview } }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <Header company={layout.company} menu={layout.menu} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer company={layout.company} categories={layout.footer} year={year} />
      {preview && <PreviewNotice {...preview} />}
      <NavigationProgress />
      <ToasterWhenNeeded />
      <PreloadMainPages />
    </>
  )
}
