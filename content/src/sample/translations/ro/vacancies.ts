import type { SampleTranslation } from '../types.ts'

/** What everybody with a contract of employment has. */
const benefits = [
  '25\u00a0de zile lucrătoare de concediu plătit',
  'Asigurare medicală privată din prima zi',
  '800\u00a0€ și cinci zile lucrătoare pe an pentru învățare',
  'Un laptop la alegere, înlocuit la fiecare trei ani',
  'Revizuirea salariului în fiecare martie, cu grile deschise tuturor colegilor',
]

export const vacancies: SampleTranslation['vacancies'] = {
  'senior-react-engineer': {
    translatedSlug: 'inginer-react-senior',
    title: 'Inginer React senior',
    summary:
      'Construiți interfețe pe care oamenii le folosesc toată ziua, începând cu site-ul Nord Rail, într-un grup de cinci ingineri frontend.',
    about: `V-ați alătura grupului nostru de frontend, în care sunt cinci oameni, și ați lucra într-o echipă de proiect de șase până la zece persoane. În primul an v-ați ocupa mai ales de site-ul Nord Rail și de produsele aflate în grija noastră. Mai târziu ați începe un produs nou, de la prima linie de cod.

Lucrăm cu React și TypeScript și scriem mult HTML la care aproape nimeni nu se uită vreodată. Numărăm apăsările de taste și milisecundele. Cam o cincime din timp v-ar lua revizuirile de cod și sprijinul pentru doi colegi cu mai puțină experiență.

O parte din muncă e plictisitoare. La două dintre produsele mai vechi trebuie înlocuit anul acesta sistemul de build, iar treaba va dura cam o lună.

Marțea și joia lucrăm la birou, la Chișinău sau la Bălți, iar în celelalte zile – de unde doriți. Salariul indicat este brut.`,
    responsibilities: [
      'Construiți funcționalități de la marginea modelului de date până la ultimul contur de focus și le testați',
      'Revizuiți codul de frontend al echipei și vă explicați motivele',
      'Aveți grijă ca paginile să fie rapide pe laptopuri vechi și verificați prin măsurători',
      'Vorbiți cu clienții la demonstrația care are loc o dată la două săptămâni',
    ],
    requirements: [
      'Cel puțin cinci ani de lucru la interfețe web, dintre care minimum doi cu React și TypeScript',
      'O bună stăpânire a HTML și CSS, inclusiv la formulare, focus și tabele',
      'Ați făcut rapidă o pagină lentă și ne puteți povesti cum',
      'Engleză suficientă pentru a explica un compromis într-un apel',
    ],
    niceToHave: ['Experiență cu hărți sau orare', 'Română sau rusă'],
    benefits,
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia despre ce căutați și ce vă oferim, inclusiv salariul.',
      },
      {
        title: 'Codul dumneavoastră și al nostru',
        duration: '90\u00a0de minute',
        text: 'Îi arătați Irinei ceva construit de dumneavoastră, iar ea vă arată ceva de-al nostru. Întrebările sunt aceleași pentru ambele.',
      },
      {
        title: 'O modificare în doi',
        duration: '2\u00a0ore',
        text: 'Faceți împreună cu un viitor coleg o mică modificare într-un produs real. Se plătește cu 100\u00a0€.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '2\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat, prin telefon și în scris.',
      },
    ],
    questions: [
      {
        label:
          'Care dintre interfețele făcute de dumneavoastră vă place cel mai mult și ce ați schimba azi la ea?',
      },
      { label: 'Un link către cod sau către ceva construit de dumneavoastră' },
      { label: 'Puteți lucra din Chișinău sau din Bălți două zile pe săptămână?' },
    ],
    seo: {
      title: 'Inginer React senior la Chișinău sau la Bălți',
      description:
        'Post hibrid pentru un inginer React senior, 3\u00a0200–4\u00a0300\u00a0€ brut pe lună. Interfețe folosite toată ziua, un grup de cinci și patru pași până la răspuns.',
    },
  },
  'ios-engineer': {
    translatedSlug: 'inginer-ios',
    title: 'Inginer iOS',
    summary:
      'Deveniți al patrulea inginer iOS din grupul nostru de aplicații mobile și lucrați la aplicații pentru o bancă, o cale ferată și o vinărie.',
    about: `Grupul nostru de aplicații mobile are șase oameni, dintre care trei lucrează pe iOS. Îl căutăm pe al patrulea, pentru că Banca Meridian și Nord Rail lansează amândouă o versiune nouă la fiecare două săptămâni, iar Mihai ar vrea să-și ia și el concediile.

Ați scrie zilnic în Swift și SwiftUI și ați citi cod Kotlin cam o dată pe săptămână, fiindcă tarifele și biletele Nord Rail sunt cod comun. Fiecare aplicație are în echipă un designer și un tester.

Primele trei luni le-ați petrece la aplicația Podgoria, care este mică și bine testată. Apoi ați trece la bancă. Plățile cer multă grijă, iar o lansare înseamnă acolo două zile de verificări.

Două zile pe săptămână suntem la birou, la Chișinău. Salariul indicat este brut.`,
    responsibilities: [
      'Construiți și întrețineți funcționalități în SwiftUI, împreună cu testele lor',
      'Pregătiți lansările și le urmăriți apoi în rapoartele de erori',
      'Testați cu VoiceOver și cu text mărit, pe telefoane vechi și noi deopotrivă',
      'Participați la revizuirea codului comun în Kotlin',
    ],
    requirements: [
      'Cel puțin doi ani de dezvoltare pentru iOS și minimum o aplicație publicată în App Store',
      'Swift, plus SwiftUI sau dorința de a trece la el de la UIKit',
      'Experiență cu date care trebuie să se păstreze și fără conexiune',
      'Engleză pentru comunicarea în scris',
    ],
    niceToHave: ['Ceva Kotlin', 'Experiență cu plăți sau bilete', 'Interes pentru accesibilitate'],
    benefits,
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia despre planurile dumneavoastră și condițiile noastre.',
      },
      {
        title: 'O aplicație de-a dumneavoastră',
        duration: '90\u00a0de minute',
        text: 'Îi prezentați lui Mihai o aplicație la care ați lucrat, de la un ecran până la stocarea datelor.',
      },
      {
        title: 'Prânz cu grupul',
        duration: '1\u00a0oră',
        text: 'Cunoașteți grupul de aplicații mobile, fără ca cineva să ia notițe.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '2\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Un link către o aplicație la care ați lucrat' },
      { label: 'Care a fost contribuția dumneavoastră la ea?' },
    ],
    seo: {
      title: 'Inginer iOS la Chișinău',
      description:
        'Post hibrid pentru un inginer iOS cu doi ani de experiență, 2\u00a0400–3\u00a0300\u00a0€ brut pe lună. Aplicații în Swift pentru o bancă, o cale ferată și o vinărie.',
    },
  },
  'backend-engineer-node': {
    translatedSlug: 'inginer-backend-node',
    title: 'Inginer backend (Node.js)',
    summary:
      'Alăturați-vă, la biroul nostru din Bălți, celor șase ingineri backend și lucrați la sisteme care nu au voie să piardă nicio plată și nicio sesizare.',
    about: `Grupul nostru de backend are șase oameni. La Bălți ați fi al doilea dintre ei: acolo, șase colegi din grupuri diferite împart un birou deasupra unei brutării. Andrei, cu care ați lucra cel mai mult, este la Chișinău și vine la Bălți în fiecare a doua marți.

Ați începe cu sistemul de sesizări din Orașul Verde, la care se pregătesc să se alăture încă două orașe. Trebuie să trecem de la un oraș la mai multe fără o a doua copie a codului, iar aceasta este cea mai interesantă problemă pe care o avem acum.

Lucrăm cu TypeScript, Node.js și PostgreSQL. Scriem regulile în baza de date, acolo unde le este locul, și păstrăm puține servicii. De gardă veți fi o săptămână din opt, iar garda se plătește.

Marțea și joia suntem la birou. Salariul indicat este brut.`,
    responsibilities: [
      'Proiectați și construiți servicii și datele lor, cu teste pe un PostgreSQL adevărat',
      'Scrieți o pagină de explicații înaintea oricărei modificări greu de anulat',
      'Urmăriți ce ați lansat și reparați atunci când ceva nu merge',
      'Faceți de gardă, pe rând cu colegii, o săptămână din opt',
    ],
    requirements: [
      'Cel puțin doi ani de lucru în backend, cu Node.js sau cu disponibilitatea de a trece la el',
      'SQL dincolo de interogări simple: tranzacții, indecși, un plan de execuție pe care l-ați citit',
      'Puteți descrie o defecțiune pe care ați provocat-o și ce ați schimbat după aceea',
      'Română sau rusă pentru lucrul de zi cu zi, engleză pentru citit și scris',
    ],
    niceToHave: ['PostGIS', 'Experiență cu sectorul public'],
    benefits: [...benefits, 'Gărzi plătite'],
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia despre planurile dumneavoastră și condițiile noastre.',
      },
      {
        title: 'Proiectarea unui sistem mic',
        duration: '90\u00a0de minute',
        text: 'Proiectați cu Andrei, pe hârtie, stocarea datelor pentru o funcționalitate. Subiectul vi-l trimitem cu două zile înainte.',
      },
      {
        title: 'O vizită la Bălți',
        duration: '2\u00a0ore',
        text: 'Vedeți biroul, cunoașteți oamenii și întrebați orice doriți.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '2\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Descrieți o defecțiune în producție din care ați învățat ceva' },
      { label: 'Ce bază de date cunoașteți cel mai bine?' },
      { label: 'Locuiți la Bălți ori în apropiere sau sunteți gata să vă mutați?' },
      { label: 'Un link către codul dumneavoastră' },
    ],
    seo: {
      title: 'Inginer backend (Node.js) la Bălți',
      description:
        'Post hibrid pentru un inginer backend la biroul nostru din Bălți, 2\u00a0300–3\u00a0200\u00a0€ brut pe lună. Node.js, PostgreSQL și sisteme care nu pierd nimic.',
    },
  },
  'platform-engineer': {
    translatedSlug: 'inginer-de-platforma',
    title: 'Inginer de platformă și lider de grup',
    summary:
      'Din Moldova, România sau Ucraina, conduceți alături de doi colegi lucrul la platforme. De el depind 23 de produse aflate în grija noastră.',
    about: `De platformele celor 23 de produse aflate în grija noastră se ocupă doi oameni: Denis și Maxim. Amândurora le place mai mult să construiască decât să coordoneze și ne-au cerut pe cineva căruia să-i placă și una, și alta. Ați conduce un grup de trei, iar cam o treime din săptămână ar însemna planificare și discuții.

În primele șase luni ați trece șapte produse mai vechi pe pipeline-ul folosit de celelalte și ați hotărî, împreună cu clienții, care dintre ele ar trebui mutate la alt furnizor. Unii clienți sunt cu noi de zece ani, iar unele dintre serverele lor – la fel.

Puteți lucra de oriunde din Moldova, România sau Ucraina. În Moldova vă angajăm direct, iar în celelalte două țări – printr-un partener local, în aceleași condiții. La Chișinău aveți o masă de lucru oricând doriți, iar o dată pe trimestru ne vedem cu toții pentru trei zile, pe cheltuiala noastră.

Postul rămâne deschis până găsim persoana potrivită. Salariul indicat este brut.`,
    responsibilities: [
      'Conduceți un grup de trei oameni: planificați munca, o revizuiți și o susțineți în fața celorlalți',
      'Țineți sub formă de cod infrastructura a 23 de produse și le aduceți la zi pe cele mai vechi',
      'Conveniți cu clienții asupra costurilor, a gărzilor și a timpilor de restabilire',
      'Faceți o dată pe an, pentru fiecare client, un exercițiu de restabilire',
    ],
    requirements: [
      'Cel puțin șase ani de lucru cu servere și rețele, o parte dintre ei cu drept de decizie',
      'Terraform sau o unealtă înrudită și Linux cunoscut în profunzime',
      'Ați restabilit un sistem atunci când conta cu adevărat',
      'Engleză pentru discuțiile cu clienții și română sau rusă pentru cele cu noi',
    ],
    niceToHave: [
      'Administrarea PostgreSQL',
      'O migrare de la un furnizor la altul',
      'Experiență de conducere',
    ],
    benefits: [
      ...benefits,
      'Gărzi plătite, împărțite la trei',
      '600\u00a0€ pentru biroul de acasă în primul an',
    ],
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia despre planurile dumneavoastră și condițiile noastre în țara în care locuiți.',
      },
      {
        title: 'Câte un incident de fiecare parte',
        duration: '90\u00a0de minute',
        text: 'Le povestiți lui Victor și lui Denis despre un incident de-al dumneavoastră. Ei vă povestesc despre unul de-al nostru și vă ascultă sfatul.',
      },
      {
        title: 'Grupul și planul lui',
        duration: '2\u00a0ore',
        text: 'Citiți din timp lista noastră de lucrări la platforme și discutați ordinea lor cu cei care le-ar face.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '3\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Din ce țară și din ce fus orar ați lucra?' },
      { label: 'Ce sistem ați restabilit atunci când conta cu adevărat și cât a durat?' },
      { label: 'Puteți veni la Chișinău pentru trei zile în fiecare trimestru?' },
    ],
    seo: {
      title: 'Inginer de platformă și lider, la distanță (MD, RO, UA)',
      description:
        'Din Moldova, România sau Ucraina, conduceți platformele a 23 de produse. 3\u00a0600–4\u00a0700\u00a0€ brut pe lună, un grup de trei oameni și gărzi plătite.',
    },
  },
  'product-designer': {
    translatedSlug: 'designer-de-produs',
    title: 'Designer de produs (pe durata unui concediu parental)',
    summary:
      'Douăsprezece luni în grupul nostru de design, cât timp o colegă este în concediu parental, la două produse deja folosite.',
    about: `Una dintre colegele din grupul nostru de cinci designeri va fi un an în concediu parental și căutăm pe cineva care să-i preia cele două produse. Ambele sunt deja folosite și ambele au un sistem de design, așa că puteți începe cu oamenii, iar butoanele le puteți lăsa cum sunt.

Ați lucra sub coordonarea Elenei și ați împărți masa cu Daria. Fiecare produs are un manager de produs și patru până la șase ingineri, care se așteaptă să vadă din timp schițe brute.

Contractul de muncă este pe douăsprezece luni, cu normă întreagă. Ultima persoană angajată ca înlocuitor lucrează la noi și acum. Ne-am dori să fie la fel și de data aceasta, dar nu putem promite.

Marțea și joia ați fi la birou, la Chișinău, iar cam de două ori pe lună – la utilizatori. Salariul indicat este brut.`,
    responsibilities: [
      'Planificați și conduceți în fiecare lună o rundă de interviuri sau de teste',
      'Desenați fluxuri și ecrane cu toate stările lor și rămâneți până când sunt construite',
      'Aveți grijă de cele două sisteme de design, în Figma și alături de ingineri',
      'Scrieți etichete și mesaje în engleză; textele în română le verifică un coleg',
    ],
    requirements: [
      'Cel puțin doi ani de design de interfețe pentru produse aflate în uz',
      'Lucrări din care se vede cum ați ajuns la rezultat și ce ați aruncat pe drum',
      'Figma și destul HTML și CSS ca să știți ce se face ușor',
      'Română sau rusă pentru interviurile cu utilizatorii',
    ],
    niceToHave: [
      'Design pentru accesibilitate',
      'Ilustrație',
      'Experiență în sănătate sau în comerț',
    ],
    benefits,
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia despre contract, salariu și data începerii.',
      },
      {
        title: 'Lucrările dumneavoastră',
        duration: '1\u00a0oră',
        text: 'Le arătați Elenei și Dariei două proiecte: unul care a mers bine și unul din care ați învățat mai mult.',
      },
      {
        title: 'O dimineață cu noi',
        duration: 'Jumătate de zi',
        text: 'Participați la o analiză a lucrărilor în grup și schițați un ecran împreună cu un inginer. Se plătește cu 100\u00a0€.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '2\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Un link către portofoliul dumneavoastră' },
      { label: 'De la ce dată ați putea începe?' },
      { label: 'Care este ultimul desen pe care l-ați aruncat și de ce?' },
    ],
    seo: {
      title: 'Designer de produs la Chișinău, contract pe un an',
      description:
        'Designer de produs la Chișinău, în grupul Elenei Ceban: contract cu normă întreagă pe 12\u00a0luni, 2\u00a0000–2\u00a0800\u00a0€ brut pe lună, două produse deja folosite.',
    },
  },
  'delivery-manager': {
    translatedSlug: 'manager-de-proiect',
    title: 'Manager de proiect',
    summary:
      'Conduceți două echipe de proiect de cinci până la opt oameni și le spuneți clienților adevărul despre termene și bani.',
    about: `Grupul de management de proiect are șapte oameni: trei manageri de produs și patru manageri de proiect. Îl căutăm pe al cincilea manager de proiect, care să preia de la Cristina două proiecte în curs, unul în logistică și unul în comerț.

Ați planifica împreună cu echipa, ați ține bugetul, ați conduce demonstrația de la fiecare două săptămâni și ați scrie raportul de vineri. Când ceva întârzie, dumneavoastră i-ați spune-o clientului, în aceeași zi și cu o propunere. Toată compania vă va sta alături.

Proiectele durează între cinci și douăsprezece luni. Nu va fi nevoie să scrieți cod. Va fi nevoie să știți când „aproape” al unui inginer înseamnă o săptămână.

Se lucrează mai ales la Chișinău, cu două zile de birou pe săptămână și o vizită la client cam o dată la două luni. Intervalul de salariu vi-l spunem la prima discuție.`,
    responsibilities: [
      'Planificați două proiecte cu echipele lor și țineți laolaltă volumul de lucru, timpul și banii',
      'Raportați în fiecare vineri ce s-a schimbat, cât costă și ce propuneți',
      'Vedeți riscurile din timp și le verificați întâi pe cele scumpe',
      'Îi ajutați pe ingineri și pe designeri să lucreze fără întreruperi',
    ],
    requirements: [
      'Cel puțin patru ani de răspundere pentru proiecte software cu buget',
      'I-ați spus deja unui client că un termen nu va fi respectat',
      'Un scris clar în engleză și în română sau rusă',
      'Puteți citi o estimare și găsi ce lipsește din ea',
    ],
    niceToHave: ['Germană sau franceză', 'Experiență cu achiziții publice'],
    benefits,
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel video cu Natalia, la care aflați și intervalul de salariu.',
      },
      {
        title: 'Un proiect de-al dumneavoastră',
        duration: '1\u00a0oră',
        text: 'Îi povestiți Cristinei despre un proiect care a mers prost și ce ați făcut în ziua în care ați aflat.',
      },
      {
        title: 'Un raport de vineri',
        duration: '2\u00a0ore',
        text: 'Vă dăm datele unei săptămâni inventate. Scrieți raportul și îl discutați cu Ana și cu Olga.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '3\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Care este cel mai mare buget de care ați răspuns?' },
      { label: 'Cum i-ați dat ultima oară unui client o veste proastă?' },
    ],
    seo: {
      title: 'Manager de proiect la Chișinău',
      description:
        'Post hibrid pentru un manager de proiect cu experiență, la Chișinău: două echipe de proiect, rapoarte sincere vinerea și colegi care vă stau alături.',
    },
  },
  'people-partner': {
    translatedSlug: 'specialist-resurse-umane',
    title: 'Specialist în resurse umane (20\u00a0de ore pe săptămână)',
    summary:
      'Împărțiți cu Natalia, 20\u00a0de ore pe săptămână, grija pentru 41 de colegi: primele luni, învățarea și discuțiile dintre ele.',
    about: `Din 2019, când eram 22 de oameni, Natalia se ocupă de angajări și de toți cei care sunt deja aici. Acum suntem 41, iar pentru a doua jumătate a acestei fraze nu-i mai ajunge timpul. Pe aceasta ați prelua-o dumneavoastră.

Este vorba despre primele luni ale noilor colegi, bugetele de învățare, discuțiile anuale și actele care țin de ele. Ați fi și omul la care se vine atunci când între colegi nu merge ceva. Aici contează mai mult discreția decât viteza.

Cele 20\u00a0de ore pot însemna patru dimineți sau alt program, cu condiția ca una dintre zile să fie marți. Salariul indicat este brut, pentru 20\u00a0de ore.`,
    responsibilities: [
      'Conduceți primele trei luni ale fiecărui nou coleg, cu un plan și cu o discuție pe lună',
      'Organizați discuțiile anuale și urmăriți să se facă ceea ce s-a convenit',
      'Aveți grijă de bugetele de învățare și găsiți profesori buni',
      'Pregătiți contractele și actele de concediu împreună cu contabilul nostru',
    ],
    requirements: [
      'Cel puțin trei ani într-un rol asemănător, într-o companie de 20 până la 200 de oameni',
      'O bună cunoaștere practică a dreptului muncii din Republica Moldova',
      'Română și rusă pentru discuții, engleză pentru documente',
      'Oamenii vi se destăinuie, iar ce aflați rămâne la dumneavoastră',
    ],
    niceToHave: ['Pregătire în mediere', 'Experiență de lucru cu ingineri'],
    benefits: [
      '25\u00a0de zile lucrătoare de concediu plătit, proporțional cu orele lucrate',
      'Asigurare medicală privată din prima zi',
      '400\u00a0€ și trei zile lucrătoare pe an pentru învățare',
      'Un laptop la alegere, înlocuit la fiecare trei ani',
      'Revizuirea salariului în fiecare martie, cu grile deschise tuturor colegilor',
    ],
    process: [
      {
        title: 'Prima discuție',
        duration: '45\u00a0de minute',
        text: 'Un apel cu Ana despre rol, despre program și despre ce căutați.',
      },
      {
        title: 'Trei situații grele',
        duration: '90\u00a0de minute',
        text: 'Discutați cu Natalia trei situații luate din viață și schimbate cât să nu poată fi recunoscute.',
      },
      {
        title: 'Cafea cu colegii',
        duration: '1\u00a0oră',
        text: 'Vă întâlniți cu patru oameni din grupuri diferite. Părerea lor contează la decizie.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '3\u00a0zile lucrătoare',
        text: 'O ofertă sau un refuz motivat.',
      },
    ],
    questions: [
      { label: 'Cum ați vrea să împărțiți cele 20\u00a0de ore pe zilele săptămânii?' },
      { label: 'Ați pregătit contracte de muncă după legislația Republicii Moldova?' },
      { label: 'Ce face ca primele trei luni ale cuiva să fie bune?' },
    ],
    seo: {
      title: 'Specialist în resurse umane la Chișinău, normă parțială',
      description:
        'Specialist în resurse umane la Chișinău, 20\u00a0de ore pe săptămână, 900–1\u00a0200\u00a0€ brut pe lună. Primele luni, învățare și încredere între 41 de oameni.',
    },
  },
  'qa-engineer-internship': {
    translatedSlug: 'stagiu-inginer-qa',
    title: 'Stagiu de inginer QA',
    summary:
      'Patru luni plătite alături de cei trei testeri ai noștri din Chișinău, cu produse reale, defecte reale și un mentor numai pentru dumneavoastră.',
    about: `Grupul de trei oameni al lui Sergiu primește un stagiar de două ori pe an. Ați petrece cu ei patru luni, la biroul nostru din Chișinău, câte 30\u00a0de ore pe săptămână, iar orele se pot potrivi după cursurile dumneavoastră.

În prima lună testați manual și învățați să descrieți un defect astfel încât un inginer să-l poată vedea. În a doua scrieți primele teste automate, cu Playwright. Apoi intrați într-un proiect și îi testați lansările împreună cu mentorul.

Din ultimii șase stagiari, patru au primit o ofertă de angajare, iar trei au acceptat-o. Salariul indicat este brut.`,
    responsibilities: [
      'Testați manual funcționalități noi, pe web și pe telefoane, și notați ce găsiți',
      'Scrieți teste automate, iar fiecare este revizuit de un coleg',
      'Repetați testele unei versiuni și spuneți dacă ați lansa-o',
      'Prezentați la final un defect cu care vă mândriți',
    ],
    requirements: [
      'Studiați sau ați terminat de curând studiile, la orice specialitate',
      'Puțină programare, în orice limbaj',
      'Răbdare cu detaliile și fraze clare',
      'Română sau rusă, plus engleză pentru citit',
    ],
    niceToHave: ['Un mic program scris de dumneavoastră', 'Lucrul cu un cititor de ecran'],
    benefits: [
      '8\u00a0zile lucrătoare de concediu plătit în patru luni',
      'Un mentor care are pentru dumneavoastră două ore pe săptămână',
      'Un laptop și un set de telefoane de test',
      'O scrisoare de recomandare la final',
    ],
    process: [
      {
        title: 'Prima discuție',
        duration: '30\u00a0de minute',
        text: 'Un apel cu Natalia despre studii și despre orele pe care le aveți libere.',
      },
      {
        title: 'Găsiți defectele',
        duration: '1\u00a0oră',
        text: 'Sergiu vă dă o aplicație mică, în care sunt douăsprezece defecte. Șapte găsite înseamnă un rezultat bun.',
      },
      {
        title: 'Răspunsul nostru',
        duration: '3\u00a0zile lucrătoare',
        text: 'Un loc sau un refuz însoțit de sfaturi pentru data viitoare.',
      },
    ],
    questions: [
      { label: 'Descrieți un defect observat într-o aplicație pe care o folosiți' },
      { label: 'Ce studiați sau ce ați studiat ultima dată?' },
      { label: 'Aveți disponibile 30\u00a0de ore pe săptămână?' },
    ],
    seo: {
      title: 'Stagiu de inginer QA la Chișinău',
      description:
        'Stagiu plătit de patru luni alături de trei testeri, la Chișinău: 30\u00a0de ore pe săptămână, 600–700\u00a0€ brut pe lună și câte un mentor pentru fiecare.',
    },
  },
}
