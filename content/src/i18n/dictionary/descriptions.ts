import type { Translation } from '../translate.ts'

/** Descriptions of fields and lists. */
export const descriptions = {
  'A path (/services), a whole address, or a legal page (/legal/terms), which leads home until it is published.':
    {
      ro: 'O cale (/services), o adresă întreagă sau o pagină juridică (/legal/terms), care duce la pagina principală până este publicată.',
      ru: 'Путь (/services), полный адрес или юридическая страница (/legal/terms), которая ведёт на главную, пока не опубликована.',
    },
  'A path such as /services.': { ro: 'O cale precum /services.', ru: 'Путь, например /services.' },
  'Admin: everything. Editor: content. Recruiter: vacancies and applications. Sales: consultation requests.':
    {
      ro: 'Administrator: totul. Redactor: conținutul. Recrutor: posturile vacante și candidaturile. Vânzări: cererile de consultație.',
      ru: 'Администратор: всё. Редактор: содержание. Рекрутер: вакансии и отклики. Продажи: запросы на консультацию.',
    },
  'Among colleagues; the person who wrote never sees them. Each can be changed by its author only.':
    {
      ro: 'Între colegi; persoana care a scris nu le vede niciodată. Fiecare poate fi modificată numai de autorul ei.',
      ru: 'Только для коллег; тот, кто написал, их никогда не видит. Каждую может изменить только её автор.',
    },
  'Asked in the application form, besides the usual fields.': {
    ro: 'Puse în formularul de candidatură, pe lângă câmpurile obișnuite.',
    ru: 'Задаются в форме отклика, помимо обычных полей.',
  },
  'Before tax. Kept to ourselves unless it is shown on the site.': {
    ro: 'Brut. Rămâne la noi dacă nu este afișat pe site.',
    ru: 'До налогов. Остаётся у нас, если не показывается на сайте.',
  },
  'Change it whenever the consent text changes; it is stored with each request.': {
    ro: 'Schimbați-o ori de câte ori se schimbă textul consimțământului; se păstrează cu fiecare cerere.',
    ru: 'Меняйте при каждом изменении текста согласия; сохраняется с каждым запросом.',
  },
  'Cities, such as Chisinau.': { ro: 'Orașe, precum Chișinău.', ru: 'Города, например Кишинёв.' },
  'Consultation hours and last days are read on this clock.': {
    ro: 'Orele de consultație și ultimele zile se citesc după acest ceas.',
    ru: 'По этим часам считаются консультации и последние дни приёма.',
  },
  'Country codes of two letters (MD, RO, ...) where people may work from.': {
    ro: 'Coduri de țară din două litere (MD, RO, ...) de unde se poate lucra.',
    ru: 'Двухбуквенные коды стран (MD, RO, ...), из которых можно работать.',
  },
  'Days on which nobody can be spoken to.': {
    ro: 'Zile în care nu se poate vorbi cu nimeni.',
    ru: 'Дни, в которые ни с кем нельзя поговорить.',
  },
  'Delivered work. Each project has a page of its own below “Services”.': {
    ro: 'Lucrări livrate. Fiecare proiect are pagina lui, sub „Servicii”.',
    ru: 'Выполненные работы. У каждого проекта своя страница в разделе «Услуги».',
  },
  'Drag them into order. A section that is left out is not shown.': {
    ro: 'Trageți-le în ordinea dorită. O secțiune lăsată pe dinafară nu se afișează.',
    ru: 'Перетащите в нужном порядке. Пропущенный раздел не показывается.',
  },
  'Empty: the person wrote without a vacancy.': {
    ro: 'Gol: persoana a scris fără un post anume.',
    ru: 'Пусто: человек написал без вакансии.',
  },
  'Fills the picture’s place until it has loaded. Found when it is uploaded.': {
    ro: 'Umple locul imaginii până se încarcă. Se află la încărcare.',
    ru: 'Заполняет место изображения, пока оно не загрузилось. Определяется при загрузке.',
  },
  'For people who find no vacancy and want to write anyway.': {
    ro: 'Pentru cei care nu găsesc un post potrivit și vor totuși să scrie.',
    ru: 'Для тех, кто не нашёл вакансию и всё же хочет написать.',
  },
  'From 1 to 5.': { ro: 'De la 1 la 5.', ru: 'От 1 до 5.' },
  'From the application to the answer, in the order shown.': {
    ro: 'De la candidatură la răspuns, în ordinea afișată.',
    ru: 'От отклика до ответа, в порядке показа.',
  },
  'How far the answer is. What is new waits on everybody’s dashboard.': {
    ro: 'Cât de departe este răspunsul. Ce este nou așteaptă pe tabloul tuturor.',
    ru: 'На каком этапе ответ. Новое ждёт на панели у всех.',
  },
  'How soon people hear from us, such as “within one working day”.': {
    ro: 'Cât de repede răspundem, de exemplu „într-o zi lucrătoare”.',
    ru: 'Как скоро мы отвечаем, например «в течение рабочего дня».',
  },
  'How the company came about and what it is for.': {
    ro: 'Cum a apărut compania și pentru ce există.',
    ru: 'Как появилась компания и для чего она.',
  },
  'In the order shown.': { ro: 'În ordinea afișată.', ru: 'В порядке показа.' },
  'Kept in requests; never change it.': {
    ro: 'Se păstrează în cereri; nu îl schimbați niciodată.',
    ru: 'Хранится в запросах; никогда не меняйте.',
  },
  'Large figures about the company.': {
    ro: 'Cifre mari despre companie.',
    ru: 'Крупные цифры о компании.',
  },
  'Mails to visitors and staff. A failed mail stays here until it was sent.': {
    ro: 'E-mailuri către vizitatori și personal. Un e-mail eșuat rămâne aici până este trimis.',
    ru: 'Письма посетителям и сотрудникам. Неотправленное письмо остаётся здесь, пока не уйдёт.',
  },
  'Maximum upload file size: 12MB. Recommended file size for images is <500KB.': {
    ro: 'Mărimea maximă: 12 MB. Pentru imagini se recomandă sub 500 KB.',
    ru: 'Не больше 12 МБ. Для изображений лучше меньше 500 КБ.',
  },
  'Newer vacancies are listed first.': {
    ro: 'Posturile mai noi apar primele.',
    ru: 'Новые вакансии стоят первыми.',
  },
  'Old addresses that lead to new ones. A changed address of a page leaves one behind by itself.': {
    ro: 'Adrese vechi care duc la cele noi. O pagină cu adresa schimbată lasă una în urmă de la sine.',
    ru: 'Старые адреса, ведущие на новые. Страница со сменённым адресом оставляет такой сама.',
  },
  'One or two sentences, shown wherever the project is listed.': {
    ro: 'Una sau două propoziții, afișate oriunde apare proiectul.',
    ru: 'Одно-два предложения везде, где проект стоит в списке.',
  },
  'One or two sentences, shown wherever the service is listed.': {
    ro: 'Una sau două propoziții, afișate oriunde apare serviciul.',
    ru: 'Одно-два предложения везде, где услуга стоит в списке.',
  },
  'One or two sentences, shown wherever the vacancy is listed.': {
    ro: 'Una sau două propoziții, afișate oriunde apare postul.',
    ru: 'Одно-два предложения везде, где вакансия стоит в списке.',
  },
  'One sentence for cards and search results.': {
    ro: 'O propoziție pentru carduri și rezultatele căutării.',
    ru: 'Одно предложение для карточек и результатов поиска.',
  },
  'One sentence on what the company does.': {
    ro: 'O propoziție despre ce face compania.',
    ru: 'Одно предложение о том, чем занимается компания.',
  },
  'Open positions. Each has a page of its own with the form to apply.': {
    ro: 'Posturi deschise. Fiecare are pagina lui, cu formularul de candidatură.',
    ru: 'Открытые вакансии. У каждой своя страница с формой отклика.',
  },
  'Pictured links of the footer, in the order shown.': {
    ro: 'Linkurile cu pictograme din subsol, în ordinea afișată.',
    ru: 'Ссылки со значками в подвале, в порядке показа.',
  },
  'Press Enter after each.': {
    ro: 'Apăsați Enter după fiecare.',
    ru: 'После каждого нажмите Enter.',
  },
  'Public pictures and videos. Set the focal point: it stays in view where a picture is cropped.': {
    ro: 'Imagini și video publice. Fixați punctul focal: rămâne vizibil oriunde imaginea este decupată.',
    ru: 'Публичные изображения и видео. Задайте точку фокуса: она остаётся видна при обрезке.',
  },
  'Questions and answers on the services page, in the order given here.': {
    ro: 'Întrebări și răspunsuri pe pagina de servicii, în ordinea de aici.',
    ru: 'Вопросы и ответы на странице услуг, в заданном здесь порядке.',
  },
  'Shown below the picture. May stay empty.': {
    ro: 'Afișată sub imagine. Poate rămâne goală.',
    ru: 'Показывается под изображением. Можно не заполнять.',
  },
  'Shown first on the services page.': {
    ro: 'Afișat primul pe pagina de servicii.',
    ru: 'Показывается первым на странице услуг.',
  },
  'Shown in lists and at the top of the page. At least 1600 × 1000.': {
    ro: 'Afișată în liste și sus pe pagină. Cel puțin 1600 × 1000.',
    ru: 'Показывается в списках и вверху страницы. Не меньше 1600 × 1000.',
  },
  'Shown on the page as the person to talk to.': {
    ro: 'Apare pe pagină ca persoana cu care se poate vorbi.',
    ru: 'Показывается на странице как человек, с которым можно поговорить.',
  },
  'Smaller numbers come first on the site.': {
    ro: 'Numerele mai mici apar primele pe site.',
    ru: 'Меньшие числа стоят на сайте первыми.',
  },
  'The contact lines of the footer.': {
    ro: 'Liniile de contact din subsol.',
    ru: 'Строки контактов в подвале.',
  },
  'The day from which this wording holds, shown on the page.': {
    ro: 'Ziua de la care este valabil textul, afișată pe pagină.',
    ru: 'День, с которого действует текст; показывается на странице.',
  },
  'The drawing beside the service.': {
    ro: 'Desenul de lângă serviciu.',
    ru: 'Рисунок рядом с услугой.',
  },
  'The face beside the form.': { ro: 'Chipul de lângă formular.', ru: 'Лицо рядом с формой.' },
  'The first page, section by section.': {
    ro: 'Prima pagină, secțiune cu secțiune.',
    ru: 'Первая страница, раздел за разделом.',
  },
  'The first year of the copyright line in the footer.': {
    ro: 'Primul an din rândul cu drepturile de autor din subsol.',
    ru: 'Первый год в строке об авторских правах в подвале.',
  },
  'The footer links to “terms” and “privacy” as soon as they are published, and to the home page before.':
    {
      ro: 'Subsolul trimite la „terms” și „privacy” de îndată ce sunt publicate, iar până atunci la pagina principală.',
      ru: 'Подвал ведёт на «terms» и «privacy», как только они опубликованы, а до того на главную.',
    },
  'The last day for applications. Empty: open until filled.': {
    ro: 'Ultima zi pentru candidaturi. Gol: deschis până la ocupare.',
    ru: 'Последний день приёма откликов. Пусто: открыта, пока не занята.',
  },
  'The lines of work on the services page and in the hire-us form.': {
    ro: 'Direcțiile de lucru de pe pagina de servicii și din formularul de contractare.',
    ru: 'Направления работы на странице услуг и в форме заказа.',
  },
  'The menu in the header and the columns of the footer, in the order shown.': {
    ro: 'Meniul din antet și coloanele subsolului, în ordinea afișată.',
    ru: 'Меню в шапке и колонки подвала, в порядке показа.',
  },
  'The one strong voice of the page.': {
    ro: 'Singura voce puternică a paginii.',
    ru: 'Один сильный голос страницы.',
  },
  'The page stays on the site, but search engines are asked to leave it out.': {
    ro: 'Pagina rămâne pe site, dar motoarele de căutare sunt rugate să o omită.',
    ru: 'Страница остаётся на сайте, но поисковые системы просят её не показывать.',
  },
  'The page that brings requests, its form, and when people can be spoken to.': {
    ro: 'Pagina care aduce cereri, formularul ei și când se poate vorbi cu cineva.',
    ru: 'Страница, которая приносит запросы, её форма и часы консультаций.',
  },
  'The people on the about-us page. Each has a page of their own.': {
    ro: 'Oamenii de pe pagina despre noi. Fiecare are pagina lui.',
    ru: 'Люди на странице о компании. У каждого своя страница.',
  },
  'The project they speak about, if any.': {
    ro: 'Proiectul despre care vorbesc, dacă există.',
    ru: 'Проект, о котором идёт речь, если он есть.',
  },
  'The projects that name this person in their team.': {
    ro: 'Proiectele care numesc această persoană în echipa lor.',
    ru: 'Проекты, в команде которых указан этот человек.',
  },
  'The whole address of what was built, if everybody may see it.': {
    ro: 'Adresa întreagă a ceea ce s-a construit, dacă o poate vedea oricine.',
    ru: 'Полный адрес того, что построено, если это может видеть каждый.',
  },
  'The words around services, work and questions, at /services.': {
    ro: 'Textele din jurul serviciilor, lucrărilor și întrebărilor, la /services.',
    ru: 'Слова вокруг услуг, работ и вопросов, на /services.',
  },
  'The words around the team, at /about-us.': {
    ro: 'Textele din jurul echipei, la /about-us.',
    ru: 'Слова вокруг команды, на /about-us.',
  },
  'The words around the vacancies, at /careers.': {
    ro: 'Textele din jurul posturilor vacante, la /careers.',
    ru: 'Слова вокруг вакансий, на /careers.',
  },
  'Their covers make the picture at the top.': {
    ro: 'Copertele lor alcătuiesc imaginea de sus.',
    ru: 'Их обложки составляют картину вверху.',
  },
  'Two to four figures that say what changed.': {
    ro: 'Două până la patru cifre care spun ce s-a schimbat.',
    ru: 'Две-четыре цифры о том, что изменилось.',
  },
  'Up to twelve images, in the order shown.': {
    ro: 'Cel mult douăsprezece imagini, în ordinea afișată.',
    ru: 'До двенадцати изображений, в порядке показа.',
  },
  'Visitors filter the work by these.': {
    ro: 'Vizitatorii filtrează lucrările după ele.',
    ru: 'По ним посетители отбирают работы.',
  },
  'What came in through the hire-us form. Whoever takes one on is its assignee.': {
    ro: 'Ce a venit prin formularul de contractare. Cine preia o cerere este responsabilul ei.',
    ru: 'Что пришло через форму заказа. Кто взял запрос, тот за него и отвечает.',
  },
  'What clients said: on the home page, where one is chosen, and beside a project.': {
    ro: 'Ce au spus clienții: pe pagina principală, unde se alege una, și lângă un proiect.',
    ru: 'Что сказали клиенты: на главной, где выбирают один, и рядом с проектом.',
  },
  'What happens after a request was sent.': {
    ro: 'Ce se întâmplă după trimiterea cererii.',
    ru: 'Что происходит после отправки запроса.',
  },
  'What is different now. Figures belong into the outcomes.': {
    ro: 'Ce este altfel acum. Cifrele se scriu la rezultate.',
    ru: 'Что теперь иначе. Цифрам место в итогах.',
  },
  'What is to be seen, for people who cannot see it.': {
    ro: 'Ce se vede, pentru cei care nu pot vedea.',
    ru: 'Что изображено, для тех, кто не видит.',
  },
  'What people agree to when they send the form. {company} stands for the company’s name.': {
    ro: 'Cu ce sunt de acord oamenii când trimit formularul. {company} ține locul numelui companiei.',
    ru: 'На что люди соглашаются, отправляя форму. Вместо {company} подставляется название компании.',
  },
  'What people sent who want to work here. Whoever takes one on is its assignee.': {
    ro: 'Ce au trimis cei care vor să lucreze aici. Cine preia o candidatură este responsabilul ei.',
    ru: 'Что прислали те, кто хочет здесь работать. Кто взял отклик, тот за него и отвечает.',
  },
  'What the client had, and what was wrong with it.': {
    ro: 'Ce avea clientul și ce nu mergea.',
    ru: 'Что было у клиента и что с этим было не так.',
  },
  'What the client said, shown below the result.': {
    ro: 'Ce a spus clientul, afișat sub rezultat.',
    ru: 'Что сказал клиент; показывается под результатом.',
  },
  'What the company does for its clients here, and how.': {
    ro: 'Ce face compania aici pentru clienți și cum.',
    ru: 'Что компания делает здесь для клиентов и как.',
  },
  'What the company holds to.': { ro: 'De ce ține compania.', ru: 'Чего держится компания.' },
  'What the person agreed to, in the words they read.': {
    ro: 'Cu ce a fost de acord persoana, în cuvintele pe care le-a citit.',
    ru: 'На что человек согласился, в прочитанных им словах.',
  },
  'What was built, and how it was decided.': {
    ro: 'Ce s-a construit și cum s-a hotărât.',
    ru: 'Что построено и как это решали.',
  },
  'When consultations may begin and end, on the company’s clock.': {
    ro: 'Când pot începe și se pot încheia consultațiile, după ceasul companiei.',
    ru: 'Когда могут начинаться и заканчиваться консультации, по часам компании.',
  },
  'When enabled, the slug will auto-generate from the title field on save and autosave.': {
    ro: 'Când este activat, slugul se creează din titlu la salvare.',
    ru: 'Если включено, slug создаётся из названия при сохранении.',
  },
  'Where people and vacancies belong. Visitors filter both by these.': {
    ro: 'De ce țin oamenii și posturile vacante. Vizitatorii le filtrează după ele.',
    ru: 'К чему относятся люди и вакансии. По ним посетители отбирают и тех, и других.',
  },
  'Who answers.': { ro: 'Cine răspunde.', ru: 'Кто отвечает.' },
  'Who built it, in the order shown.': {
    ro: 'Cine l-a construit, în ordinea afișată.',
    ru: 'Кто построил, в порядке показа.',
  },
  'Who the company is and how it is reached: header, footer, contacts and mails.': {
    ro: 'Cine este compania și cum poate fi contactată: antet, subsol, contacte și e-mailuri.',
    ru: 'Кто такая компания и как с ней связаться: шапка, подвал, контакты и письма.',
  },
  'Whoever signs in here. A role sees only what it may touch.': {
    ro: 'Cei care se autentifică aici. Un rol vede doar ce îi este permis.',
    ru: 'Те, кто входит сюда. Роль видит только то, что ей можно.',
  },
  'Why work here.': { ro: 'De ce să lucrezi aici.', ru: 'Почему стоит работать здесь.' },
  'Without one, the initials are shown.': {
    ro: 'Fără el se afișează inițialele.',
    ru: 'Без него показываются инициалы.',
  },
  'Without one, the name is shown.': {
    ro: 'Fără el se afișează numele.',
    ru: 'Без него показывается название.',
  },
  'The client can move or cancel it, too, through the link in their mail.': {
    ro: 'Și clientul o poate muta sau anula, prin linkul din e-mailul său.',
    ru: 'Клиент тоже может перенести или отменить её по ссылке из своего письма.',
  },
  'Why it may have been written by a machine. It is kept all the same.': {
    ro: 'De ce ar putea fi scris de o mașină. Se păstrează oricum.',
    ru: 'Почему это могла написать машина. Всё равно хранится.',
  },
  'Empty: as long as the settings for personal data say.': {
    ro: 'Gol: cât spun setările pentru date personale.',
    ru: 'Пусто: сколько указано в настройках персональных данных.',
  },
  'The person has replaced an earlier application; it is in the versions.': {
    ro: 'Persoana a înlocuit o candidatură anterioară; ea este în versiuni.',
    ru: 'Человек заменил прежний отклик; он есть в версиях.',
  },
  'Came with the same address for the same vacancy. Anybody may have typed that address, so each is stored as it came.':
    {
      ro: 'A venit cu aceeași adresă pentru același post. Adresa o poate scrie oricine, de aceea fiecare este păstrată așa cum a venit.',
      ru: 'Пришло с тем же адресом на ту же вакансию. Адрес может указать кто угодно, поэтому каждый отклик хранится таким, каким пришёл.',
    },
  'Who hears of new vacancies by mail, once a day at most.': {
    ro: 'Cine află prin e-mail de posturi noi, cel mult o dată pe zi.',
    ru: 'Кто узнаёт о новых вакансиях по почте, не чаще раза в день.',
  },
  'Empty: all.': { ro: 'Gol: toate.', ru: 'Пусто: все.' },
  'What it is about.': { ro: 'Despre ce este.', ru: 'О чём оно.' },
  'Proofs that personal data was erased.': {
    ro: 'Dovezi că datele personale au fost șterse.',
    ru: 'Подтверждения удаления персональных данных.',
  },
  'Nobody can be booked sooner than this.': {
    ro: 'Nimeni nu poate fi rezervat mai devreme de atât.',
    ru: 'Раньше этого записаться нельзя.',
  },
  'Who holds consultations. As many can be booked for the same time. Empty: the face beside the form.':
    {
      ro: 'Cine ține consultații. Tot atâtea pot fi rezervate la aceeași oră. Gol: fața de lângă formular.',
      ru: 'Кто проводит консультации. Столько же можно назначить на одно время. Пусто: лицо рядом с формой.',
    },
  'Offered when an application is moved to a step; it can be changed before it is sent. {name}, {vacancy}, {reference} and {company} are filled in.':
    {
      ro: 'Propus când o candidatură trece la o etapă; poate fi schimbat înainte de trimitere. {name}, {vacancy}, {reference} și {company} se completează.',
      ru: 'Предлагается при переводе отклика на шаг; перед отправкой можно изменить. {name}, {vacancy}, {reference} и {company} подставляются.',
    },
  'How long what people send is kept. A daily job erases what is older and tells staff beforehand.':
    {
      ro: 'Cât se păstrează ce trimit oamenii. O sarcină zilnică șterge ce este mai vechi și anunță personalul înainte.',
      ru: 'Сколько хранится присланное. Ежедневная задача удаляет старое и заранее предупреждает сотрудников.',
    },
  'While this is empty, what arrives is stored and nobody is told by mail.': {
    ro: 'Cât timp este gol, tot ce sosește se păstrează și nimeni nu este anunțat prin e-mail.',
    ru: 'Пока здесь пусто, всё полученное сохраняется, но никто не получает уведомлений по почте.',
  },
} satisfies Record<string, Translation>
