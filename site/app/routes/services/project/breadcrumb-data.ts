import type { MetaDescriptor } from 'react-router'

/** The breadcrumb as structured data: https://schema.org/BreadcrumbList. */
export function breadcrumbData(
  siteUrl: string,
  crumbs: Array<{ name: string; path: string }>,
): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
  }
}
