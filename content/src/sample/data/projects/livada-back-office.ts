import type { SampleProject } from '../../types.ts'

export const livadaBackOffice: SampleProject = {
  slug: 'livada-back-office',
  title: 'A grocer’s shop that knows what a carrot weighs',
  summary:
    'A storefront and a back office for Livada, an organic grocer whose goods are priced by weight and whose stock is still in the ground the evening before.',
  cover: {
    image: 'cover-livada-back-office',
    alt: 'Drawings of vegetables and fruit beside order 2048, half of it ticked as packed.',
  },
  services: ['web-applications', 'product-design', 'care-and-growth'],
  client: 'Livada',
  industry: 'Retail and food',
  year: 2022,
  durationMonths: 6,
  teamSize: 5,
  platforms: ['web'],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Stripe', 'Docker'],
  challenge: `Livada sells vegetables, dairy and bread from 26 farms, in two shops and by delivery. Its online orders, about 90 a day, arrived by mail from a ready-made shop and were copied into a spreadsheet each morning.

Ready-made shops expect a price before payment. A customer who orders a kilogram of carrots receives 940 or 1,080\u00a0grams, and the shop either loses money or has to explain. Livada’s staff corrected the difference with small refunds, about thirty of them a day.

Stock was the other difficulty. Farmers say in the evening what they will bring in the morning, and a cold night changes it. In 6.2\u00a0per cent of orders something was wrong or missing.`,
  approach: `We built the back office first and let it run on the old shop’s orders for five weeks. By the time the new storefront opened, the people behind it knew their tools.

### Paying for what arrives

At checkout the customer sees an estimate, and 10\u00a0per cent above it is held on the card. The amount actually charged is worked out when the order is packed. The packer places each item on the scale, the weight appears in the order, and the receipt shows ordered and delivered weights beside each other.

### Stock by evening message

Farmers receive a message at six with last week’s quantities and answer with numbers. The answers fill tomorrow’s stock by themselves, and anything unusual waits for a person. We had drawn a portal with passwords for the farmers. Two of them told us politely that they would never open it, so we dropped it.

### Picking in one walk

The list of orders is sorted by delivery route, and the items of one order by their shelf. A picker walks through the store once for four orders.`,
  result: `The storefront opened in October 2022. Six months later Livada handled 135 orders a day with the same eight packers. Picking an order took nine minutes on average, down from 14.

Orders with something wrong or missing fell from 6.2 to 2.1\u00a0per cent. Refunds for weight stopped altogether, since nobody is charged for weight they did not get. Twenty-three of the 26 farms answer the evening message on most days.`,
  outcomes: [
    { value: '135', label: 'orders a day, up from 90' },
    { value: '−36\u00a0%', label: 'time to pick an order' },
    { value: '2.1\u00a0%', label: 'of orders with a mistake, down from 6.2\u00a0%' },
  ],
  gallery: [
    {
      image: 'livada-back-office-1',
      alt: 'A table of orders with customer, delivery route, status and total, and filters above it.',
      caption: 'The orders list in the back office, sorted by delivery route.',
    },
    {
      image: 'livada-back-office-2',
      alt: 'Livada’s storefront with vegetables and dairy in a grid, each with its price and farm.',
      caption: 'The storefront. Every product names its farm and the price for its weight.',
    },
  ],
  team: ['olga-balan', 'daria-kovalenko', 'ion-donica', 'denis-caraman'],
  link: 'https://livada.example',
  featured: false,
  seo: {
    title: 'Livada: an organic grocer’s shop and back office',
    description:
      'A web shop that charges for the weight that arrives, and a back office that cut picking time by 36\u00a0per cent while orders grew from 90 to 135 a day.',
  },
}
