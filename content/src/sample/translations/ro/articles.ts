import type { SampleTranslation } from '../types.ts'

export const topics: SampleTranslation['topics'] = {
  product: { title: 'Produs' },
  engineering: { title: 'Inginerie' },
  hiring: { title: 'Recrutare' },
}

export const articles: SampleTranslation['articles'] = {
  'what-a-first-version-leaves-out': {
    translatedSlug: 'ce-nu-intra-in-prima-versiune',
    title: 'Ce nu intră în prima versiune',
    summary:
      'Cum încape un produs într-un buget care nu poate crește: ce se face cu 120\u00a0000\u00a0€, cum hotărâm ce mai așteaptă și la ce nu facem economii.',
    cover: {
      alt: 'Un plan de șapte etape a câte două săptămâni, cu paisprezece fișe, iar alături lista celor amânate, cu fișe doar conturate.',
    },
    body: `Aproape în fiecare primă discuție există un buget, un termen și o listă de dorințe prea lungă pentru amândouă. Mulți nu ne spun bugetul, de teamă că estimarea noastră va crește exact până la el. Eu întreb totuși de el, pentru că altfel putem vorbi numai despre ce ar fi frumos să existe.

## Socoteala

O echipă de patru oameni, cu normă întreagă, costă cam 24\u00a0000\u00a0€ pe lună. Să presupunem că bugetul este de 120\u00a0000\u00a0€ și nu poate crește. Analiza ia din el, să zicem, 12\u00a0000\u00a0€. Punem deoparte costul unei luni de lucru, 24\u00a0000\u00a0€, pentru lucrurile la care încă nu s-a gândit nimeni. Rămân 84\u00a0000\u00a0€, adică trei luni și jumătate de muncă planificată.

În trei luni și jumătate încap șapte demonstrații, câte una la două săptămâni. La fiecare dintre ele funcționează una sau două părți noi ale produsului, de la ecran până la baza de date. Bugetul ajunge, așadar, pentru șapte până la paisprezece asemenea părți. În calendarul unei clinici, programarea unui pacient mai vechi este una dintre ele.

O listă de șaizeci de dorințe poate fi discutată săptămâni întregi, fiindcă toate șaizeci sunt rezonabile. La întrebarea care zece vin primele există însă un răspuns.

Partea necheltuită din rezervă rămâne la dumneavoastră. Plătiți lunar munca făcută și vă puteți opri la sfârșitul oricărei luni. Din 2018 nu mai promitem un volum fix la un preț fix. Bugetul este fix, iar volumul de lucru se micșorează după nevoie, într-o ordine stabilită împreună.

Cu 30\u00a0000\u00a0€ v-aș sfătui să nu începeți. Prima versiune a unei aplicații web costă de obicei de la 45\u00a0000\u00a0€ în sus, iar cu mai puțin iese cel mai adesea o jumătate de produs. S-ar putea să vă fie mai de folos unul existent. Cam una din cinci analize se încheie cu sfatul acesta sau cu sfatul de a mai aștepta.

## Cine este primul

Clinica Aurora voia programare online din prima zi. Împreună cu Daria tocmai petrecusem o săptămână la recepție și notasem 61 de reguli: cine primește copii numai dimineața, la cine durează prima vizită 40\u00a0de minute și la cine 25. O asemenea regulă cere o zi sau două de dezvoltare și teste, iar apoi clinica plătește pentru ea ori de câte ori un recepționer nou trebuie s-o învețe. Le-am luat pe rând cu medicii și am păstrat 48.

Am propus și altă ordine. Recepția urma să primească prima calendarul, iar pacienții, peste șase săptămâni. Un recepționer care dă peste o greșeală o îndreaptă. Un pacient care dă peste ea vine la altă oră decât trebuie.

> Noi voiam întâi programarea online. Cei de la Stejar ne-au sfătuit să-i dăm mai întâi recepției calendarul, iar pacienții să mai aștepte șase săptămâni. Au avut dreptate și au avut răbdarea să ne explice de ce.

*Dr. Lidia Cojocari, directoare medicală, Clinica Aurora*

Recepția a trecut la noul calendar în martie 2024, iar programarea online s-a deschis la sfârșitul lui aprilie. După șase luni, 46% dintre programări se făceau online, iar ponderea celor ratate scăzuse de la 12,4% la 7,7%. Dacă puteți alege, începeți cu oamenii care pot îndrepta ce găsesc.

## Renunțări care nu costă aproape nimic

Cel mai ieftin este să renunți la ceva ce a fost doar desenat. Pentru Livada schițasem un portal în care 26 de ferme ar fi trecut stocul pentru a doua zi. Doi fermieri ne-au spus politicos că nu l-ar deschide niciodată. În locul lui a apărut un mesaj la ora șase seara, la care 23 dintre cele 26 de ferme răspund în cele mai multe zile.

Alteori e nevoie de o scurtă probă. La Codru Logistics, colegii mei au încercat să planifice automat toată ziua și au renunțat după două săptămâni. Planul era bun până la zece dimineața, iar după aceea nimeni nu mai voia să-l repare.

Iar uneori e de ajuns să numărăm. Șapte din zece membri ai clubului de vinuri Podgoria foloseau iPhone, de aceea clubul are o aplicație pentru iOS și un site care merge bine pe orice alt telefon.

## Lista cu ce mai așteaptă

La noi, fiecare proiect are o listă scrisă cu ce lipsește din prima versiune. O verificăm la fel de atent ca lista cu ce intră în ea. Fiecare rând răspunde la patru întrebări:

- Ce lipsește, în cuvintele clientului?
- Cine va simți lipsa și cum se descurcă între timp?
- Cât ar costa, ca interval?
- Ce ne-ar face să ne răzgândim?

Cea mai folositoare este a doua. Unora dintre dorințe, se dovedește, nu le-ar simți nimeni lipsa. Celelalte au acum alături un nume și un motiv și nu mai trebuie apărate la fiecare ședință.

## La ce nu facem economii

La trei lucruri numai pare că se poate economisi: importul datelor vechi, regulile păzite de baza de date și testele. La Podgoria am petrecut trei săptămâni cu omul care ținea un tabel cu 41 de coloane, ca să lămurim ce nu scria în el. Nimeni nu-și dorise așa ceva. Înainte de proiect, pentru 212 din 23\u00a0100 de sticle nu exista nicio explicație. La un an după lansare mai erau nouă din 23\u00a0400.

Dacă acestea nu încap în buget, ori prima versiune e prea mare, ori suma e prea mică. Mai bine aflăm la analiză decât în luna a cincea.

Înainte să ne sunați, gândiți-vă la o singură întrebare: ce ați putea face manual încă un an? Cu răspunsul începe a doua listă.`,
    seo: {
      title: 'Ce nu intră în prima versiune',
      description:
        'Ce se face cu un buget fix de 120\u00a0000\u00a0€, ce mai poate aștepta și la ce nu facem economii. Cu exemple de la o clinică, o băcănie și o vinărie.',
    },
  },
  'one-payment-sent-twice': {
    translatedSlug: 'o-plata-trimisa-de-doua-ori',
    title: 'O plată trimisă de două ori',
    summary:
      'Cum deosebește serviciul de plăți de la Banca Meridian o cerere repetată de o a doua plată și ce testăm înainte să avem încredere în el.',
    cover: {
      alt: 'Două cereri cu același identificator duc de la telefon la un tabel în care există un singur rând.',
    },
    body: `În fiecare noapte, între 23:30 și 00:10, sistemul central de la Banca Meridian se închide pentru decontare. O plată trimisă din vechea aplicație în aceste patruzeci de minute părea acceptată, apoi eșua fără niciun mesaj. Oamenii o trimiteau din nou, iar unii plăteau de două ori. Banca primea cam 38 de reclamații pe lună.

Noaptea, defectul ieșea la vedere, dar el există la orice oră. Când un telefon trimite o cerere și nu primește nimic înapoi, nu are de unde să știe dacă s-a pierdut cererea sau numai răspunsul. Trebuie să încerce din nou, iar serverul trebuie să recunoască a doua încercare. Pentru aplicațiile noi am scris un serviciu mic, care face tocmai acest lucru. El stă între aplicații și sistemul central.

## Două feluri de „încă o dată”

În primul caz, aplicația repetă o cerere. Clientul a semnat o dată, trenul a intrat în tunel, aplicația încearcă din nou. Plata este una singură. A doua cerere trebuie să primească același răspuns ca prima și nimeni nu trebuie întrebat nimic.

În al doilea caz, clientul repetă plata. Nu vede niciun rezultat, introduce același destinatar și aceeași sumă și semnează din nou. Poate fi o greșeală, dar poate fi și cealaltă jumătate a unei note de plată împărțite între prieteni. Numai clientul știe, așa că serviciul trebuie să-l întrebe.

O regulă unică, bazată pe destinatar și sumă, greșește în ambele cazuri. Oprește plăți făcute cu intenție și lasă să treacă o cerere repetată de îndată ce expiră intervalul în care compară.

## Identificatorul vine de la telefon

Aplicația creează un UUID când se deschide ecranul de confirmare și îl salvează înainte să trimită ceva. Clientul îl semnează în hardware-ul securizat al telefonului, împreună cu contul, destinatarul și suma. Dacă aplicația se închide forțat sau se descarcă bateria, următoarea încercare are același identificator și aceiași octeți semnați.

Un identificator creat de server ar veni prea târziu, pentru că și răspunsul care îl aduce se poate pierde.

![](meridian-mobile-banking-2)

*Identificatorul există înainte să apară al doilea ecran. Semnătura îl cuprinde și pe el.*

## Hotărăște cheia primară

Pe server, identificatorul este cheia primară. Primirea unei plăți este un singur insert, într-o tranzacție:

\`\`\`ts
export async function receive(tx: PoolClient, payment: SignedPayment) {
  const { id, account, recipient, amount, digest } = payment
  const inserted = await tx.query<Payment>(
    \`insert into payment (id, account, recipient, amount, digest)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing
     returning *\`,
    [id, account, recipient, amount, digest],
  )
  if (inserted.rows[0]) return { payment: inserted.rows[0], isNew: true }

  const known = await tx.query<Payment>('select * from payment where id = $1', [id])
  const stored = known.rows[0]
  if (stored?.digest !== digest) throw new IdReusedError(id)
  return { payment: stored, isNew: false }
}
\`\`\`

Câmpul \`digest\` conține un hash al octeților semnați. Un identificator cunoscut cu alt \`digest\` înseamnă o aplicație defectă, iar cererea este refuzată.

Nu căutăm întâi ca să inserăm după aceea. Între cei doi pași ar fi loc pentru altă cerere. Aici, dacă două cereri sosesc deodată, al doilea insert așteaptă până se încheie prima tranzacție, iar selectul care urmează îi vede rândul. Așa este la nivelul de izolare implicit din PostgreSQL, read committed. La un nivel mai strict, a doua tranzacție ar eșua și ar trebui reluată.

## O întrebare înaintea celei de-a doua plăți

Al doilea caz se tratează în aceeași tranzacție. Dacă insertul a creat un rând nou, serviciul ia un lock pe cont, fiindcă același cont poate fi folosit de pe două telefoane, și caută altă plată recentă cu același destinatar și aceeași sumă. Dacă există, tranzacția este anulată, iar aplicația arată plata anterioară și întreabă. Când clientul răspunde „da”, aplicația trimite din nou plata și adaugă identificatorul celei anterioare, așa încât serviciul știe că omul a văzut-o.

Cât de departe în urmă să ne uităm nu se putea hotărî la masa de lucru. Am început cu 24\u00a0de ore. În luna în care aplicațiile erau folosite de cei 400 de angajați ai băncii, întrebarea apărea prea des, mai ales din cauza prânzurilor. Acum întrebăm cât timp prima plată este în așteptare și încă 15\u00a0minute după ce a plecat.

## Mai departe, în sistemul central

Sistemul central nu-l puteam schimba, dar el primește cu fiecare plată o referință și poate spune dacă o cunoaște. Referința este identificatorul nostru, fără cratime. Serviciul notează că urmează să trimită, trimite, apoi notează răspunsul. Dacă este oprit între timp, întreabă întâi sistemul central dacă are referința și abia apoi face altceva.

Între 23:30 și 00:10 nici nu încearcă. Aplicația arată plata în așteptare, cu ora la care va pleca. Nu este o promisiune: o cumpărătură cu cardul, la miezul nopții, poate lua banii, iar atunci plata este refuzată la 00:10 și clientul află de ce.

## Ce testăm

Înainte de fiecare versiune nouă, testele lui Sergiu provoacă șase defecțiuni:

- se pierde cererea;
- se pierde răspunsul;
- aceeași cerere sosește de două ori deodată;
- serviciul se oprește după ce a trimis plata și înainte să noteze acest lucru;
- se pierde răspunsul sistemului central;
- sistemul central se închide la mijlocul operației.

Apoi fiecare test lasă aplicația să încerce din nou și numără plățile din sistemul central. Trebuie să fie una singură.

## Ce a ieșit

Aplicațiile au fost lansate în martie 2025. Reclamațiile despre plăți duble au scăzut de la 38 pe lună la două. Cele pe care le-am citit priveau o plată făcută o dată în aplicație și o dată în internet banking, care nu trece prin serviciu. De serviciu se ocupă astăzi inginerii băncii.

S-ar putea ca dumneavoastră să nu aveți nevoie de așa ceva. Dacă sistemul care înregistrează banii este al dumneavoastră și este mereu deschis, ajung un identificator creat pe telefon și o cheie primară.`,
    seo: {
      title: 'O plată trimisă de două ori',
      description:
        'Plăți idempotente în TypeScript și PostgreSQL: un identificator creat pe telefon, un singur insert, o întrebare și șase defecțiuni pe care le testăm.',
    },
  },
  'why-we-set-no-take-home-task': {
    translatedSlug: 'de-ce-nu-dam-teme-pentru-acasa',
    title: 'De ce nu dăm teme pentru acasă',
    summary:
      'Nu mai trimitem candidații acasă cu o temă. Ce facem în schimb, câte ore ia, cum hotărâm și unde sunt lipsurile.',
    cover: {
      alt: 'Cele patru etape ale interviului ca benzi pe măsura duratei lor, cu chipurile celor pe care candidatul îi întâlnește.',
    },
    body: `La prima discuție, oamenii mă întreabă adesea cât de lungă este tema pentru acasă. O asemenea temă nu există. Iată ce facem în schimb, câte ore vă ia și unde sunt lipsurile.

## Tema pe care o dădeam

Până în primăvara lui 2021 le ceream inginerilor să scrie acasă un mic program. În mesaj scria „cam patru ore”. Apoi i-am întrebat pe ultimii douăzeci de oameni care îl scriseseră cât le luase de fapt. Mediana era de unsprezece ore.

Alții n-au mai trimis nimic. O candidată mi-a scris că are doi copii mici și nicio seară liberă. Mi se păruse cea mai bună candidatură din luna aceea.

Și nici nu aflam mare lucru. Andrei și Irina au citit zece dintre programe, fără nume, și au avut aceeași părere despre șase. Tema arăta cum lucrează cineva singur, fără să întrebe pe nimeni, la ceva ce nu va fi folosit niciodată. La noi nu lucrează nimeni așa. Astăzi mai există un motiv: un program terminat nu mai spune cine l-a scris.

## Ce facem în schimb

La cele mai multe posturi, selecția are patru pași, descriși în fiecare anunț.

Primul este un apel video de 30\u00a0de minute cu mine, despre ce căutați și ce vă oferim, inclusiv salariul. În aproape toate anunțurile noastre salariul este indicat. Dacă la postul dumneavoastră nu este, aflați intervalul la acest apel.

Al doilea este despre lucruri care există deja și durează 60 până la 90\u00a0de minute. Un inginer React îi arată Irinei ceva construit de el. Irina îi arată ceva de-al nostru, iar întrebările sunt aceleași pentru ambele. Un inginer iOS îi prezintă lui Mihai o aplicație, de la un ecran până la stocarea datelor. Un inginer backend proiectează cu Andrei, pe hârtie, stocarea datelor pentru o funcționalitate. Subiectul îl trimitem cu două zile înainte, pentru că nici la noi nu proiectează nimeni pe loc.

La al treilea îi cunoașteți pe oamenii cu care ați lucra. Un inginer React face împreună cu un viitor coleg o mică modificare într-un produs real. Un designer participă la o analiză a lucrărilor în grup și schițează un ecran împreună cu un inginer. Ambele se plătesc cu 100\u00a0€, indiferent dacă folosim sau nu rezultatul. Pentru un inginer iOS, al treilea pas este un prânz cu grupul de aplicații mobile, la care nimeni nu ia notițe.

Al patrulea este răspunsul nostru: o ofertă sau un refuz motivat, în două-trei zile lucrătoare.

La stagiu, pașii sunt trei. La al doilea, Sergiu vă dă o aplicație mică, în care sunt douăsprezece defecte, și o oră ca să le căutați. Șapte găsite înseamnă un rezultat bun.

## Orele dumneavoastră și ale noastre

Până la răspuns, un inginer iOS petrece cu noi trei ore, iar un inginer React sau backend, patru. Un manager de proiect petrece trei ore și jumătate. Un designer, cam cinci și jumătate, fiindcă al treilea pas ia o jumătate de zi. Un stagiar, o oră și jumătate.

Nici noi nu punem mai puține ore. Pentru un inginer React care ajunge până la capăt, mie îmi trebuie o jumătate de oră, Irinei, o oră și jumătate, iar colegului cu care lucrați în doi, două ore. Tema pentru acasă ne costa mai puțin. Muta orele în serile dumneavoastră, iar acelea nu apăreau în socotelile noastre.

## Cum hotărâm

Înainte să vorbească cu ceilalți, fiecare dintre cei care v-au cunoscut scrie ce a văzut și dacă ar lucra cu dumneavoastră. Pe vremea când nu făceam așa, avea de obicei câștig de cauză cel care vorbea primul. Cu notițele în față, ne întâlnim o jumătate de oră și hotărâm.

Întrebările sunt pregătite și sunt aceleași pentru toți cei care candidează la un post. Dacă unul dintre noi vă cunoaște, interviul îl ține altcineva. Irina a predat matematica la Bălți timp de șase ani, iar pe foștii elevi îi lasă pe seama altora.

Refuzul este motivat. Am învățat să numesc unul sau două motive, concret, și să las la o parte complimentele. Unii le contestă. E în regulă, iar o dată ne-am schimbat și hotărârea.

## Unde sunt lipsurile

Discuțiile îi avantajează pe cei care vorbesc ușor. Puteți veni cu notițe, vă puteți lua un minut de gândire și puteți alege româna, rusa sau engleza, dacă postul nu cere anume una dintre ele. Ajută doar puțin.

Nu oricine are voie să-și arate codul: uneori contractul interzice acest lucru. Atunci Irina discută cu dumneavoastră numai despre codul nostru. Aflăm mai puțin și scriem acest lucru în notițe, ca să nu fie în dezavantajul dumneavoastră.

La o companie care angajează o sută de oameni pe an n-ar merge. Noi suntem 41.

Și, desigur, refuzăm oameni pe care ar fi trebuit să-i angajăm. Cât de des, nu pot spune. Nu poate spune nimeni dintre cei care fac angajări.

## Dacă vă gândiți să candidați

Citiți întâi anunțul. În el găsiți echipa, pașii și partea plictisitoare a muncii, care chiar există. Răspundeți la întrebări în câteva fraze, cu cuvintele dumneavoastră. Le citesc înaintea CV-ului.

Fiecare candidatură primește răspuns, de obicei în trei zile lucrătoare. Dacă nu vi se potrivește niciun post, scrieți-ne oricum și spuneți-ne la ce v-ar plăcea să lucrați. Răspund și la aceste mesaje, chiar și când răspunsul este „nu acum”.`,
    seo: {
      title: 'De ce nu dăm teme pentru acasă',
      description:
        'Cum decurg interviurile la Stejar: pașii, orele, ce se plătește, cum hotărâm și de ce nu dăm teme pentru acasă. Scrie Natalia, care recrutează.',
    },
  },
}
