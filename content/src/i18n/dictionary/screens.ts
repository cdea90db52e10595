import type { Translation } from '../translate.ts'

/** Texts of our own parts of the admin app. */
export const screens = {
  '{name} in the last {weeks} weeks': {
    ro: '{name} în ultimele {weeks} săptămâni',
    ru: '{name} за последние {weeks} недель',
  },
  All: { ro: 'Toate', ru: 'Все' },
  'Applications assigned to me': { ro: 'Candidaturi care îmi revin', ru: 'Отклики на мне' },
  'As a table': { ro: 'Ca tabel', ru: 'Таблицей' },
  'By source': { ro: 'După sursă', ru: 'По источникам' },
  'By status': { ro: 'După stare', ru: 'По статусам' },
  'By week': { ro: 'Pe săptămâni', ru: 'По неделям' },
  'Closed and still published': {
    ro: 'Închise și încă publicate',
    ru: 'Закрыты, но ещё опубликованы',
  },
  'Closing within seven days': {
    ro: 'Se închid în șapte zile',
    ru: 'Закрываются в течение семи дней',
  },
  'Directly, {page}': { ro: 'Direct, {page}', ru: 'Напрямую, {page}' },
  'Export as CSV': { ro: 'Exportă ca CSV', ru: 'Выгрузить в CSV' },
  Filters: { ro: 'Filtre', ru: 'Фильтры' },
  'Hello {name},': { ro: 'Bună ziua, {name}!', ru: 'Здравствуйте, {name}!' },
  'Mails that could not be sent': {
    ro: 'E-mailuri care nu au putut fi trimise',
    ru: 'Письма, которые не удалось отправить',
  },
  Mine: { ro: 'Ale mele', ru: 'Мои' },
  'New applications': { ro: 'Candidaturi noi', ru: 'Новые отклики' },
  'New consultation requests': {
    ro: 'Cereri de consultație noi',
    ru: 'Новые запросы на консультацию',
  },
  'No longer there': { ro: 'Nu mai există', ru: 'Больше не существует' },
  'None yet. Whatever is sent through a vacancy’s page appears here and in the inbox by itself.': {
    ro: 'Încă niciuna. Tot ce se trimite prin pagina unui post vacant apare de la sine aici și la „Primite”.',
    ru: 'Пока нет. Всё, что отправят со страницы вакансии, само появится здесь и во «Входящих».',
  },
  'None yet. Whatever is sent through the hire-us page appears here and in the inbox by itself.': {
    ro: 'Încă niciuna. Tot ce se trimite prin pagina de contractare apare de la sine aici și la „Primite”.',
    ru: 'Пока нет. Всё, что отправят со страницы заказа, само появится здесь и во «Входящих».',
  },
  'Not given': { ro: 'Necompletat', ru: 'Не указано' },
  'Nothing waits for you.': { ro: 'Nu vă așteaptă nimic.', ru: 'Вас ничего не ждёт.' },
  'Nowhere yet.': { ro: 'Încă nicăieri.', ru: 'Пока нигде.' },
  Count: { ro: 'Număr', ru: 'Количество' },
  Others: { ro: 'Altele', ru: 'Прочие' },
  Received: { ro: 'Primită', ru: 'Получено' },
  'Reply by mail': { ro: 'Răspunde prin e-mail', ru: 'Ответить письмом' },
  'Requests assigned to me': { ro: 'Cereri care îmi revin', ru: 'Запросы на мне' },
  Scheduled: { ro: 'Programate', ru: 'Запланировано' },
  'See all': { ro: 'Vezi toate', ru: 'Показать все' },
  'See them': { ro: 'Vezi-le', ru: 'Посмотреть' },
  'Sign in to export.': {
    ro: 'Autentificați-vă pentru a exporta.',
    ru: 'Войдите, чтобы выгрузить.',
  },
  'Somebody has not heard from us. The mail says what went wrong.': {
    ro: 'Cineva nu a primit vești de la noi. E-mailul spune ce nu a mers.',
    ru: 'Кто-то не получил от нас письма. В письме сказано, что пошло не так.',
  },
  Source: { ro: 'Sursă', ru: 'Источник' },
  'The oldest came {ago}.': {
    ro: 'Cea mai veche a venit {ago}.',
    ru: 'Самый давний пришёл {ago}.',
  },
  Today: { ro: 'Astăzi', ru: 'Сегодня' },
  Unassigned: { ro: 'Fără responsabil', ru: 'Без ответственного' },
  Unknown: { ro: 'Necunoscută', ru: 'Неизвестно' },
  'Visitors read that they are closed. Unpublish them, or give them a later day.': {
    ro: 'Vizitatorii citesc că sunt închise. Retrageți-le sau dați-le o zi mai târzie.',
    ru: 'Посетители видят, что они закрыты. Снимите их с публикации или назначьте более поздний день.',
  },
  'Waiting more than two days': { ro: 'Așteaptă de peste două zile', ru: 'Ждут больше двух дней' },
  'Was not published': { ro: 'Nu s-a publicat', ru: 'Не опубликовано' },
  'Was not taken back': { ro: 'Nu s-a retras', ru: 'Не снято с публикации' },
  'Week from': { ro: 'Săptămâna de la', ru: 'Неделя с' },
  'Will be published': { ro: 'Se va publica', ru: 'Будет опубликовано' },
  'Will be taken back': { ro: 'Se va retrage', ru: 'Будет снято с публикации' },
  'Your application to {company} ({reference})': {
    ro: 'Candidatura dumneavoastră la {company} ({reference})',
    ru: 'Ваш отклик в {company} ({reference})',
  },
  'Your request to {company} ({reference})': {
    ro: 'Cererea dumneavoastră către {company} ({reference})',
    ru: 'Ваш запрос в {company} ({reference})',
  },
  'An administrator or an editor can change this.': {
    ro: 'Un administrator sau un redactor poate schimba acest lucru.',
    ru: 'Изменить это может администратор или редактор.',
  },
  'Fill in the company': {
    ro: 'Completați datele companiei',
    ru: 'Заполнить данные компании',
  },
  'No recipient is set. Whatever arrives is stored in the inbox, and no mail about it is sent.': {
    ro: 'Nu este stabilit niciun destinatar. Tot ce sosește se păstrează la „Primite”, dar nu se trimite niciun e-mail despre aceasta.',
    ru: 'Получатели не указаны. Всё, что приходит, сохраняется во «Входящих», но писем об этом никто не получает.',
  },
  'Nobody is told about applications': {
    ro: 'Nimeni nu este anunțat despre candidaturi',
    ru: 'Никто не получает уведомлений об откликах',
  },
  'Nobody is told about consultation requests': {
    ro: 'Nimeni nu este anunțat despre cererile de consultație',
    ru: 'Никто не получает уведомлений о запросах на консультацию',
  },
  'Set the recipients': {
    ro: 'Stabiliți destinatarii',
    ru: 'Указать получателей',
  },
  'Its name, telephone, e-mail or address is missing.': {
    ro: 'Lipsește numele, telefonul, e-mailul sau adresa.',
    ru: 'Не указано название, телефон, электронная почта или адрес.',
  },
  'The company is not filled in': {
    ro: 'Datele companiei nu sunt completate',
    ru: 'Данные компании не заполнены',
  },
} satisfies Record<string, Translation>
