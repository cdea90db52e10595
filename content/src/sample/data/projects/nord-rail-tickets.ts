import type { SampleProject } from '../../types.ts'

export const nordRailTickets: SampleProject = {
  slug: 'nord-rail-tickets',
  title: 'Forty years of railway fares in one ticket app',
  summary:
    'Nord Rail sells tickets on iOS, Android and the web from one fare engine, with seat choice and a ticket that can be checked in a tunnel.',
  cover: {
    image: 'cover-nord-rail-tickets',
    alt: 'A ticket from Chișinău at 08:14 to Bălți at 11:02 with a square code, above a train.',
  },
  services: ['product-discovery', 'mobile-apps', 'web-applications', 'product-design'],
  client: 'Nord Rail',
  industry: 'Rail transport',
  year: 2026,
  durationMonths: 12,
  teamSize: 10,
  platforms: ['ios', 'android', 'web'],
  stack: [
    'Kotlin Multiplatform',
    'SwiftUI',
    'Jetpack Compose',
    'TypeScript',
    'React',
    'PostgreSQL',
  ],
  challenge: `Nord Rail runs 210 trains a day between 64 stations and sells 3.1 million tickets a year. Only 24\u00a0per cent of them were sold online. The old site needed 220\u00a0seconds for a typical purchase and gave up altogether when a journey had two changes.

The fares had grown for forty years. Price depends on distance, train category and 31 discounts, some of which exclude each other. The rules lived in a printed tariff, in the reservation system and in the memory of the clerks, and the three did not agree. Passengers complained about a wrong fare 140 times a month.

Tickets are checked on the train, and the line through the mountains has 19\u00a0kilometres of tunnel. A ticket that needs a connection to be checked is of no use there.`,
  approach: `### Fares as tests

Before we wrote the fare engine we collected what it should answer. Eleven clerks priced 2,300 journeys by hand over four weeks, and each became a test. Where two clerks disagreed, Nord Rail’s commercial department decided and the tariff was corrected. The engine has to pass all of them before every release.

### One engine, native screens

We wrote fares, seats and tickets once, in Kotlin, and share that part between both apps and the server behind the site. The screens are native. A fare therefore never differs between two phones.

### Seats held for eight minutes

A chosen seat is held for eight minutes. We measured how long passengers took to pay and found that 96\u00a0per cent were done in five. Longer holds left trains looking full.

### A ticket that proves itself

The ticket’s code carries the journey, the fare and a signature. A conductor’s phone checks it without a connection and compares notes with the others at the next station, so that a copied ticket is found on its second use.`,
  result: `We started in January 2026 on two lines, where most passengers were commuters and told us every morning what they thought. All lines were open by May. By the end of October, 47\u00a0per cent of tickets were sold online. A typical purchase takes 85\u00a0seconds. Complaints about wrong fares fell from 140 to 35 a month, and most of the 35 concern a discount that Nord Rail plans to abolish.

The ticket windows have used the same fare engine since July, so a price is the same wherever it is asked for. Conductors found 167 copied tickets in the first summer.

The commuters’ complaint about the first version, that a monthly pass took four taps to show, was settled in February. It now opens with one.`,
  outcomes: [
    { value: '47\u00a0%', label: 'of tickets sold online, up from 24\u00a0%' },
    { value: '85\u00a0s', label: 'for a typical purchase, down from 220\u00a0s' },
    { value: '−75\u00a0%', label: 'complaints about wrong fares' },
  ],
  gallery: [
    {
      image: 'nord-rail-tickets-1',
      alt: 'Search results for a journey: trains in order of departure, with duration, changes and price.',
      caption: 'Search results. The price shown is the price paid, with discounts applied.',
    },
    {
      image: 'nord-rail-tickets-2',
      alt: 'A plan of a carriage with free, taken and chosen seats, and the time left to pay.',
      caption: 'Seat choice. The seat is held for eight minutes.',
    },
    {
      image: 'nord-rail-tickets-3',
      alt: 'A ticket on two phones, with the journey, the seat and a square code below them.',
      caption: 'The ticket. Its code can be checked without a connection.',
    },
  ],
  team: [
    'cristina-vieru',
    'mihai-popa',
    'pavel-ursu',
    'irina-sokolova',
    'daria-kovalenko',
    'sergiu-moraru',
  ],
  link: 'https://nordrail.example',
  featured: false,
  seo: {
    title: 'Nord Rail: train tickets on iOS, Android and the web',
    description:
      'One fare engine tested on 2,300 journeys, seat choice and tickets that work in a tunnel. Online sales rose from 24 to 47\u00a0per cent of all tickets.',
  },
}
