import type { SampleTranslation } from '../types.ts'

export const employees: SampleTranslation['employees'] = {
  'ana-munteanu': {
    role: 'Cofondatoare și directoare generală',
    summary:
      'Conduce compania, citește fiecare contract și participă și astăzi la prima discuție cu fiecare client nou.',
    bio: `Ana a început ca analistă la un exportator de vinuri, unde a scris cerințele pentru un sistem de evidență a stocurilor pe care nu l-a folosit nimeni. De atunci o preocupă întrebarea de ce. În 2014 a închiriat împreună cu Victor o cameră cu două birouri și au numit-o Stejar.

Se ocupă de bani, de contracte și de întrebarea ce lucrări să refuzăm. A crescut la Orhei și cântă alto într-un cor care repetă miercurea; în seara aceea nu poate fi programată la nimic altceva.`,
    languages: [
      { language: 'Română' },
      { language: 'Rusă' },
      { language: 'Engleză' },
      { language: 'Franceză' },
    ],
    seo: {
      title: 'Ana Munteanu, cofondatoare și directoare generală',
      description:
        'Ana Munteanu a fondat Stejar în 2014, împreună cu Victor Rusu. Conduce compania, citește fiecare contract și este la prima discuție cu clienții noi.',
    },
  },
  'victor-rusu': {
    role: 'Cofondator și director tehnic',
    summary:
      'Răspunde de felul în care construim, verifică el însuși părțile riscante și scrie cod vinerea.',
    bio: `Înainte de a fonda compania împreună cu Ana, Victor a scris software de comandă pentru linii de îmbuteliere. O linie oprită costă bani în fiecare secundă, iar lui i-a rămas obiceiul de a întreba ce se întâmplă când cineva scoate un cablu.

Citește planul fiecărui proiect înainte de prima linie de cod și a proiectat API-ul public al sistemului de monitorizare Luminar Energy. Acasă, la Ialoveni, ține unsprezece stupi și un jurnal despre ei, început în 2009.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Victor Rusu, cofondator și director tehnic',
      description:
        'Victor Rusu a fondat Stejar în 2014, împreună cu Ana Munteanu. Răspunde de felul în care construim și verifică el însuși părțile riscante.',
    },
  },
  'elena-ceban': {
    role: 'Directoare de design',
    summary:
      'Conduce cinci designeri și insistă ca fiecare ecran să fie desenat gol, plin și stricat.',
    bio: `Elena a studiat tipografia la București și a desenat orare pentru o companie de autobuze – cea mai bună școală de design de interfețe pe care, spune ea, ar fi putut-o avea. A venit la Stejar în 2016, ca prim designer al companiei, iar acum conduce un grup de cinci.

A condus designul aplicațiilor Banca Meridian și al playerului de lecții pentru Atelier School. Colecționează plăcuțe emailate cu nume de străzi și nu mai are unde să le atârne.`,
    languages: [{ language: 'Română' }, { language: 'Engleză' }, { language: 'Rusă' }],
    seo: {
      title: 'Elena Ceban, directoare de design',
      description:
        'Elena Ceban conduce un grup de cinci designeri la Stejar. A condus designul aplicațiilor Banca Meridian și al playerului de lecții Atelier School.',
    },
  },
  'mihai-popa': {
    role: 'Coordonator de aplicații mobile',
    summary:
      'Coordonează șase ingineri de aplicații mobile și are grijă de raftul cu 31 de telefoane de test, cel mai vechi având nouă ani.',
    bio: `Mihai scrie aplicații iOS de când au ajuns la Chișinău primele iPad-uri. A venit în 2016 ca să pornească grupul de aplicații mobile, care are acum șase oameni, câte trei pentru fiecare platformă. A condus dezvoltarea aplicațiilor pentru Banca Meridian, Podgoria și Nord Rail.

Testează întâi pe cel mai vechi telefon și citește cu voce tare, la ședința de dimineață, recenziile din magazinele de aplicații – pe cele proaste, pe îndelete. La sfârșit de săptămână aleargă prin pădurea Orheiului și nu ia cu el niciun telefon.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Mihai Popa, coordonator de aplicații mobile',
      description:
        'Mihai Popa coordonează grupul de aplicații mobile. A condus proiectele Banca Meridian, Podgoria și Nord Rail și testează întâi pe cel mai vechi telefon.',
    },
  },
  'irina-sokolova': {
    role: 'Ingineră frontend senior',
    summary:
      'Construiește interfețe rapide, care merg de la tastatură, de la calendare de clinică la bilete de tren.',
    bio: `Irina a predat matematica la Bălți timp de șase ani și a scris prima ei pagină web ca să publice temele pentru acasă. A venit la Stejar în 2018. Calendarul de la Clinica Aurora, în care recepționera programează un pacient din nouă apăsări de taste, este lucrarea ei, iar apăsările le-a numărat ea însăși.

Conduce revizuirile de cod din grupul de frontend și a pornit în 2021, cu o singură masă, biroul nostru din Bălți. Foștii ei elevi candidează uneori la stagii, iar interviul îl lasă atunci pe seama altora.`,
    languages: [{ language: 'Rusă' }, { language: 'Română' }, { language: 'Engleză' }],
    seo: {
      title: 'Irina Sokolova, ingineră frontend senior',
      description:
        'Irina Sokolova construiește interfețe web rapide, care merg de la tastatură. A lucrat pentru Clinica Aurora, Codru Logistics și Nord Rail.',
    },
  },
  'andrei-lungu': {
    role: 'Inginer backend',
    summary:
      'Proiectează părțile care nu au voie să piardă nimic: plăți, poziții și sesizările unui oraș întreg.',
    bio: `Andrei a venit la Stejar în 2019 de la o companie de telefonie, unde a avut grijă ca facturile pentru 400\u00a0000 de numere să fie corecte. Serviciul de plăți din spatele aplicațiilor Banca Meridian este al lui, la fel și fluxul de poziții ale camioanelor de la Codru Logistics.

Scrie explicația înaintea codului și șterge cam tot atât cât adaugă. Restaurează aparate de radio din anii 1960 și, când funcționează, le dăruiește.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Andrei Lungu, inginer backend',
      description:
        'Andrei Lungu proiectează sisteme care nu au voie să piardă nimic, printre ele serviciul de plăți Banca Meridian și pozițiile camioanelor Codru.',
    },
  },
  'natalia-gutu': {
    role: 'Specialistă în resurse umane și recrutare',
    summary:
      'Citește ea însăși fiecare candidatură și răspunde la fiecare, de obicei în trei zile lucrătoare.',
    bio: `Natalia a studiat psihologia la Iași și a recrutat pentru un lanț de supermarketuri înainte de a veni la noi, în 2019. Citește fiecare candidatură și răspunde motivat la fiecare, chiar și atunci când drumul se oprește acolo.

Tot ea se ocupă de concedii, inclusiv de cele parentale, și de discuțiile de după o lună grea. Învață de la bunica ei din Soroca să țeasă covoare și lucrează de patru ani la al doilea.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Natalia Guțu, resurse umane și recrutare',
      description:
        'Natalia Guțu citește fiecare candidatură primită la Stejar și răspunde motivat la fiecare. Cu ea vorbește mai întâi orice nou coleg.',
    },
  },
  'denis-caraman': {
    role: 'Inginer DevOps',
    summary:
      'Ține în funcțiune sistemele clienților noștri și restaurează în fiecare joi câte o copie de rezervă.',
    bio: `Denis a crescut la Comrat și a învățat despre servere reparându-le pe cele ale furnizorului de internet din oraș. A venit la noi în 2020 și a scris instalarea pe care Codru Logistics o poate reface în 40\u00a0de minute.

În fiecare joi alege o copie de rezervă, o restaurează și anunță cât a durat. O dată pe an gătește kavurma pentru tot biroul, iar asta îi ia mult mai mult timp.`,
    languages: [
      { language: 'Găgăuză' },
      { language: 'Rusă' },
      { language: 'Română' },
      { language: 'Engleză' },
      { language: 'Turcă' },
    ],
    seo: {
      title: 'Denis Caraman, inginer DevOps',
      description:
        'Denis Caraman ține în funcțiune sistemele clienților, printre ei Codru Logistics și Luminar Energy, și restaurează joia câte o copie de rezervă.',
    },
  },
  'olga-balan': {
    role: 'Manageră de produs',
    summary:
      'Poartă prima discuție cu clienții noi, conduce analiza și are grijă ca primele versiuni să rămână mici.',
    bio: `Olga a fost trei ani asistentă medicală, apoi a coordonat trecerea unui spital la fișe medicale electronice. A venit la Stejar în 2018. Cei mai mulți clienți noi o cunosc pe ea întâi, fiindcă ea poartă prima discuție și conduce analiza.

Documentul ei preferat este lista cu ce nu intră în prima versiune. Pentru Clinica Aurora a notat 61 de reguli de la recepție și a convins clinica să renunțe la 13 dintre ele. Joacă șah prin poștă cu o mătușă din Cahul.`,
    languages: [
      { language: 'Română' },
      { language: 'Rusă' },
      { language: 'Engleză' },
      { language: 'Italiană' },
    ],
    seo: {
      title: 'Olga Bălan, manageră de produs',
      description:
        'Olga Bălan poartă prima discuție cu clienții noi și conduce analiza. S-a ocupat, printre altele, de Clinica Aurora, Luminar Energy și Orașul Verde.',
    },
  },
  'sergiu-moraru': {
    role: 'Coordonator QA',
    summary:
      'Conduce un grup de trei testeri și află ce se întâmplă când doi oameni apasă aceeași tastă.',
    bio: `Sergiu a testat electronica tractoarelor înainte de a testa software și preferă și acum un defect pe care îl poate reproduce cu mâinile lui. A venit în 2017 și timp de doi ani a fost singurul nostru tester. Acum grupul are trei oameni, iar el îl conduce.

La Nord Rail a stat alături de unsprezece casieri și a făcut teste din 2\u00a0300 de călătorii cu prețul calculat. Duminica arbitrează fotbal de amatori și spune că ambele ocupații cer același temperament.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Sergiu Moraru, coordonator QA',
      description:
        'Sergiu Moraru conduce testarea la Stejar. Pentru Nord Rail a făcut teste de tarife din 2\u00a0300 de călătorii, calculate manual de unsprezece casieri.',
    },
  },
  'daria-kovalenko': {
    role: 'Designer de produs',
    summary:
      'Desenează interfețe după ce vede cum se lucrează; pentru una a stat o săptămână la recepția unei clinici.',
    bio: `Daria a venit la Chișinău din Odesa în primăvara anului 2022 și după câteva săptămâni s-a alăturat echipei Stejar. Primul ei proiect a fost sistemul intern Livada, pe care l-a desenat stând în picioare, în sala de ambalare, pentru că acolo este folosit.

De atunci a desenat calendarul pentru Clinica Aurora, crama Podgoria și planurile locurilor pentru Nord Rail. Seara ilustrează cărți pentru copii. Trei au fost tipărite.`,
    languages: [
      { language: 'Ucraineană' },
      { language: 'Rusă' },
      { language: 'Engleză' },
      { language: 'Română' },
    ],
    seo: {
      title: 'Daria Kovalenko, designer de produs',
      description:
        'Daria Kovalenko privește întâi cum se lucrează. A desenat calendarul Clinica Aurora, crama Podgoria și planurile locurilor pentru Nord Rail.',
    },
  },
  'pavel-ursu': {
    role: 'Inginer Android',
    summary:
      'Construiește aplicații Android care pornesc repede pe telefoane vechi și merg mai departe acolo unde se termină semnalul.',
    bio: `Pavel a crescut la Râșcani, a lucrat în studenție ca șofer pe o furgonetă de livrări și ține minte în ce sate nu este semnal. Aplicația pentru șoferii Codru Logistics, pe care a construit-o după ce a venit la noi, în 2021, a fost testată pe acele drumuri.

Tot el a scris aplicația Android pentru Banca Meridian și codul comun al biletelor Nord Rail. Lucrează la biroul nostru din Bălți și aduce în septembrie prune, mai multe decât se pot mânca.`,
    languages: [{ language: 'Română' }, { language: 'Rusă' }, { language: 'Engleză' }],
    seo: {
      title: 'Pavel Ursu, inginer Android',
      description:
        'Pavel Ursu face aplicații Android care pornesc repede pe telefoane vechi și merg fără semnal, pentru Codru Logistics, Banca Meridian și Nord Rail.',
    },
  },
  'cristina-vieru': {
    role: 'Manageră de proiect',
    summary:
      'Ține proiectele mari pe drumul cel bun și le dă clienților veștile proaste în ziua în care se află.',
    bio: `Timp de opt ani, Cristina a organizat conferințe, la care data nu se mută niciodată. A venit în 2020 și de atunci a condus cele mai mari proiecte ale noastre: Codru Logistics, Banca Meridian și Nord Rail.

Clienții o cunosc după mesajul de vineri, de la ora trei, în care scrie ce întârzie și ce propune. Face pâine cu maia, iar programul acesteia este singurul pe care recunoaște că nu-l poate stăpâni.`,
    languages: [
      { language: 'Română' },
      { language: 'Engleză' },
      { language: 'Rusă' },
      { language: 'Germană' },
    ],
    seo: {
      title: 'Cristina Vieru, manageră de proiect',
      description:
        'Cristina Vieru conduce proiectele noastre cele mai mari, printre ele Banca Meridian și Nord Rail. Clienții află de la ea veștile proaste în aceeași zi.',
    },
  },
  'ion-donica': {
    role: 'Inginer full-stack',
    summary:
      'Lucrează de la baza de date până la buton și a conectat cântare, gateway-uri și registrele unui oraș.',
    bio: `Ion a venit în 2022, imediat după un an în care a construit stații de cântărire pentru livezi. Era, firesc, omul care să conecteze cântarele Livada. De atunci a lucrat la un registru de vinuri, la 380 de invertoare și la harta sesizărilor din Orașul Verde.

Îi plac proiectele în care software-ul atinge ceva greu. Construiește o barcă în curtea părinților, la Criuleni, și se așteaptă s-o lanseze la apă cu întârziere.`,
    languages: [{ language: 'Română' }, { language: 'Engleză' }, { language: 'Rusă' }],
    seo: {
      title: 'Ion Donică, inginer full-stack',
      description:
        'Ion Donică lucrează de la baza de date până la buton. A conectat cântare pentru Livada, invertoare pentru Luminar Energy și registrele unei primării.',
    },
  },
}
