import type { NeutralGlobals } from '../../data/neutral-globals.ts'

export const neutralGlobals: NeutralGlobals = {
  home: {
    hero: {
      heading: 'Bine ați venit',
      lead: 'Spuneți-ne în câteva fraze de ce aveți nevoie și vă vom scrie înapoi.',
    },
    clients: { heading: 'Companii pentru care lucrăm' },
    services: { heading: 'Ce facem' },
    projects: { heading: 'Proiectele noastre' },
    process: { heading: 'Cum lucrăm' },
    team: { heading: 'Echipa noastră' },
    careers: { heading: 'Posturi vacante' },
    closing: {
      heading: 'Spuneți-ne de ce aveți nevoie',
      lead: 'Pentru început ajung câteva fraze.',
    },
  },
  'services-page': {
    heading: 'Servicii și proiecte',
    workHeading: 'Proiectele noastre',
    faqHeading: 'Întrebări frecvente',
    faqLead: 'Dacă întrebarea dumneavoastră lipsește, scrieți-ne.',
  },
  about: { heading: 'Despre noi', teamHeading: 'Echipa' },
  'careers-page': {
    heading: 'Cariere',
    whyHeading: 'De ce să lucrați la noi',
    openHeading: 'Posturi vacante',
    speculative: {
      heading: 'Niciun post potrivit?',
      text: 'Scrieți-ne oricum și spuneți-ne la ce v-ar plăcea să lucrați.',
    },
    application: {
      answerTime: 'Răspundem prin e-mail.',
      consentText:
        'Sunt de acord ca {company} să păstreze candidatura mea și să o folosească pentru a lua o decizie și a-mi răspunde. Îmi pot retrage acordul oricând.',
    },
  },
  'insights-page': { heading: 'Articole' },
  'hire-us': {
    heading: 'Spuneți-ne de ce aveți nevoie',
    lead: 'Ajung câteva fraze.',
    answerTime: 'Răspundem prin e-mail.',
    consentText:
      'Sunt de acord ca {company} să păstreze ce trimit aici și să folosească aceste date pentru a-mi răspunde. Îmi pot retrage acordul oricând.',
  },
}
