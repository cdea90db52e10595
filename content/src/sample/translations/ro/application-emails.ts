import type { SampleTranslation } from '../types.ts'

export const applicationEmails: SampleTranslation['applicationEmails'] = {
  screening: {
    subject: 'Citim candidatura dumneavoastră: {vacancy}',
    text: `Bună ziua, {name},

Vă mulțumim că ați candidat pentru {vacancy}. Natalia vă citește candidatura împreună cu echipa din care ați face parte. Vă scriem în cel mult cinci zile lucrătoare, oricare ar fi decizia noastră.

Dacă între timp se schimbă ceva pentru dumneavoastră, răspundeți la acest e-mail.`,
  },
  interview: {
    subject: 'Stăm de vorbă? Candidatura dumneavoastră: {vacancy}',
    text: `Bună ziua, {name},

Am dori să vă cunoaștem. Prima discuție durează cam 45 de minute, prin video sau la noi la birou, cu Natalia și cu cineva din echipă.

Când ați putea săptămâna viitoare? Răspundeți la acest e-mail cu două sau trei variante și vă trimitem o invitație.`,
  },
  offer: {
    subject: 'Oferta {company}: {vacancy}',
    text: `Bună ziua, {name},

Ne-am bucura să veniți în echipa noastră ({vacancy}). Oferta scrisă vă ajunge astăzi, într-un mesaj separat. Citiți-o în liniște și întrebați-ne tot ce nu este clar.

Răspundeți la acest e-mail sau sunați-ne oricând doriți.`,
  },
  hired: {
    subject: 'Bun venit la {company}',
    text: `Bună ziua, {name},

Bun venit. Așteptăm cu drag prima dumneavoastră zi. Cu o săptămână înainte vă va scrie persoana care vă va însoți la început și vă va spune tot ce trebuie să știți.`,
  },
  rejected: {
    subject: 'Candidatura dumneavoastră: {vacancy}',
    text: `Bună ziua, {name},

Vă mulțumim că v-ați făcut timp să candidați pentru {vacancy}. Am hotărât să mergem mai departe cu alte persoane, a căror experiență este mai aproape de ce cere acum acest post.

Dacă doriți să aflați mai multe despre motive, răspundeți la acest e-mail și vi le spunem.`,
  },
}
