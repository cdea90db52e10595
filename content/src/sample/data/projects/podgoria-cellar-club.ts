import type { SampleProject } from '../../types.ts'

export const podgoriaCellarClub: SampleProject = {
  slug: 'podgoria-cellar-club',
  title: 'A wine club where every bottle has an owner',
  summary:
    'A club shop and an iOS app for Podgoria. Members buy new vintages, keep bottles in the winery’s cellar and send for them when they like.',
  cover: {
    image: 'cover-podgoria-cellar-club',
    alt: 'Three wine bottles under an arch, and the words: 38 bottles rest here, eleven are ready.',
  },
  services: ['web-applications', 'mobile-apps', 'product-design'],
  client: 'Podgoria',
  industry: 'Wine',
  year: 2023,
  durationMonths: 6,
  teamSize: 5,
  platforms: ['web', 'ios'],
  stack: ['TypeScript', 'React', 'Swift', 'SwiftUI', 'Node.js', 'PostgreSQL'],
  challenge: `Podgoria’s club had 1,900 members. They bought wine at four releases a year and left most of it in the winery’s cellar to age. Who owned which bottle was written in a spreadsheet with 41 columns, and one person understood it.

Bottles are bought in sixes and collected in ones and twos. They are given to a daughter, exchanged for another year or opened at a tasting. At the stock-take before we started, 212 of 23,100 bottles could not be explained.

A release took the club’s staff five days of mail and telephone. The best wines went to whoever answered first, which long-standing members found unfair, and said so.`,
  approach: `The cellar is a ledger. Every movement of a bottle is an entry that is never edited: bought, moved, given, delivered, broken. A member’s cellar is the sum of the entries, and any question about it can be answered by reading them. We loaded eleven years of the spreadsheet and spent three weeks with its keeper settling what it did not say.

### A release without a race

Each member receives an allocation that depends on their years in the club, and it is held for 48\u00a0hours. What is left is offered to everyone. Nobody needs to be quick. On the first release day the busiest minute had 37 orders, about a tenth of what the old way would have produced.

### Only one app

Seven members in ten used an iPhone, so we built an app for iOS and made the site work well on every other phone. The app opens the cellar without a connection, because members read it in their own cellars, under a metre of stone.

Age is checked once, on joining, and again by the courier at the door.`,
  result: `The club moved in September 2023. By the end of its first year it had 2,350 members, 24\u00a0per cent more, and most of the new ones came on a member’s invitation. A release takes the staff one day.

At the stock-take of autumn 2024 nine bottles out of 23,400 could not be explained. Gifts turned out to be the most used part: in the first December members gave each other 1,260 bottles without one of them leaving the cellar.`,
  outcomes: [
    { value: '+24\u00a0%', label: 'members in the first year' },
    { value: '1\u00a0day', label: 'of work for a release, down from five' },
    { value: '9', label: 'bottles of 23,400 unexplained, down from 212' },
  ],
  gallery: [
    {
      image: 'podgoria-cellar-club-1',
      alt: 'A member’s cellar in a browser, listing wines with vintage, number of bottles and when to drink them.',
      caption: 'The cellar: what a member owns, and when each wine is at its best.',
    },
    {
      image: 'podgoria-cellar-club-2',
      alt: 'A bottle’s page on a phone, with a drawing of the bottle, its vintage and a button to have it delivered.',
      caption: 'A bottle’s page in the iOS app. It opens without a connection.',
    },
  ],
  team: ['olga-balan', 'daria-kovalenko', 'mihai-popa', 'ion-donica'],
  link: 'https://podgoria.example',
  featured: false,
  seo: {
    title: 'Podgoria: a winery’s club shop and iOS app',
    description:
      'A ledger for 23,400 bottles, fair releases and an iOS app that works in the cellar. Membership grew by 24\u00a0per cent in the first year of the new club.',
  },
}
