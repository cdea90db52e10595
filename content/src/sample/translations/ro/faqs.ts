import type { SampleTranslation } from '../types.ts'

export const faqs: SampleTranslation['faqs'] = [
  {
    question: 'Cât costă un proiect?',
    answer: `O echipă de patru oameni, cu normă întreagă, costă cam 24\u00a0000\u00a0€ pe lună. Prima versiune a unei aplicații web costă de obicei între 45\u00a0000\u00a0€ și 200\u00a0000\u00a0€, iar aplicațiile pentru ambele platforme mobile încep de la 60\u00a0000\u00a0€.

După prima discuție primiți în scris un interval orientativ. Analiza îl restrânge apoi, la un preț fix cuprins între 6\u00a0000\u00a0€ și 20\u00a0000\u00a0€.`,
  },
  {
    question: 'Cât durează?',
    answer: `Proiectele noastre recente au durat între cinci și douăsprezece luni, de la primul atelier până la lansare. De obicei, o parte a produsului e folosită cu mult înainte de final, adesea chiar de angajații dumneavoastră.

Din luna a doua vedeți la fiecare două săptămâni o versiune care funcționează.`,
  },
  {
    question: 'Cât de repede puteți începe?',
    answer: `Analiza poate începe, de regulă, în cel mult trei săptămâni. O echipă de dezvoltare de patru sau mai mulți oameni se eliberează în patru până la opt săptămâni, iar între timp facem analiza.

Dacă nu putem începe atunci când aveți nevoie, vă spunem din prima discuție.`,
  },
  {
    question: 'Lucrați la preț fix?',
    answer: `Analiza, auditurile și evaluările au preț fix. Dezvoltarea se plătește lunar, pentru munca făcută, într-un interval stabilit dinainte și comparat cu realitatea în fiecare raport.

Vă puteți opri la sfârșitul oricărei luni. Contractele care promiteau un volum fix la un preț fix făceau ca ambele părți să apere documentul, așa că am renunțat la ele în 2018.`,
  },
  {
    question: 'Cui îi aparține codul?',
    answer: `Dumneavoastră. Drepturile asupra codului, designului și documentelor vă revin cu fiecare factură plătită. Codul stă din prima zi într-un depozit pe numele dumneavoastră, la fel și conturile din magazinele de aplicații și din cloud.

Bibliotecile cu sursă deschisă își păstrează licențele. Vi le enumerăm și le ocolim pe cele care v-ar crea obligații.`,
  },
  {
    question: 'Cine va lucra la proiectul nostru?',
    answer: `Angajați de-ai noștri, pe care îi cunoașteți înainte să semnați. O echipă are un manager de produs sau de proiect, un designer, ingineri și un tester, dar nu toți lucrează cu normă întreagă de la început până la sfârșit.

Nu dăm lucrul altor companii. Dacă cineva pleacă din echipa dumneavoastră, predarea durează cel puțin două săptămâni și e pe cheltuiala noastră.`,
  },
  {
    question: 'Cum lucrăm împreună dacă suntem în altă țară?',
    answer: `Cam două treimi dintre clienții noștri sunt în afara Chișinăului. Lucrăm după ora Europei de Est, așa că avem cel puțin șase ore de lucru comune cu cea mai mare parte a Europei.

Aveți un canal comun cu toată echipa, o demonstrație la fiecare două săptămâni și un raport scris în fiecare vineri. Pentru analiză și pentru lansare venim noi la dumneavoastră. Lucrăm în engleză, română și rusă.`,
  },
  {
    question: 'Puteți prelua un produs construit de altcineva?',
    answer: `Da, cam un sfert din proiectele noastre au început așa. Timp de două-trei săptămâni citim codul, îl rulăm și restaurăm o copie de rezervă. Apoi primiți un raport despre starea produsului și un răspuns sincer: putem sau nu să avem grijă de el.

La [Mentenanță și dezvoltare](/services?service=care-and-growth) găsiți proiectele de care avem grijă astăzi.`,
  },
  {
    question: 'Cum tratați datele confidențiale și personale?',
    answer: `Semnăm un acord de confidențialitate înainte să ne arătați ceva, pe formularul dumneavoastră sau pe al nostru. Datele personale rămân în sisteme controlate de dumneavoastră. Dezvoltăm cu date inventate, iar accesul la sistemul real îl au doar persoane anume desemnate și fiecare accesare se înregistrează.

Dacă vi se aplică GDPR, semnăm și un acord de prelucrare a datelor. Datele pot fi găzduite în Uniunea Europeană, în Moldova sau pe serverele dumneavoastră.`,
  },
  {
    question: 'Ce se întâmplă după lansare?',
    answer: `Echipa rămâne cel puțin patru săptămâni după lansare, iar defectele din ceea ce am construit le reparăm gratuit timp de șase luni.

După aceea puteți prelua produsul, puteți angaja altă companie sau ni-l puteți lăsa în grijă, de la 2\u00a0500\u00a0€ pe lună. Avem în grijă 23 dintre cele 58 de produse pe care le-am lansat.`,
  },
]
