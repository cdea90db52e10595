import type { SampleTranslation } from '../types.ts'

export const services: SampleTranslation['services'] = {
  'product-discovery': {
    title: 'Analiza produsului',
    summary:
      'Două până la șase săptămâni în care ideea devine un plan verificat: cine va folosi produsul, ce facem întâi, cât va costa și ce ar putea merge prost.',
    body: `Cea mai mare parte din bugetul unui proiect software se hotărăște în primele săptămâni. În analiză cheltuim o mică parte din el, ca să aflăm cum merită cheltuit restul.

Un manager de produs, un designer și un inginer lucrează cu dumneavoastră două până la șase săptămâni. Stăm de vorbă cu oamenii care vor folosi produsul, îi urmărim la lucru și studiem sistemele cu care produsul trebuie să comunice. Apoi desenăm ecranele principale și le testăm cu cinci până la opt persoane.

### Ce primiți

- Un plan scurt, în scris: problema, utilizatorii și prima versiune, descrisă ecran cu ecran.
- Un prototip interactiv deja testat, cu note despre ce au făcut oamenii.
- O estimare sub formă de interval, cu ipotezele pe care se sprijină.
- O listă de riscuri, fiecare cu cel mai ieftin mod de a-l verifica.

Toate vă aparțin, iar orice echipă poate construi pornind de la ele. Cam unul din cinci planuri se încheie cu sfatul nostru de a cumpăra un produs existent sau de a mai aștepta.

### Cât costă

Analiza are preț fix, între 6\u00a0000\u00a0€ și 20\u00a0000\u00a0€, stabilit înainte să începem. El depinde de câte sisteme și câte grupuri de utilizatori sunt implicate.`,
    seo: {
      title: 'Analiza produsului: un plan testat în 2–6\u00a0săptămâni',
      description:
        'Interviuri, un prototip testat și o estimare pe care vă puteți baza. Două până la șase săptămâni, la preț fix, iar planul rămâne al dumneavoastră.',
    },
  },
  'web-applications': {
    title: 'Aplicații web',
    summary:
      'Sisteme de rezervări, magazine online, sisteme interne și panouri de control. Rapide pe un laptop obișnuit, comode de la tastatură și ușor de schimbat și în al cincilea an.',
    body: `Construim aplicațiile web pe care oamenii le țin deschise toată ziua: calendarul unei clinici, panoul unui dispecer, sistemul intern al unui magazin de alimente. Pentru ei, o jumătate de secundă contează, fiindcă o așteaptă de două sute de ori până la prânz.

### Cum construim

Împărțim lucrul în felii care merg de la ecran până la baza de date. La fiecare două săptămâni vedeți una sau două dintre ele funcționând, la o adresă de test care arată ca produsul real. Scriem TypeScript de ambele părți, cu React în browser și PostgreSQL dedesubt, dacă echipa dumneavoastră nu e obișnuită cu altceva.

Regulile care nu trebuie încălcate niciodată, de pildă doi pacienți programați la aceeași oră, sunt păzite chiar în baza de date. Fiecare pagină funcționează de la tastatură și cu un cititor de ecran. Testăm pe cel mai lent calculator din firma dumneavoastră și vă rugăm să ni-l împrumutați.

### Ce este inclus

- Design, dezvoltare și teste automate.
- Importul datelor vechi, repetat de cel puțin două ori înainte de ziua cea mare.
- Instruirea primilor utilizatori, în română, rusă sau engleză.
- Documentația cu care o altă echipă poate prelua proiectul.

### Cât costă

Cele mai multe prime versiuni durează trei până la nouă luni și costă între 45\u00a0000\u00a0€ și 200\u00a0000\u00a0€. Plătiți lunar munca făcută, într-un interval stabilit după analiză.`,
    seo: {
      title: 'Aplicații web folosite toată ziua',
      description:
        'Rezervări, magazine, sisteme interne și panouri în TypeScript, React și PostgreSQL. Prima versiune în 3–9\u00a0luni, cu demonstrații la două săptămâni.',
    },
  },
  'mobile-apps': {
    title: 'Aplicații mobile',
    summary:
      'Aplicații pentru iOS și Android care pornesc repede, merg și fără semnal și se poartă așa cum se așteaptă posesorul fiecărui telefon.',
    body: `Telefonul e folosit în tunel, cu mănuși, la 4% baterie și de oameni care nu citesc niciodată instrucțiunile. Proiectăm și testăm pentru asta din prima săptămână.

### Nativ sau comun

Construim aplicații native în Swift și Kotlin și folosim cod comun acolo unde merită. Alegerea depinde de produs. Unei bănci care semnează plățile în cipul securizat al telefonului i se potrivesc mai bine două aplicații native. O companie feroviară cu un tarifar stufos face mai bine să scrie tarifele o singură dată, pentru ambele platforme. Vă explicăm diferența, în bani și în riscuri, înainte să hotărâți.

### La ce suntem atenți

- Lucrul fără conexiune: ce se păstrează pe telefon și ce se întâmplă când două modificări se ciocnesc.
- Notificări pe care oamenii le lasă pornite, pentru că sunt puține.
- Text mare, VoiceOver și TalkBack.
- Magazinele de aplicații: conturi pe numele dumneavoastră, verificări, etichete de confidențialitate și lansări în etape.

Avem un raft cu 31 de telefoane de test. Cel mai vechi are nouă ani și este în continuare cel mai util.

### Cât costă

Prima versiune pentru ambele platforme durează de obicei patru până la douăsprezece luni și costă de la 60\u00a0000\u00a0€. O aplicație care completează un produs web pe care îl cunoaștem deja costă mai puțin.`,
    seo: {
      title: 'Aplicații mobile pentru iOS și Android',
      description:
        'Aplicații native în Swift și Kotlin, cu cod comun unde merită, testate fără conexiune, cu text mare și pe telefoane vechi. Prima versiune: de la 4\u00a0luni.',
    },
  },
  'product-design': {
    title: 'Design de produs',
    summary:
      'Cercetare, design de interfață și o bibliotecă de componente cu care inginerii pot construi. Totul testat cu oamenii care vor folosi produsul.',
    body: `Designerii noștri stau alături de ingineri și desenează ce se poate construi. Încep prin a urmări cum se lucrează astăzi, pentru că oamenii își povestesc ziua altfel decât o trăiesc.

### Ce facem

- **Cercetare.** Vizite, interviuri și teste cu câte cinci până la opt persoane.
- **Design de interfață.** Fluxuri, ecrane și fiecare stare a lor: goală, în încărcare, cu eroare și finală.
- **Sisteme de design.** O bibliotecă de componente în Figma și în cod, cu reguli despre când se folosește fiecare.
- **Texte.** Etichete, mesaje de eroare și e-mailuri, în limbile utilizatorilor dumneavoastră.
- **Accesibilitate.** O evaluare după WCAG 2.2 AA, cu o listă de corecturi în ordinea gravității.

### Cum se leagă de dezvoltare

Designul merge cu vreo trei săptămâni înaintea dezvoltării și niciodată mult mai departe. Când un ecran se întâlnește cu datele reale și se dovedește greșit, designerul care l-a desenat este încă în echipă și îl schimbă.

### Doar designul

Puteți lucra cu noi și numai pentru design. O evaluare durează una până la două săptămâni. Refacerea designului unui produs existent durează trei până la opt săptămâni, iar inginerii dumneavoastră primesc o bibliotecă pe care o pot folosi chiar a doua zi.`,
    seo: {
      title: 'Design de produs, cercetare și sisteme de design',
      description:
        'Cercetare cu utilizatori reali, design de interfață cu toate stările și o bibliotecă de componente în Figma și în cod. Evaluări în una–două săptămâni.',
    },
  },
  'cloud-and-devops': {
    title: 'Cloud și DevOps',
    summary:
      'Infrastructură descrisă în cod, lansări pe care le poate face oricine din echipă și copii de rezervă care au fost restaurate cu adevărat.',
    body: `Infrastructura bună nu face zgomot. Costă cât vă așteptați, vă anunță din timp când ceva nu e în regulă, iar o lansare joi după-amiază nu îngrijorează pe nimeni.

### De unde începem

Începem cu un audit de două săptămâni, la prețul fix de 5\u00a0000\u00a0€. Citim configurația, restaurăm o copie de rezervă, ne uităm la incidentele din ultimul an și parcurgem factura rând cu rând. Primiți o listă de constatări în ordinea riscului, fiecare cu o estimare. La șapte dintre ultimele zece audituri, economiile găsite în factură au acoperit costul auditului în mai puțin de un an.

### Ce construim

- Infrastructură descrisă în Terraform și păstrată în depozitul dumneavoastră de cod.
- Fluxuri automate care testează fiecare modificare și o lansează în câteva minute.
- Monitorizare care urmărește ce simt utilizatorii, cu alarme la care cineva chiar trebuie să reacționeze.
- Copii de rezervă păstrate în alt loc și restaurate după un calendar.

Lucrăm cu marii furnizori și cu cei europeni, iar când o cere legea sau bugetul, și pe serverele dumneavoastră. Conturile sunt întotdeauna ale dumneavoastră.

### Cine este de gardă

Echipa dumneavoastră, a noastră sau amândouă, pe rând. Dacă este a noastră, programul și timpii de răspuns sunt trecuți în contract, iar inginerii sunt plătiți pentru orele de gardă.`,
    seo: {
      title: 'Infrastructură cloud și DevOps',
      description:
        'Un audit de două săptămâni la preț fix, apoi infrastructură descrisă în cod, lansări rapide, alarme utile și copii de rezervă restaurate regulat.',
    },
  },
  'care-and-growth': {
    title: 'Mentenanță și dezvoltare',
    summary:
      'O echipă mică, care vă cunoaște produsul, îl ține în siguranță și la zi și adaugă, lună de lună, ce cer utilizatorii.',
    body: `Un program de care depind oameni nu e niciodată terminat. Telefoanele se schimbă, bibliotecile îmbătrânesc, apar legi noi, iar utilizatorii află de ce au nevoie folosind ce au.

### Ce cuprinde o lună

- Actualizări de securitate în două zile lucrătoare sau în aceeași zi, când e urgent.
- Un raport lunar de o pagină: ce s-a schimbat, ce s-a stricat, cât de repede merge totul, ce urmează.
- Îmbunătățiri mici, în ordinea aleasă de dumneavoastră.
- În fiecare trimestru, o jumătate de zi împreună, ca să vedem cum e folosit produsul.

Lucrați în fiecare lună cu aceiași doi sau trei oameni. Cunosc produsul fiindcă l-au construit sau fiindcă au învățat să-l cunoască în primele săptămâni.

### Produse construite de alții

Preluăm și produse pe care nu le-am construit noi. Începem cu două-trei săptămâni de citit, după care vă spunem deschis dacă putem avea grijă de produs și ce ar trebui reparat mai întâi. De două ori am refuzat.

### Cât costă

Mentenanța costă de la 2\u00a0500\u00a0€ pe lună și se încheie cu un preaviz de o lună. Orele nefolosite trec în luna următoare, o singură dată.`,
    seo: {
      title: 'Mentenanță și dezvoltare pentru produse lansate',
      description:
        'Actualizări de securitate în două zile lucrătoare, raport lunar de o pagină și îmbunătățiri făcute de oameni care vă știu produsul. De la 2\u00a0500\u00a0€ pe lună.',
    },
  },
}
