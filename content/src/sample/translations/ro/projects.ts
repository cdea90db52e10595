import type { SampleTranslation } from '../types.ts'

export const projects: SampleTranslation['projects'] = {
  'meridian-mobile-banking': {
    translatedSlug: 'banca-meridian-mobila',
    title: 'O bancă în telefon, care spune unde sunt banii',
    summary:
      'Două aplicații native pentru clienții de la Banca Meridian. Merg bine pe telefoane vechi și dau un răspuns clar despre fiecare plată, chiar și la miezul nopții.',
    cover: {
      alt: 'Un card portocaliu Banca Meridian lângă un telefon pe care se văd soldul, graficul cheltuielilor din mai și plățile recente.',
    },
    industry: 'Servicii bancare',
    challenge: `Banca Meridian are 208\u00a0000 de clienți. Aplicația ei data din 2017 și nu era decât o fereastră web spre internet banking. Pentru autentificare trebuiau parcurse patru ecrane, textul nu putea fi mărit, iar nota din magazinele de aplicații era 3,1. Într-o lună o deschideau numai 61\u00a0000 de clienți.

Problema adevărată era mai adâncă. Sistemul bancar central se închide în fiecare noapte, între 23:30 și 00:10, pentru decontare. O plată trimisă în acest interval părea acceptată, apoi eșua fără niciun mesaj. Oamenii o trimiteau din nou, iar unii plăteau de două ori. Banca primea cam 38 de reclamații pe lună despre plăți duble.

O treime dintre clienții cu Android aveau telefoane cu 3\u00a0GB de memorie sau mai puțin. Orice am fi construit trebuia să meargă repede pe ele.`,
    approach: `Primele șase săptămâni le-am dedicat analizei: 22 de interviuri și două zile într-o sucursală, ascultând ce se vorbește la coadă. Cei mai mulți veneau să întrebe dacă le-au plecat banii. Mulți își țineau acasă economiile în plicuri etichetate, și de acolo ne-a venit ideea obiectivelor de economisire.

### Două aplicații native

Am scris o aplicație în Swift și una în Kotlin. Un cod comun ar fi costat cu aproximativ o cincime mai puțin. Noi nu l-am recomandat, fiindcă plățile se semnează în hardware-ul securizat al telefonului, iar telefoanele Android vechi nu lăsau loc pentru un mediu de execuție greoi. Banca a fost de acord după ce a încercat ambele prototipuri pe un telefon vechi de șase ani.

### Un singur răspuns pentru fiecare plată

Între aplicații și sistemul central am pus un serviciu mic, care dă fiecărei plăți o identitate și o păstrează până când sistemul central o acceptă. O plată făcută la 23:45 apare în așteptare, împreună cu ora la care va pleca. Dacă este trimisă încă o dată, serviciul o recunoaște și îl întreabă pe client înainte să facă a doua plată.

### Un început fără grabă

Cei 400 de angajați ai băncii au folosit aplicațiile timp de o lună. Apoi le-am deschis pentru 2% dintre clienți, apoi pentru 20%, apoi pentru toți. Aplicația veche a rămas disponibilă încă patru luni.`,
    result: `Aplicațiile au fost lansate în martie 2025. Un an mai târziu le foloseau lunar 94\u00a0000 de clienți, cu 54% mai mulți decât pe cea veche. Nota medie din magazinele de aplicații a crescut de la 3,1 la 4,6.

Apelurile despre plăți au scăzut de la 2\u00a0300 la 1\u00a0310 pe lună, iar banca a mutat patru oameni de la linia de plăți la consultanță pentru credite. Reclamațiile despre plăți duble au scăzut de la 38 pe lună la două.

Clienții au deschis 11\u00a0400 de obiective de economisire. De serviciul de plăți se ocupă acum inginerii băncii, iar aplicațiile le dezvoltăm împreună cu ei, cu o versiune nouă la fiecare două săptămâni.`,
    outcomes: [
      { value: '+54%', label: 'clienți care folosesc aplicația în fiecare lună' },
      { value: '4,6', label: 'nota medie în magazinele de aplicații, față de 3,1' },
      { value: '−43%', label: 'apeluri despre plăți' },
    ],
    gallery: [
      {
        alt: 'Două telefoane alăturate, fiecare cu ecranul principal al conturilor: soldurile și plățile recente.',
        caption:
          'Ecranul principal al conturilor. Întâi soldurile, apoi ce s-a mișcat de la ultima vizită.',
      },
      {
        alt: 'Trei telefoane: plata este completată, apoi confirmată, cu numele destinatarului deasupra butonului, apoi efectuată.',
        caption: 'Confirmarea unei plăți. Clientul vede numele destinatarului înainte să semneze.',
      },
      {
        alt: 'Obiective de economisire pe două telefoane, fiecare cu un nume, o sumă și o bară care arată cât s-a strâns.',
        caption:
          'Obiectivele de economisire, după modelul plicurilor etichetate de care ne-au vorbit oamenii.',
      },
    ],
    seo: {
      title: 'Banca Meridian: o bancă mobilă pentru iOS și Android',
      description:
        'Două aplicații native și un mic serviciu de plăți: la Banca Meridian, cu 54% mai mulți clienți activi lunar, cu 43% mai puține apeluri despre plăți.',
    },
  },
  'aurora-clinic-calendar': {
    translatedSlug: 'calendarul-clinicii-aurora',
    title: 'Un singur calendar pentru clinică și pacienți',
    summary:
      'La Clinica Aurora, recepția, medicii și pacienții folosesc acum același calendar. Pacienții se programează singuri, iar o oră eliberată își găsește următorul pacient.',
    cover: {
      alt: 'Un telefon cu o vizită confirmată pe 14 mai, în fața calendarului săptămânal al clinicii, cu câte o culoare pentru fiecare medic.',
    },
    industry: 'Sănătate',
    challenge: `Clinica Aurora are trei filiale, 34 de medici și cam 4\u00a0100 de programări pe lună. În două filiale programările erau ținute într-un program de calculator, iar în a treia, într-o agendă de hârtie. Pacienții se puteau programa numai prin telefon, iar 12,4% dintre programări erau ratate.

O programare la Aurora ocupă un medic, un cabinet și adesea un aparat. Două ecografe circulă între filiale. Programul știa numai de medici, așa că de două ori pe săptămână cineva venea și afla că ecograful este în altă clădire.

În plus, fiecare medic avea regulile lui. Prima vizită durează 40\u00a0de minute la un cardiolog și 25 la altul, iar unii primesc copii numai dimineața. Cei de la recepție țineau minte toate aceste reguli.`,
    approach: `Olga și Daria au stat o săptămână la recepție și au notat 61 de reguli. Împreună cu medicii am hotărât să păstrăm 48. Clinica voia programare online din prima zi. Noi am propus să începem cu recepția și să deschidem programarea online peste șase săptămâni, când calendarul va fi de încredere. Dacă pacienții se programează într-un calendar cu greșeli, greșelile ajung la recepție cu om cu tot.

### Totul de la tastatură

Calendarul săptămânii se folosește aproape în întregime de la tastatură. Un pacient mai vechi se programează din nouă apăsări de taste. Se văd deodată toate cele trei filiale, pentru că recepția mută pacienți între ele toată ziua.

### O regulă păzită de baza de date

Medicul, cabinetul și aparatul se rezervă într-un singur pas, iar baza de date refuză orice suprapunere. Doi recepționeri pot apăsa tasta în aceeași secundă: unul primește ora, iar celălalt află cine a luat-o.

### Programare fără cont

Pacienții aleg medicul și ora și confirmă cu un cod primit pe telefon. Mesajul de reamintire, trimis cu două zile înainte, conține un link pentru a păstra programarea și unul pentru a renunța la ea. Ora eliberată este oferită celor de pe lista de așteptare, pe rând, câte 30\u00a0de minute fiecăruia. Pagina cere un nume și un număr de telefon, iar datele medicale rămân la medic.`,
    result: `Recepția a trecut la noul calendar în martie 2024, iar pacienții s-au putut programa online de la sfârșitul lui aprilie. După șase luni, ponderea programărilor ratate scăzuse de la 12,4% la 7,7%. Pacienții făceau online 46% din toate programările, cele mai multe după ora șapte seara.

Apelurile la recepție au scăzut de la 190 la 112 pe zi. Dintre orele la care pacienții au renunțat, 61% au fost luate de cineva de pe lista de așteptare. De atunci, niciun ecograf nu a mai fost rezervat în două clădiri deodată.

De calendar se ocupă la noi doi oameni. Cea mai recentă noutate: la opt seara, medicii primesc lista pentru a doua zi, așa cum ceruseră încă de la primele interviuri.`,
    outcomes: [
      { value: '−38%', label: 'programări ratate' },
      { value: '46%', label: 'din programări se fac online' },
      { value: '−41%', label: 'apeluri la recepție' },
    ],
    gallery: [
      {
        alt: 'Calendarul săptămânii în browser, cu programările ca blocuri colorate sub zilele săptămânii.',
        caption:
          'Săptămâna văzută de la recepție. Medicul, cabinetul și aparatul se rezervă într-un singur pas.',
      },
      {
        alt: 'Pagina de programare pe două telefoane, cu numele unui medic, un rând de zile și lista orelor libere.',
        caption: 'Pagina pacientului. Programarea cere trei alegeri și un cod, fără cont.',
      },
    ],
    seo: {
      title: 'Clinica Aurora: programări online și un calendar comun',
      description:
        'Calendar gândit pentru tastatură și programare online la o clinică cu trei filiale: cu 38% mai puține programări ratate, cu 41% mai puține apeluri.',
    },
  },
  'codru-fleet-map': {
    translatedSlug: 'harta-camioanelor-codru',
    title: 'O hartă în timp real pentru 140 de camioane',
    summary:
      'Dispecerii de la Codru Logistics planifică lângă o hartă în timp real, șoferii au o aplicație Android care merge și fără semnal, iar combustibilul este socotit la litru.',
    cover: {
      alt: 'Harta întunecată a unui oraș, cu un traseu luminos; pe o fișă scrie că până la a patra oprire camionul CMV 214 mai are 12 minute.',
    },
    industry: 'Transport și logistică',
    challenge: `Codru Logistics are 140 de camioane în trei baze. Dispozitivele lor GPS veneau de la trei furnizori, fiecare cu propriul site. Ca să afle unde este un camion, dispecerul deschidea trei file și apoi tot îl suna pe șofer. Într-o zi obișnuită, șase dispeceri făceau 396 de asemenea apeluri.

Datele nu se potriveau cu drumul. Unele dispozitive transmiteau la zece secunde, altele la cinci minute, iar printre dealuri un camion putea să dispară două ore și să reapară la 90\u00a0de kilometri distanță. O hartă care ascunde acest lucru arată bine și induce în eroare.

Combustibilul era cea mai mare cheltuială și cea mai puțin înțeleasă. Bonurile de alimentare, senzorii din rezervor și distanța parcursă se comparau o dată pe trimestru, manual.`,
    approach: `Am adus toți cei trei furnizori într-un singur flux de poziții, aproximativ 6,6 milioane pe lună. Pozițiile brute se păstrează așa cum sosesc, astfel încât o greșeală a noastră la curățarea datelor poate fi îndreptată mai târziu. Denis a descris toată infrastructura în Terraform. Administratorul de la Codru o poate reface în circa 40\u00a0de minute și a făcut-o deja de două ori, ca exercițiu.

### Cât de veche este poziția

Fiecare camion de pe hartă arată cât de veche este ultima lui poziție. După zece minute, din simbolul lui rămâne doar conturul. După treizeci, o zonă umbrită arată cât de departe ar fi putut ajunge. Dispecerii ne-au spus că acest lucru le-a schimbat obiceiurile mai mult decât harta însăși, fiindcă au învățat când merită să sune.

### Panoul și harta, împreună

Panoul arată cursele zilei pe baze. La alegerea unei curse apar cele mai apropiate trei camioane potrivite, cu orele de condus care le-au rămas. Am încercat să planificăm automat toată ziua și am renunțat după două săptămâni de probe. Planul era bun până la zece dimineața, iar după aceea nimeni nu mai voia să-l repare.

### O aplicație pentru mâini în mănuși

Aplicația șoferilor are patru butoane mari și o singură fotografie, a avizului de livrare semnat. Totul se salvează mai întâi pe telefon și se trimite când apare semnalul. Aplicația merge pe telefoanele pe care Codru le avea deja, dintre care cel mai ieftin are 2\u00a0GB de memorie.`,
    result: `Sistemul a pornit în septembrie 2023, bază cu bază. După șase luni, dispecerii îi sunau pe șoferi de 150 de ori pe zi, față de 396 înainte. Kilometrii parcurși în gol au scăzut de la 27% la 21% din distanță, mai ales pentru că se vedea dacă un camion este în apropiere.

Raportul de combustibil vine acum în prima zi a fiecărei luni și pune alături bonurile, rezervorul și distanța. Consumul mediu a scăzut de la 33,8 la 31,4\u00a0litri la 100\u00a0km. Într-o lună, la 140 de camioane cu circa 9\u00a0000\u00a0km fiecare, înseamnă vreo 30\u00a0000\u00a0de litri.`,
    outcomes: [
      { value: '−62%', label: 'apeluri de la dispeceri către șoferi' },
      { value: '−7%', label: 'combustibil la 100\u00a0km' },
      { value: '21%', label: 'din kilometri parcurși în gol, față de 27%' },
    ],
    gallery: [
      {
        alt: 'Un panou de dispecerat, cu cursele zilei în stânga și o hartă cu camioane și trasee în dreapta.',
        caption: 'Panoul de dispecerat, lângă hartă. Un simbol gol înseamnă că poziția este veche.',
      },
      {
        alt: 'Aplicația șoferului pe două telefoane, cu următoarea oprire sus și butoane mari dedesubt.',
        caption: 'Aplicația șoferului: butoane mari și nimic care să aibă nevoie de semnal.',
      },
      {
        alt: 'Un raport lunar de combustibil, cu graficul consumului și un tabel al camioanelor.',
        caption: 'Raportul lunar compară bonurile, rezervorul și distanța pentru fiecare camion.',
      },
    ],
    seo: {
      title: 'Codru Logistics: harta flotei și panou de dispecerat',
      description:
        'Hartă în timp real, panou de dispecerat și aplicație offline pentru 140 de camioane. Apeluri cu 62% mai puține, combustibil la 100\u00a0km cu 7% mai puțin.',
    },
  },
  'livada-back-office': {
    translatedSlug: 'bacania-livada',
    title: 'O băcănie care știe cât cântărește un morcov',
    summary:
      'Magazin online și sistem intern pentru Livada, o băcănie bio care vinde la cântar și a cărei marfă, în seara dinainte, este încă în pământ.',
    cover: {
      alt: 'Desene cu legume și fructe lângă comanda 2048, cu jumătate din produse bifate ca ambalate.',
    },
    industry: 'Comerț alimentar',
    challenge: `Livada vinde legume, lactate și pâine de la 26 de ferme, în două magazine și cu livrare la domiciliu. Comenzile online, cam 90 pe zi, veneau prin e-mail dintr-un magazin online standard și erau copiate în fiecare dimineață într-un tabel.

Un magazin standard cere un preț înainte de plată. Clientul care comandă un kilogram de morcovi primește 940 sau 1\u00a0080\u00a0de grame, iar magazinul fie pierde bani, fie trebuie să dea explicații. Angajații de la Livada corectau diferența prin mici rambursări, vreo treizeci pe zi.

Cealaltă dificultate era stocul. Fermierii spun seara ce vor aduce dimineața, iar o noapte rece schimbă totul. În 6,2% dintre comenzi, ceva era greșit sau lipsea.`,
    approach: `Am construit mai întâi sistemul intern și l-am lăsat să lucreze cinci săptămâni cu comenzile din magazinul vechi. Când s-a deschis noul magazin, oamenii din spatele lui își cunoșteau deja uneltele.

### Se plătește cât ajunge

La finalizarea comenzii, clientul vede un preț estimat, iar pe card se blochează o sumă cu 10% mai mare. Suma încasată de fapt se calculează la ambalare. Fiecare produs este pus pe cântar, greutatea apare în comandă, iar bonul arată alături greutatea comandată și cea livrată.

### Stocul, printr-un mesaj de seară

La ora șase, fermierii primesc un mesaj cu cantitățile de săptămâna trecută și răspund cu cifre. Răspunsurile completează singure stocul pentru a doua zi, iar ce iese din obișnuit așteaptă să fie văzut de un om. Schițasem pentru fermieri un portal cu parole. Doi dintre ei ne-au spus politicos că nu l-ar deschide niciodată, așa că am renunțat.

### O singură trecere pe la rafturi

Comenzile sunt ordonate după traseul de livrare, iar produsele dintr-o comandă, după raft. Dintr-o singură trecere prin depozit se adună patru comenzi.`,
    result: `Noul magazin s-a deschis în octombrie 2022. După șase luni, Livada pregătea 135 de comenzi pe zi, cu aceiași opt oameni la ambalare. Produsele unei comenzi se adunau în medie în nouă minute, față de 14 înainte.

Comenzile cu greșeli sau lipsuri au scăzut de la 6,2% la 2,1%. Rambursările pentru greutate au dispărut cu totul, fiindcă nimeni nu mai plătește pentru grame pe care nu le-a primit. Douăzeci și trei dintre cele 26 de ferme răspund la mesajul de seară în cele mai multe zile.`,
    outcomes: [
      { value: '135', label: 'comenzi pe zi, față de 90' },
      { value: '−36%', label: 'timp pentru adunarea unei comenzi' },
      { value: '2,1%', label: 'dintre comenzi au o greșeală, față de 6,2%' },
    ],
    gallery: [
      {
        alt: 'Un tabel de comenzi cu client, traseu de livrare, stare și total, cu filtre deasupra.',
        caption: 'Lista comenzilor din sistemul intern, ordonată după traseul de livrare.',
      },
      {
        alt: 'Magazinul online Livada, cu legume și lactate într-o grilă, fiecare cu prețul și ferma lui.',
        caption: 'Magazinul online. La fiecare produs scriu ferma și prețul pentru greutatea lui.',
      },
    ],
    seo: {
      title: 'Livada: magazin online și sistem intern pentru o băcănie',
      description:
        'Un magazin online care încasează pentru greutatea livrată și un sistem intern: cu 36% mai puțin timp pe comandă și 135 de comenzi pe zi, față de 90.',
    },
  },
  'podgoria-cellar-club': {
    translatedSlug: 'clubul-podgoria',
    title: 'Un club de vinuri în care fiecare sticlă are stăpân',
    summary:
      'Magazinul clubului și o aplicație iOS pentru Podgoria. Membrii cumpără recolte noi, își țin sticlele în pivnița vinăriei și le cer acasă când doresc.',
    cover: {
      alt: 'Trei sticle de vin sub o arcadă și textul: „38 de sticle se odihnesc aici, unsprezece sunt gata”.',
    },
    industry: 'Vinificație',
    challenge: `Clubul Podgoria avea 1\u00a0900 de membri. Ei cumpărau vin la patru lansări pe an și îl lăsau în mare parte la învechit în pivnița vinăriei. A cui este fiecare sticlă scria într-un tabel cu 41 de coloane, pe care îl înțelegea un singur om.

Sticlele se cumpără câte șase și se ridică una sau două odată. Sunt dăruite unei fiice, schimbate pe alt an de recoltă sau deschise la o degustare. La inventarul de dinaintea proiectului, pentru 212 din 23\u00a0100 de sticle nu exista nicio explicație.

O lansare însemna pentru angajații clubului cinci zile de e-mailuri și telefoane. Cele mai bune vinuri ajungeau la cine răspundea primul. Membrilor vechi li se părea nedrept și o spuneau.`,
    approach: `Pivnița este un registru contabil. Fiecare mișcare a unei sticle este o înregistrare care nu se mai modifică: cumpărată, mutată, dăruită, livrată, spartă. Pivnița unui membru este suma înregistrărilor, iar răspunsul la orice întrebare despre ea se află citindu-le. Am încărcat unsprezece ani din vechiul tabel și am petrecut trei săptămâni cu omul care îl ținea, ca să lămurim ce nu scria în el.

### O lansare fără întrecere

Fiecare membru primește o cotă care depinde de vechimea lui în club și care îi rămâne rezervată 48\u00a0de ore. Ce rămâne este oferit tuturor. Nimeni nu trebuie să se grăbească. În prima zi de lansare, cel mai aglomerat minut a avut 37 de comenzi, cam a zecea parte din câte ar fi fost pe vechea cale.

### O singură aplicație

Șapte din zece membri foloseau iPhone, așa că am făcut o aplicație pentru iOS și am avut grijă ca site-ul să meargă bine pe orice alt telefon. Aplicația deschide lista sticlelor și fără conexiune, fiindcă membrii o citesc în propriile pivnițe, sub un metru de piatră.

Vârsta se verifică o dată, la înscriere, și încă o dată de curier, la ușă.`,
    result: `Clubul a trecut la noul sistem în septembrie 2023. La sfârșitul primului an avea 2\u00a0350 de membri, cu 24% mai mulți, iar majoritatea celor noi veniseră la invitația unui membru. O lansare le ia angajaților o zi.

La inventarul din toamna lui 2024, nouă sticle din 23\u00a0400 au rămas fără explicație. Cele mai folosite s-au dovedit cadourile: în primul decembrie, membrii și-au dăruit unii altora 1\u00a0260 de sticle, fără ca vreuna să părăsească pivnița.`,
    outcomes: [
      { value: '+24%', label: 'membri în primul an' },
      { value: '1\u00a0zi', label: 'de lucru pentru o lansare, față de cinci' },
      { value: '9', label: 'sticle fără explicație din 23\u00a0400, față de 212' },
    ],
    gallery: [
      {
        alt: 'Pivnița unui membru în browser: lista vinurilor, cu anul recoltei, numărul de sticle și când sunt bune de băut.',
        caption: 'Pivnița: ce sticle are un membru și când este fiecare vin la apogeu.',
      },
      {
        alt: 'Pagina unei sticle pe telefon, cu desenul sticlei, anul recoltei și un buton pentru livrare.',
        caption: 'Pagina unei sticle în aplicația iOS. Se deschide și fără conexiune.',
      },
    ],
    seo: {
      title: 'Podgoria: magazinul unui club de vinuri și aplicație iOS',
      description:
        'Un registru pentru 23\u00a0400 de sticle, lansări echitabile și o aplicație iOS care merge în pivniță. În primul an, clubul a crescut cu 24%.',
    },
  },
  'luminar-energy-monitor': {
    translatedSlug: 'parcurile-solare-luminar',
    title: 'Parcuri solare care spun cât pierd',
    summary:
      'Un singur sistem de monitorizare pentru 17 parcuri solare și 380 de invertoare de la patru producători. Alarmele sunt ordonate după energia care se pierde.',
    cover: {
      alt: 'Curba producției dintr-o zi, cu soarele în vârf: 4,82\u00a0MW acum, 31,4\u00a0MWh până la apus.',
    },
    industry: 'Energie',
    challenge: `Luminar Energy exploatează 17 parcuri solare cu o putere totală de 38\u00a0MW. Cele 380 de invertoare vin de la patru producători, iar fiecare producător are portalul său. Un invertor oprit era observat în medie după 31\u00a0de ore, adesea de fermierul din vecinătate.

Portalurile trimiteau cam 2\u00a0600 de alarme pe săptămână. În listă, un nor trecător și un cablu ars arătau la fel. Operatorii se deprinseseră să nu o mai citească.

Nici datele nu erau uniforme. Ceasurile se abăteau cu până la douăsprezece minute, un producător trimitea ora locală fără să spună, iar parcurile din sud pierdeau conexiunea la aproape fiecare furtună.`,
    approach: `### Un gateway care ține minte

Fiecare parc a primit un mic gateway, care citește direct invertoarele și păstrează măsurătorile din ultimele șapte zile. Când revine conexiunea, golul se umple singur. Tot gateway-ul notează și ora, ceea ce a rezolvat problema ceasurilor.

### Cât ar trebui și cât este

Fiecare parc are un senzor de lumină solară. Din datele lui și din ceea ce a produs fiecare invertor în zilele senine calculăm cât ar trebui să producă acum. Diferența este pierderea, în kilowați-oră. Primul model greșea cu 9% în diminețile reci. După ce am adăugat temperatura panourilor, abaterea a coborât sub 3%.

### O cauză, un rând

Alarmele cu aceeași cauză sunt grupate, iar lista este ordonată după energia care se pierde. Operatorul care are o oră liberă poate începe de sus, fără teama că greșește. Nivelurile de gravitate stabilite de producători nu le-am pus în listă. Ele descriu invertorul, iar oamenii de la Luminar aveau nevoie să știe ce se întâmplă cu parcul.

Victor a proiectat API-ul împreună cu operatorul de rețea, care citește din el o prognoză la fiecare sfert de oră. Tot de acolo își iau și doi investitori cifrele lunare.`,
    result: `Sistemul urmărește toate cele 17 parcuri din iunie 2025. Un invertor oprit este observat acum în cel mult 20\u00a0de minute. Lista operatorilor are cam 180 de rânduri pe săptămână, față de 2\u00a0600.

În primul an întreg, energia pierdută din cauza defecțiunilor a scăzut de la 1,9% la 1,1% din producție. Parcurile produc circa 49\u00a0000\u00a0MWh pe an, așa că diferența se apropie de 400\u00a0MWh.

Raportul lunar le lua trei zile la doi ingineri. Acum este gata în prima dimineață a lunii, iar unul dintre ei îl citește la cafea. Întreținem în continuare sistemul și am conectat între timp un al cincilea producător, în nouă zile lucrătoare.`,
    outcomes: [
      { value: '20\u00a0min', label: 'până se observă un invertor oprit, față de 31\u00a0de ore' },
      { value: '−93%', label: 'alarme în lista operatorilor' },
      { value: '400\u00a0MWh', label: 'de producție salvată într-un an' },
    ],
    gallery: [
      {
        alt: 'Graficul producției unui parc solar de-a lungul unei zile, cu curba așteptată în spatele celei reale.',
        caption: 'O zi din viața unui parc. Spațiul dintre cele două curbe este ce s-a pierdut.',
      },
      {
        alt: 'O listă de alarme ale invertoarelor, cu parcul, cauza și energia pierdută, cea mai mare pierdere fiind prima.',
        caption:
          'Alarmele invertoarelor, grupate după cauză și ordonate după energia care se pierde.',
      },
    ],
    seo: {
      title: 'Luminar Energy: monitorizarea a 17 parcuri solare',
      description:
        'Un sistem pentru 380 de invertoare și un API pentru rețea. Defecțiunile se observă în cel mult 20\u00a0de minute și se ordonează după energia pierdută.',
    },
  },
  'nord-rail-tickets': {
    translatedSlug: 'bilete-nord-rail',
    title: 'Patruzeci de ani de tarife feroviare într-o singură aplicație',
    summary:
      'Nord Rail vinde bilete pe iOS, Android și web cu un singur motor de tarife, cu alegerea locului și cu un bilet care poate fi verificat și în tunel.',
    cover: {
      alt: 'Un bilet cu plecare din Chișinău la 08:14 și sosire la Bălți la 11:02, cu un cod pătrat, deasupra unui tren.',
    },
    industry: 'Transport feroviar',
    challenge: `La Nord Rail circulă 210 trenuri pe zi între 64 de stații și se vând 3,1 milioane de bilete pe an. Numai 24% dintre ele se vindeau online. Pe vechiul site, o cumpărare obișnuită dura 220\u00a0de secunde, iar dacă în călătorie se schimba trenul de două ori, nu mai mergea deloc.

Tarifele se adunaseră timp de patruzeci de ani. Prețul depinde de distanță, de categoria trenului și de 31 de reduceri, dintre care unele se exclud între ele. Regulile stăteau într-un tarifar tipărit, în sistemul de rezervări și în memoria casierilor, iar cele trei nu se potriveau. Călătorii se plângeau de un tarif greșit de 140 de ori pe lună.

Biletele se verifică în tren, iar linia care trece prin munți are 19\u00a0kilometri de tunel. Un bilet care nu poate fi verificat fără conexiune nu e de niciun folos acolo.`,
    approach: `### Tarife scrise ca teste

Înainte să scriem motorul de tarife, am adunat răspunsurile pe care trebuie să le dea. Unsprezece casieri au calculat manual, în patru săptămâni, prețul a 2\u00a0300 de călătorii, iar fiecare a devenit un test. Unde doi casieri aveau răspunsuri diferite, a hotărât departamentul comercial Nord Rail, iar tarifarul a fost corectat. Motorul trebuie să treacă toate testele înainte de fiecare versiune nouă.

### Un motor, ecrane native

Tarifele, locurile și biletele le-am scris o singură dată, în Kotlin. Partea aceasta este comună celor două aplicații și serverului din spatele site-ului. Ecranele sunt native. Astfel, un tarif nu diferă niciodată de la un telefon la altul.

### Locuri reținute opt minute

Un loc ales este reținut opt minute. Am măsurat cât le ia călătorilor să plătească și am aflat că 96% termină în cinci. Când locurile erau reținute mai mult, trenurile păreau pline fără să fie.

### Un bilet care se dovedește singur

Codul biletului conține călătoria, tariful și o semnătură. Telefonul conductorului îl verifică fără conexiune și, la stația următoare, își compară datele cu ale celorlalte telefoane, astfel încât un bilet copiat este descoperit la a doua folosire.`,
    result: `Am început în ianuarie 2026 pe două linii, unde cei mai mulți călători erau navetiști și ne spuneau în fiecare dimineață ce cred. Până în mai erau deschise toate liniile. La sfârșitul lui octombrie, 47% dintre bilete se vindeau online. O cumpărare obișnuită durează 85\u00a0de secunde. Reclamațiile despre tarife greșite au scăzut de la 140 la 35 pe lună, iar cele mai multe dintre cele 35 privesc o reducere pe care Nord Rail are de gând să o desființeze.

Din iulie, și casele de bilete folosesc același motor de tarife, așa că prețul este același oriunde este cerut. În prima vară, conductorii au găsit 167 de bilete copiate.

La prima versiune, navetiștii s-au plâns că abonamentul lunar apărea abia după patru atingeri. Am rezolvat în februarie: acum ajunge una.`,
    outcomes: [
      { value: '47%', label: 'dintre bilete se vând online, față de 24%' },
      { value: '85\u00a0s', label: 'pentru o cumpărare obișnuită, față de 220\u00a0s' },
      { value: '−75%', label: 'reclamații despre tarife greșite' },
    ],
    gallery: [
      {
        alt: 'Rezultatele căutării unei călătorii: trenuri în ordinea plecării, cu durată, schimbări și preț.',
        caption: 'Rezultatele căutării. Prețul afișat este prețul plătit, cu reducerile aplicate.',
      },
      {
        alt: 'Planul unui vagon cu locuri libere, ocupate și alese și cu timpul rămas pentru plată.',
        caption: 'Alegerea locului. Locul este reținut opt minute.',
      },
      {
        alt: 'Un bilet pe două telefoane, cu călătoria, locul și un cod pătrat dedesubt.',
        caption: 'Biletul. Codul lui poate fi verificat fără conexiune.',
      },
    ],
    seo: {
      title: 'Nord Rail: bilete de tren pe iOS, Android și web',
      description:
        'Un motor de tarife testat pe 2\u00a0300 de călătorii, alegerea locului și bilete care merg și în tunel. Online se vând 47% dintre bilete, față de 24%.',
    },
  },
  'atelier-school-player': {
    translatedSlug: 'lectiile-atelier-school',
    title: 'Lecții care țin minte unde v-ați oprit',
    summary:
      'Un player de lecții cu notițe pentru cursanții de la Atelier School și un studio în care profesorii privesc desenele și le corectează.',
    cover: {
      alt: 'O lecție de desen oprită la un ulcior albastru cu linii ajutătoare, lângă capitolele linie, formă, lumină, ton și contur.',
    },
    industry: 'Educație',
    challenge: `Atelier School predă online desen și ilustrație pentru 2\u00a0800 de cursanți. Lecțiile erau filme pe o platformă de cursuri obișnuită. Numai 34% dintre cei care începeau un curs îl duceau până la capăt.

Cursanții își făceau notițe pe hârtie și nu mai găseau momentul din lecție de care ținea fiecare. Mulți învățau din sate cu internet lent, unde filmul se oprea la câteva minute. Numai despre redare, școala primea 120 de mesaje pe lună.

Temele veneau prin e-mail, ca fotografii. Optsprezece profesori le deschideau una câte una, descriau în cuvinte ceva ce trebuia arătat și treceau nota într-un tabel comun.`,
    approach: `### Notițe la locul lor

O notiță din player păstrează secunda la care a fost scrisă, iar când o alege, cursantul revine acolo. Playerul ține minte poziția pe orice dispozitiv. Dacă cineva se întoarce după o săptămână, lecția începe cu treizeci de secunde mai devreme, fiindcă oamenii uită începutul unei fraze mai repede decât sfârșitul ei.

### Film pe măsura conexiunii

Furnizorul video al școlii era bun, așa că l-am păstrat și am schimbat felul în care cerem filmul. Playerul începe la o calitate scăzută, care pornește în mai puțin de două secunde, și o îmbunătățește pe parcurs. La desen contează mai mult o imagine clară decât una fluidă, așa că la conexiuni lente reducem întâi numărul de cadre. Cursanții pot și să salveze o lecție pentru drumul spre casă.

### Corectura, direct pe desen

În studioul profesorilor, un comentariu se prinde de un loc din desen și poate fi și vorbit. Catalogul arată grupa ca un tabel care se completează de la tastatură. L-am testat cu patru profesori la fiecare două săptămâni, iar a treia versiune a fost cea pe care au cerut să o păstreze.

Nu am pus insigne și nici serii de zile la rând. Interviurile făcute de școală arătau că oamenii se opreau din lipsă de timp, iar o serie întreruptă le-ar fi dat încă un motiv să nu revină.`,
    result: `Playerul s-a deschis odată cu trimestrul de vară, în iulie 2022. În următoarele două trimestre, 49% dintre cursanți au terminat cursul început, față de 34%. Mesajele despre redare au scăzut de la 120 la 50 pe lună.

Profesorilor le ajung opt minute pentru o temă, față de douăsprezece, iar cursanții își primesc desenul înapoi, în medie, cu două zile mai devreme. Cam o treime dintre comentarii sunt vorbite.`,
    outcomes: [
      { value: '49%', label: 'dintre cursanți termină un curs, față de 34%' },
      { value: '−33%', label: 'timp pentru corectarea unei teme' },
      { value: '−58%', label: 'mesaje despre redare' },
    ],
    gallery: [
      {
        alt: 'Playerul de lecții cu filmul, lista de capitole și notițe pe care scrie momentul la care au fost făcute.',
        caption: 'Playerul de lecții. Alegerea unei notițe duce la momentul ei din film.',
      },
      {
        alt: 'Un catalog cu cursanții pe rânduri, temele pe coloane și notele în celule.',
        caption: 'Catalogul profesorului se completează fără mouse.',
      },
    ],
    seo: {
      title: 'Atelier School: player de lecții și studio pentru profesori',
      description:
        'Un player care leagă notițele de momentul lor și un studio pentru corectarea desenelor. Ponderea cursurilor duse la capăt a crescut de la 34% la 49%.',
    },
  },
  'verde-city-requests': {
    translatedSlug: 'sesizari-orasul-verde',
    title: 'Un oraș care răspunde când se strică un felinar',
    summary:
      'Locuitorii din Orașul Verde semnalează pe o hartă publică o groapă sau un felinar stricat și pot urmări sesizarea până când defectul este reparat.',
    cover: {
      alt: 'Harta unui oraș cu ace colorate; o fișă arată un felinar reparat în două zile.',
    },
    industry: 'Sector public',
    challenge: `Orașul Verde are 86\u00a0000 de locuitori și o primărie cu 14 direcții. Sesizările despre străzi, felinare și gunoi veneau prin telefon, pe hârtie și în comentarii la postările primarului. Jumătate dintre ele ajungeau mai întâi la direcția greșită. Timpul median până la închiderea unei sesizări era de 21\u00a0de zile.

Din afară nu se vedea ce s-a semnalat deja, așa că aceeași groapă din strada Morii a fost semnalată de 57 de ori. Fiecare sesizare era un dosar separat și cerea, prin lege, un răspuns separat.

Cu trei ani înainte, orașul cumpărase un sistem la care apoi a renunțat. Pentru el era nevoie de un cont cu cod personal, iar în opt luni și-au făcut cont 340 de oameni.`,
    approach: `Am început cu trei săptămâni la registratură, unde patru funcționari deschid și repartizează fiecare sesizare. Ion a sortat manual, împreună cu ei, 1\u00a0150 de sesizări vechi. Nouăsprezece categorii au acoperit 93%.

### Harta este formularul

Locuitorul alege un loc pe hartă și o categorie și adaugă o fotografie. Un cod trimis prin SMS confirmă numărul de telefon, iar cont nu există. Dacă la mai puțin de 50\u00a0de metri există o sesizare deschisă de același fel, ea apare prima și poate fi urmărită cu o singură atingere. Pagina se folosește și de la tastatură, în română, rusă și ucraineană, și merge și fără JavaScript: atunci locul hărții îl iau strada și numărul. Un evaluator din afară a verificat-o după WCAG 2.2 AA și a găsit șase abateri, îndreptate înainte de lansare.

### O repartizare pe care funcționarii o pot schimba

Ce direcție răspunde de fiecare lucru scrie într-un tabel pe care îl modifică registratura. Tabelul știe și de cele unsprezece străzi care țin de raion. O sesizare despre una dintre ele este trimisă mai departe cu o scrisoare, iar locuitorul este anunțat.

### O frază la fiecare pas

O sesizare nu poate trece mai departe fără o frază pentru omul care a făcut-o. Direcțiile s-au opus, iar hotărârea a luat-o viceprimarul. Frazele sunt publice, ceea ce le-a făcut mai scurte și mai omenoase.`,
    result: `Harta s-a deschis în iunie 2026. În primele patru luni, locuitorii au făcut 3\u00a0900 de sesizări, iar 620 dintre ele, adică 16%, au fost recunoscute drept repetări și alăturate celei dintâi.

Timpul median până la închiderea unei sesizări a scăzut de la 21 la 9\u00a0zile. În 72% din cazuri, primul răspuns a venit în cel mult două zile lucrătoare. Cel mai mult durează la felinare, 17\u00a0zile, iar primăria spune acum și de ce: le repară un antreprenor care vine o dată la două săptămâni.

Sesizările pot fi citite de oricine printr-un API deschis, fără nume și numere de telefon. Un ziar studențesc îl folosește ca să publice în fiecare săptămână o listă de străzi. Noi avem grijă de sistem pentru o sumă lunară fixă.`,
    outcomes: [
      { value: '9\u00a0zile', label: 'timpul median până la închiderea unei sesizări, față de 21' },
      { value: '72%', label: 'primesc răspuns în cel mult două zile lucrătoare' },
      { value: '16%', label: 'recunoscute drept repetări și alăturate' },
    ],
    gallery: [
      {
        alt: 'Harta orașului cu semne colorate pentru sesizări și un panou care arată una dintre ele, cu starea ei.',
        caption:
          'Harta publică a sesizărilor. O sesizare din apropiere apare înainte să fie făcută una nouă.',
      },
      {
        alt: 'Lista de lucru a funcționarului: sesizări cu categorie, stradă, direcție și zile de așteptare.',
        caption: 'Lista de lucru a funcționarului, cu cel mai apropiat termen sus.',
      },
    ],
    seo: {
      title: 'Orașul Verde: harta publică a sesizărilor',
      description:
        'O hartă pe care locuitorii semnalează fără cont o groapă sau un felinar stricat. La primărie, timpul median până la închidere a scăzut de la 21 la 9\u00a0zile.',
    },
  },
}
