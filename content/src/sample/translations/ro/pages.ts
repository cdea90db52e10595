import type { SampleTranslation } from '../types.ts'

export const pages: SampleTranslation['pages'] = {
  'how-we-work': {
    translatedSlug: 'cum-lucram',
    title: 'Cum lucrăm',
    summary:
      'Ce se întâmplă în două săptămâni obișnuite ale unui proiect, pentru ce plătiți și ce puteți opri oricând.',
    blocks: [
      {
        heading: 'Din două în două săptămâni',
        lead: 'Un proiect cu noi este un șir de etape de două săptămâni. Fiecare începe cu o alegere pe care o faceți dumneavoastră și se încheie cu un produs pe care îl puteți încerca.',
        actions: [{ label: 'Programați o consultație' }, { label: 'Vedeți lucrările noastre' }],
      },
      {
        heading: 'Două săptămâni obișnuite',
        body: `Luni stabilim împreună ce urmează. Dumneavoastră ne spuneți ce s-a schimbat, noi vă spunem ce am aflat în ultimele două săptămâni, iar lista este pusă din nou în ordine.

Apoi construim. În fiecare seară vedeți produsul la o adresă de test și ne puteți spune imediat când ceva nu este bine. Nu trebuie să așteptați o ședință.

În a doua joi, oamenii dumneavoastră folosesc ce este nou, iar noi le suntem alături. Vineri primiți un raport de o pagină:

- ce funcționează acum și ce încă nu,
- cât s-a cheltuit din buget,
- ce ne îngrijorează.`,
      },
      {
        heading: 'Pe ce vă puteți baza',
        columns: [
          {
            heading: 'O echipă stabilă',
            text: 'Cei pe care îi cunoașteți înainte de a semna sunt cei care construiesc. Nimeni nu este mutat pe parcurs la alt client.',
          },
          {
            heading: 'Un buget respectat',
            text: 'Păstrăm o rezervă din prima zi. Când ceva durează mai mult, renunțăm la o parte din funcții, în ordinea asupra căreia am căzut de acord.',
          },
          {
            heading: 'Libertatea de a vă opri',
            text: 'Plătiți lunar pentru munca făcută și vă puteți opri la sfârșitul oricărei luni. Codul este al dumneavoastră de la prima linie.',
          },
        ],
      },
      {
        heading: 'Un proiect în cifre',
        figures: [
          { value: '2\u00a0săptămâni', label: 'de la o demonstrație la alta' },
          { value: '4', label: 'oameni într-o echipă obișnuită' },
          { value: '1\u00a0pagină', label: 'are raportul primit în fiecare vineri' },
        ],
      },
      { heading: 'Ce a ieșit', lead: 'Două produse construite în acest fel.' },
      {
        heading: 'Începeți cu o discuție',
        text: 'Spuneți-ne ce aveți și de ce aveți nevoie. Răspunsul nu costă nimic și nu vă obligă la nimic.',
      },
    ],
    seo: {
      title: 'Cum lucrăm: din două în două săptămâni',
      description:
        'Cum decurge un proiect cu noi: etape de două săptămâni care încep cu alegerea dumneavoastră, o echipă stabilă și un buget respectat.',
    },
  },
}
