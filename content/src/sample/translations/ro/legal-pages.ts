import type { SampleTranslation } from '../types.ts'

export const legalPages: SampleTranslation['legalPages'] = {
  terms: {
    title: 'Termeni și condiții',
    body: `Acești termeni se aplică atunci când folosiți site-ul stejar.example. Lucrările pe care le facem pentru clienți sunt reglementate de un contract scris separat. Dacă între cele două există diferențe, se aplică contractul.

### Cine suntem

Acest site este administrat de Stejar S.R.L., companie înregistrată în Republica Moldova, cu sediul în str. Stejarului 14, MD-2001 Chișinău. În acești termeni, „noi” înseamnă Stejar S.R.L. Ne puteți scrie la [hello@stejar.example](mailto:hello@stejar.example) sau ne puteți suna la +373 22 000 014.

### Folosirea site-ului

Puteți citi, tipări și distribui paginile acestui site. Puteți pune linkuri către oricare dintre ele. Nu aveți nevoie de cont.

Vă rugăm să nu folosiți site-ul în moduri care îi dăunează lui sau altor oameni. În special, vă rugăm să nu:

- încercați să ajungeți la părți ale lui care nu sunt publice,
- trimiteți atât de multe solicitări încât site-ul să devină lent pentru alții,
- trimiteți prin formulare fișiere dăunătoare sau publicitate nedorită,
- vă dați drept altă persoană.

Putem bloca adresele de la care se fac astfel de lucruri.

### Cereri de consultație

Trimiterea unei cereri prin site este gratuită și nu obligă la nimic nici pe dumneavoastră, nici pe noi. De regulă, răspundem în cel mult o zi lucrătoare. Ziua și ora alese în formular devin fixe după ce le confirmăm.

Intervalele de preț și de timp pe care vi le comunicăm ca răspuns la o cerere sunt estimări. O ofertă ne obligă numai dacă este făcută în scris, precizează că este ofertă și arată până când este valabilă.

Vă rugăm să nu includeți informații confidențiale în primul mesaj. Semnăm cu plăcere un acord de confidențialitate înainte să ni le transmiteți.

### Candidaturi

Posturile vacante de pe acest site sunt invitații de a candida. Raportul de muncă începe cu semnarea contractului. Informațiile din candidatură trebuie să fie adevărate, iar lucrările pe care le prezentați trebuie să vă aparțină sau să fie indicate ca fiind ale altcuiva.

### Conținut și drepturi

Textele, desenele, fotografiile și codul de pe acest site ne aparțin sau sunt folosite cu permisiune. Numele și mărcile clienților le aparțin acestora. Puteți cita din textele noastre dacă indicați sursa. Pentru orice altă folosire, vă rugăm să ne întrebați.

Mesajele și fișierele pe care ni le trimiteți rămân ale dumneavoastră. Ne permiteți să le păstrăm și să le citim ca să vă răspundem.

### Exactitate

Scriem despre munca noastră cât se poate de exact, iar clienții confirmă cifrele din studiile de caz înainte de publicare. Cifrele descriu perioada indicată în text și este posibil să se fi schimbat între timp. Dacă găsiți o greșeală, vă rugăm să ne spuneți și o vom corecta.

### Linkuri către alte site-uri

Unele pagini trimit către site-uri administrate de alții, de exemplu ale clienților noștri sau ale rețelelor sociale. Nu avem nicio influență asupra conținutului lor sau a felului în care tratează datele și nu răspundem pentru ele.

### Disponibilitate

Facem tot posibilul ca site-ul să fie disponibil în permanență, dar nu putem promite acest lucru. Putem modifica sau elimina pagini fără preaviz.

### Răspundere

Site-ul este oferit gratuit. Răspundem nelimitat pentru prejudiciile cauzate cu intenție sau din culpă gravă, pentru vătămări aduse vieții sau sănătății și în toate situațiile în care legea nu permite limitarea răspunderii. În toate celelalte cazuri nu răspundem pentru prejudiciile care rezultă din folosirea acestui site.

Aceste reguli nu vă afectează drepturile pe care le aveți în calitate de consumator.

### Date personale

Politica de confidențialitate explică ce date personale prelucrăm și ce drepturi aveți.

### Legea aplicabilă și litigiile

Se aplică legea Republicii Moldova. Dacă sunteți consumator, păstrați și protecția oferită de normele imperative ale țării în care locuiți. Dacă apare o problemă, vă rugăm să ne scrieți mai întâi, fiindcă cele mai multe se pot rezolva discutând. Altfel, hotărăsc instanțele din Chișinău, dacă legea nu indică altă instanță.

### Modificări

Putem modifica acești termeni. Data de la care se aplică versiunea actuală este indicată pe această pagină. Dacă doriți să vedeți o versiune anterioară, cereți-ne-o.`,
    seo: {
      title: 'Termenii și condițiile acestui site',
      description:
        'Termenii care se aplică atunci când citiți site-ul, trimiteți o cerere de consultație sau candidați pentru un post, scriși pe înțeles, pe o pagină.',
    },
  },
  privacy: {
    title: 'Politica de confidențialitate',
    body: `Această politică explică ce date personale prelucrăm atunci când vizitați stejar.example, cereți o consultație sau candidați pentru un post. Este scurtă pentru că strângem puține date.

### Cine este responsabil

Operatorul de date este Stejar S.R.L., str. Stejarului 14, MD-2001 Chișinău, Republica Moldova. Pentru orice ține de datele personale, scrieți la [privacy@stejar.example](mailto:privacy@stejar.example). Mesajele de la această adresă sunt citite de un om în fiecare zi lucrătoare.

Respectăm legea Republicii Moldova privind protecția datelor cu caracter personal. Dacă vi se aplică, respectăm și Regulamentul general privind protecția datelor al Uniunii Europene (GDPR).

### Când vizitați site-ul

Nu folosim publicitate, servicii de analiză a traficului și nici conținut de pe serverele altor companii. Vizita dumneavoastră nu este urmărită de la o pagină la alta sau de la un site la altul.

- **Adresa de rețea.** Browserul își trimite adresa la fiecare solicitare, fiindcă altfel pagina nu poate fi livrată. O folosim ca să livrăm pagina și, pentru scurt timp, ca să limităm abuzul de formulare. Nu alcătuim profiluri pe baza ei.
- **Un singur cookie.** Un cookie numit XSRF-TOKEN protejează formularele de solicitări făcute în numele dumneavoastră de alte site-uri. Conține o valoare aleatorie și este necesar pentru ca formularele să funcționeze.
- **Tema.** Dacă alegeți tema luminoasă sau cea întunecată, browserul ține minte alegerea sub numele „theme”, în propria memorie. Ea nu este folosită la nimic altceva.
- **Numărarea vizitelor.** Numărăm pe propriul server de câte ori este văzută fiecare pagină, de pe ce site sau din ce campanie vin vizitatorii, ce limbă preferă browserul, până unde sunt completate formularele, ce căutări nu găsesc nimic și cât de repede se încarcă paginile. Păstrăm doar totaluri zilnice, timp de 25 de luni, și nimic despre o persoană sau un dispozitiv. Dacă browserul cere să nu fiți urmărit (Do Not Track, Global Privacy Control), vizita nu este numărată.
- **De unde ați venit.** Până închideți fila, browserul ține minte site-ul și campania care v-au adus aici. Ele sunt stocate doar dacă ne trimiteți un formular.

### Când cereți o consultație

Păstrăm ceea ce completați: numele, adresa de e-mail, mesajul și, dacă le indicați, compania, numărul de telefon, bugetul, termenul, programarea dorită și fișierele atașate. Păstrăm și pagina de pe care ați trimis cererea, precum și pagina, site-ul sau campania care v-a adus aici, ca să știm care dintre textele noastre sunt utile.

Folosim aceste date ca să vă răspundem și să pregătim un eventual contract. Temeiul legal este consimțământul dumneavoastră și, odată ce discutăm despre o colaborare, demersurile pe care ni le-ați cerut înainte de încheierea unui contract.

### Când candidați pentru un post

Păstrăm ceea ce ne trimiteți: numele, datele de contact, linkurile, CV-ul, scrisoarea de intenție și răspunsurile la întrebările postului vacant. Le pot vedea recrutorii noștri și oamenii care ar lucra cu dumneavoastră. La ele adăugăm notele noastre despre discuțiile avute.

Folosim aceste date ca să luăm o decizie despre candidatură. Temeiul legal este consimțământul dumneavoastră și demersurile dinaintea unui contract de muncă. Nicio decizie nu este luată de o mașină. Vă rugăm să nu includeți informații despre sănătate, religie sau politică, fiindcă nu avem nevoie de ele.

### Unde sunt păstrate datele

Cererile, candidaturile și fișierele sunt păstrate pe servere din Uniunea Europeană și din Moldova. Fișierele trimise stau separat de site-ul public și pot fi deschise numai de angajați autentificați, a căror muncă o cere. Conexiunea la site este criptată.

### Cine primește datele

Nu vindem date personale. Companiile care ne găzduiesc serverele și ne livrează e-mailurile le prelucrează pentru noi, pe baza unor contracte care le obligă să ne urmeze instrucțiunile. Autoritățile primesc date numai dacă legea ne obligă să le dăm.

Dacă datele părăsesc Moldova sau Uniunea Europeană, ne asigurăm dinainte că sunt protejate prin lege sau prin contract la același nivel.

### Cât timp le păstrăm

- **Cererile de consultație:** 24\u00a0de luni de la ultima legătură cu dumneavoastră. Dacă urmează un contract, documentele lui se păstrează cât cer legile fiscale și contabile.
- **Candidaturile:** 24\u00a0de luni de la ultima legătură cu dumneavoastră. Dacă doriți să o păstrăm mai mult pe a dumneavoastră, spuneți-ne.
- **E-mailurile pe care vi le-am trimis:** 12\u00a0luni sau cât se păstrează lucrurile la care se referă, dacă termenul acestora este mai scurt.
- **Alertele de posturi:** până vă dezabonați.
- **Dovezile consimțământului:** cât timp păstrăm datele la care se referă.

După aceea datele sunt șterse, iar din copiile de rezervă dispar în cel mult încă 30\u00a0de zile.

### Drepturile dumneavoastră

Ne puteți cere oricând:

- să vă spunem dacă avem date despre dumneavoastră și să vă dăm o copie a lor,
- să corectăm ce este greșit,
- să ștergem datele sau să restrângem folosirea lor,
- să vi le predăm într-un format uzual.

Vă puteți retrage consimțământul oricând doriți. Ce s-a făcut până atunci rămâne legal. Vă puteți opune și oricărei folosiri întemeiate pe interesele noastre legitime, cum este protecția împotriva abuzului.

Scrieți la [privacy@stejar.example](mailto:privacy@stejar.example). Răspundem în cel mult 30\u00a0de zile, gratuit. Este posibil să vă punem o întrebare, ca să fim siguri că vorbim cu persoana potrivită.

Dacă credeți că vă tratăm greșit datele, puteți depune o plângere la Centrul Național pentru Protecția Datelor cu Caracter Personal al Republicii Moldova sau la autoritatea din țara în care locuiți.

### Copii

Acest site este destinat companiilor și oamenilor care caută de lucru. Nu strângem cu bună știință date despre copii sub 16 ani. Dacă credeți că avem astfel de date, vă rugăm să ne spuneți și le vom șterge.

### Modificări

Dacă modificăm această politică, publicăm aici versiunea nouă, cu data de la care se aplică. Dacă modificarea privește date pe care le avem deja despre dumneavoastră, vă anunțăm prin e-mail.`,
    seo: {
      title: 'Politica de confidențialitate: ce păstrăm și cât timp',
      description:
        'Ce date personale prelucrăm când vizitați site-ul, cereți o consultație sau candidați, cât timp le păstrăm și cum cereți corectarea ori ștergerea lor.',
    },
  },
}
