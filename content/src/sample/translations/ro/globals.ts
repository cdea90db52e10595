import type { SampleTranslation } from '../types.ts'

export const globals: SampleTranslation['globals'] = {
  company: {
    tagline: 'Transformați-vă afacerea cu soluții web și mobile care cresc odată cu ea.',
    address: {
      street: 'str. Stejarului 14',
      city: 'Chișinău',
      country: 'Moldova',
    },
  },
  home: {
    hero: {
      heading: 'Software pe care vă puteți baza ani la rând',
      lead: 'Suntem o companie de 41 de oameni din Chișinău. Proiectăm, construim și întreținem produse web și mobile pentru bănci, clinici, transportatori și primării.',
    },
    clients: {
      heading: 'Companii pentru care lucrăm',
    },
    services: {
      heading: 'Ce facem',
      lead: 'Aceeași echipă poate duce un produs de la primul interviu până la al zecelea an. Puteți lucra cu noi și numai pentru o etapă.',
    },
    projects: {
      heading: 'Proiecte și ce a ieșit din ele',
      lead: 'Trei proiecte, fiecare cu cifrele măsurate de client după cel puțin șase luni.',
    },
    process: {
      heading: 'Cum lucrăm',
      steps: [
        {
          title: 'Discutăm',
          duration: '1–2\u00a0săptămâni',
          text: 'O primă discuție, a doua cu un inginer și un interval orientativ de preț, în scris. Dacă nu suntem compania potrivită, vă recomandăm una mai bună.',
        },
        {
          title: 'Analizăm',
          duration: '2–6\u00a0săptămâni',
          text: 'Urmărim cum se lucrează, desenăm ecranele principale și le testăm. Primiți un plan și o estimare, la preț fix.',
        },
        {
          title: 'Construim',
          duration: '3–12\u00a0luni',
          text: 'O versiune care funcționează la fiecare două săptămâni și un raport în fiecare vineri. Începem cu partea cea mai riscantă.',
        },
        {
          title: 'Întreținem',
          duration: 'Lună de lună',
          text: 'Echipa rămâne cel puțin patru săptămâni după lansare. Apoi produsul trece la oamenii dumneavoastră sau rămâne la ai noștri.',
        },
      ],
    },
    figures: [
      { value: '58', label: 'de produse lansate din 2014' },
      { value: '23', label: 'dintre ele, azi în grija noastră' },
      { value: '71%', label: 'dintre clienți au revenit cu un al doilea proiect' },
      { value: '4,8\u00a0ani', label: 'vechimea medie a unui coleg la noi' },
    ],
    team: {
      heading: 'Oamenii cu care veți lucra',
      lead: 'Toți cei din echipa dumneavoastră sunt angajații noștri și îi cunoașteți înainte să semnați.',
    },
    careers: {
      heading: 'Posturi vacante',
      lead: 'Pentru fiecare spunem în ce echipă este, ce are plicticos și care sunt pașii până la răspuns.',
    },
    closing: {
      heading: 'Spuneți-ne ce doriți să construiți',
      lead: 'Prima discuție durează 30\u00a0de minute și nu costă nimic. Veți vorbi cu un manager de produs și, dacă doriți, cu un inginer.',
    },
    seo: {
      title: 'Software web și mobil din Chișinău',
      description:
        'O companie de 41 de oameni din Chișinău. Proiectăm, construim și întreținem produse web și mobile pentru bănci, clinici, transportatori și primării.',
    },
  },
  'services-page': {
    heading: 'Servicii și proiecte',
    lead: 'Cele șase servicii ale noastre și proiectele din spatele lor. Alegeți un serviciu ca să-i vedeți proiectele.',
    workHeading: 'Proiectele noastre',
    faqHeading: 'Întrebări frecvente',
    faqLead:
      'Ce ne întreabă clienții în prima discuție. Dacă întrebarea dumneavoastră lipsește, scrieți-ne și vă răspundem.',
    seo: {
      title: 'Servicii, proiecte și întrebări frecvente',
      description:
        'Analiză, aplicații web și mobile, design, cloud și mentenanță, cu nouă proiecte, ce au schimbat ele și răspunsuri despre cost, durată și drepturi.',
    },
  },
  about: {
    heading: 'O companie care rămâne lângă ce a construit',
    lead: 'Ne cheamă Stejar, ca pe copacul care rezistă. Construim software făcut să dureze și avem în grijă 23 dintre cele 58 de produse pe care le-am lansat.',
    story: `Ana Munteanu și Victor Rusu s-au cunoscut în 2012, la un exportator de vinuri. Ana scrisese cerințele pentru un sistem de stocuri, iar Victor venise să-l conecteze la o linie de îmbuteliere. Sistemul mergea, dar nu-l folosea nimeni, și cei doi s-au întrebat doi ani de ce.

În martie 2014 au închiriat o cameră cu două birouri pe strada Stejarului și au luat de la stradă numele companiei. Primul client a fost o farmacie cu patru filiale, care nu știa în care dintre ele mai are insulină. Sistemul funcționează și acum. A fost rescris o dată și avem în continuare grijă de el.

### Creșterea

Primul designer și primul inginer de aplicații mobile au venit în 2016. În 2020, doi clienți mari și-au oprit proiectele în decurs de o lună. Din mai până în august toți au primit salariul cu o cincime mai mic, fondatorii nu au luat nimic și nimeni nu a fost concediat. Diferența a fost plătită în primăvara următoare.

Biroul din Bălți s-a deschis în 2021, deasupra unei brutării, cu o singură masă de lucru. Astăzi acolo lucrează șase dintre noi. În 2022 ni s-au alăturat colegi din Ucraina, iar în scris am trecut de la română la engleză și așa am rămas.

### Astăzi

Suntem 41 de oameni: 24 de ingineri, șapte colegi în echipa de proiecte, cinci designeri, trei oameni care au grijă de noi toți și cei doi fondatori. Compania le aparține Anei, lui Victor și altor nouă angajați. Nu are investitori și nu are datorii, iar echipa crește cu doi sau trei oameni pe an.`,
    values: [
      {
        title: 'Întâi vedem cum se lucrează',
        text: 'Mergem la recepție, la depou sau la ambalare înainte să desenăm ceva. Ce fac oamenii acolo diferă de ce scrie în caietul de sarcini, iar în diferența aceasta eșuează proiectele.',
      },
      {
        title: 'Veștile proaste, în aceeași zi',
        text: 'O întârziere costă cel mai puțin în ziua în care se află de ea. Atunci v-o spunem, împreună cu o propunere, și așteptăm același lucru de la dumneavoastră.',
      },
      {
        title: 'Făcut ca să poată fi predat',
        text: 'Codul, conturile și documentele vă aparțin din prima zi. Clientul care ar putea pleca oricând și rămâne este cea mai bună recomandare a noastră.',
      },
      {
        title: 'O primă versiune mică',
        text: 'Fiecare proiect are o listă scrisă cu ce lipsește din prima versiune. O verificăm la fel de atent ca lista cu ce intră în ea.',
      },
    ],
    figures: [
      { value: '2014', label: 'anul fondării, la Chișinău' },
      { value: '41', label: 'de oameni la Chișinău și Bălți' },
      { value: '24', label: 'dintre ei sunt ingineri' },
      { value: '11', label: 'oameni cărora le aparține compania' },
    ],
    teamHeading: 'Echipa',
    teamLead:
      'Paisprezece dintre cei 41 de oameni care lucrează aici. Pe cel puțin unul dintre ei îl veți cunoaște la prima discuție.',
    seo: {
      title: 'Despre noi: oameni, poveste și valori',
      description:
        'O companie de software cu 41 de oameni, fondată la Chișinău în 2014 și deținută de cei care lucrează în ea. Povestea, valorile și paisprezece colegi.',
    },
  },
  'careers-page': {
    heading: 'Lucrați la noi',
    lead: 'Patruzeci și unu de oameni, proiecte de cinci până la douăsprezece luni și răspuns la fiecare candidatură, de obicei în trei zile lucrătoare.',
    whyHeading: 'Pe ce puteți conta',
    benefits: [
      {
        title: 'Grile salariale transparente',
        text: 'Oricine poate vedea grila fiecărui post. Salariile se revizuiesc în fiecare martie, pentru toți odată.',
      },
      {
        title: 'Un proiect pe rând',
        text: 'Cei mai mulți dintre noi fac parte dintr-o singură echipă până la sfârșitul proiectului. Mentenanța produselor lansate se planifică în zile întregi.',
      },
      {
        title: 'Două zile la birou',
        text: 'Marțea și joia, la Chișinău sau la Bălți, pentru cei mai mulți dintre noi. Celelalte zile, cum vă convine.',
      },
      {
        title: 'Timp de învățat',
        text: '800\u00a0€ și cinci zile lucrătoare pe an, pentru cursuri, cărți sau o conferință. Dumneavoastră alegeți, iar la urmă ne povestiți și nouă.',
      },
      {
        title: 'Concediu și sănătate',
        text: '25\u00a0de zile lucrătoare de concediu plătit și asigurare medicală privată din prima zi.',
      },
      {
        title: 'Gardă plătită',
        text: 'Cine este de gardă e plătit pentru fiecare oră, chiar dacă telefonul nu sună.',
      },
    ],
    openHeading: 'Posturi vacante',
    speculative: {
      heading: 'Niciun post potrivit?',
      text: 'Scrieți-ne oricum și spuneți-ne la ce v-ar plăcea să lucrați. Natalia citește fiecare mesaj și răspunde la el, chiar și când răspunsul este „nu acum”.',
    },
    application: {
      answerTime: 'Răspundem la fiecare candidatură, de obicei în trei zile lucrătoare.',
      consentText:
        'Sunt de acord ca {company} să păstreze candidatura mea și să o folosească pentru a lua o decizie și a-mi răspunde, conform Politicii de confidențialitate. Îmi pot retrage acordul oricând.',
    },
    seo: {
      title: 'Cariere la Chișinău, la Bălți și la distanță',
      description:
        'Posturi în inginerie, design, proiecte și resurse umane, cu salarii, echipe și pașii până la răspuns. Răspundem la fiecare candidatură în câteva zile.',
    },
  },
  'insights-page': {
    heading: 'Ce am învățat',
    lead: 'Note din proiectele noastre: ce a mers, cât a costat și ce am face altfel. Scrise de cei care au lucrat la ele.',
    seo: {
      title: 'Articole',
      description:
        'Articole despre planificare, inginerie și recrutare, scrise de oamenii din Stejar care fac treaba, cu cifre din proiectele lor.',
    },
  },
  'hire-us': {
    heading: 'Spuneți-ne ce doriți să construiți',
    lead: 'Ajung câteva fraze. Dacă preferați să vorbim, alegeți o oră pentru un apel.',
    next: [
      {
        title: 'Citim și răspundem',
        text: 'Olga sau o altă persoană din echipă vă citește mesajul și vă răspunde cu primele întrebări sau, dacă nu suntem compania potrivită, cu o recomandare.',
      },
      {
        title: 'Discutăm',
        text: 'Un apel de 30\u00a0de minute cu un manager de produs și, dacă doriți, cu un inginer. La cerere, semnăm mai întâi un acord de confidențialitate.',
      },
      {
        title: 'Primiți o estimare în scris',
        text: 'În cel mult cinci zile lucrătoare de la apel primiți o pagină cu un interval orientativ de cost și de timp și cu pasul pe care l-am face mai departe.',
      },
    ],
    answerTime: 'Răspundem în cel mult o zi lucrătoare.',
    budgets: [
      { label: 'Sub 25\u00a0000\u00a0€' },
      { label: '25\u00a0000–60\u00a0000\u00a0€' },
      { label: '60\u00a0000–150\u00a0000\u00a0€' },
      { label: 'Peste 150\u00a0000\u00a0€' },
      { label: 'Încă nu e stabilit' },
    ],
    timelines: [
      { label: 'Începere în cel mult o lună' },
      { label: 'Începere peste 1–3\u00a0luni' },
      { label: 'Începere peste 3–6\u00a0luni' },
      { label: 'Începere mai târziu' },
      { label: 'Fără dată stabilită' },
    ],
    consentText:
      'Sunt de acord ca {company} să păstreze ce trimit aici și să folosească aceste date pentru a-mi răspunde, conform Politicii de confidențialitate. Îmi pot retrage acordul oricând.',
    seo: {
      title: 'Programați o consultație',
      description:
        'Descrieți proiectul în câteva fraze. Răspundem într-o zi lucrătoare cu întrebări sau cu o propunere de apel, iar după apel primiți totul în scris.',
    },
  },
}
