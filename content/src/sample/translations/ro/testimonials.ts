import type { SampleTranslation } from '../types.ts'

export const testimonials: SampleTranslation['testimonials'] = [
  {
    quote:
      'Înainte să deseneze ceva, au cerut să stea două zile într-o sucursală. Ecranul care le place cel mai mult clienților noștri, cel care spune când va pleca plata, s-a născut în acele două zile.',
    role: 'Director de servicii bancare digitale',
  },
  {
    quote:
      'Înainte știam unde este un camion pentru că îl sunasem pe șofer. Acum îmi spune harta și îmi mai spune și cât de vechi este răspunsul. Dispecerii mei au lăsat deoparte listele de hârtie din a doua săptămână, fără să le fi cerut nimeni.',
    role: 'Director de operațiuni',
  },
  {
    quote:
      'Noi voiam întâi programarea online. Cei de la Stejar ne-au sfătuit să-i dăm mai întâi recepției calendarul, iar pacienții să mai aștepte șase săptămâni. Au avut dreptate și au avut răbdarea să ne explice de ce.',
    role: 'Directoare medicală',
  },
  {
    quote:
      'Tarifele noastre s-au tot adunat timp de patruzeci de ani și nimeni nu le mai înțelegea pe toate. Echipa s-a așezat la masă cu unsprezece casieri și le-a scris sub formă de teste. Pe parcurs am găsit și patru greșeli de-ale noastre.',
    role: 'Directoare comercială',
  },
  {
    quote:
      'Acum fiecare sticlă are o istorie, iar fiecare membru o poate citi. La ultimul inventar ne lipseau nouă sticle din douăzeci și trei de mii. Cred că pe acelea le-am băut noi.',
    role: 'Proprietar',
  },
]
