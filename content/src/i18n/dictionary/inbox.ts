import type { Translation } from '../translate.ts'

/** Texts of the board, the emails to applicants, the history and the file previews. */
export const inbox = {
  'A mail to {name}': { ro: 'E-mail către {name}', ru: 'Письмо: {name}' },
  'All vacancies': { ro: 'Toate posturile', ru: 'Все вакансии' },
  'Applications board': { ro: 'Panoul candidaturilor', ru: 'Доска откликов' },
  'Appointment cancelled': { ro: 'Programare anulată', ru: 'Встреча отменена' },
  'Appointment moved to {moment}': {
    ro: 'Programare mutată la {moment}',
    ru: 'Встреча перенесена на {moment}',
  },
  'Appointment: {moment}': { ro: 'Programare: {moment}', ru: 'Встреча: {moment}' },
  'Assigned to {name}': { ro: 'Îi revine lui: {name}', ru: 'Ответственный: {name}' },
  Board: { ro: 'Panou', ru: 'Доска' },
  Cancel: { ro: 'Anulează', ru: 'Отмена' },
  'Cancelled. {name} stays where it was.': {
    ro: 'Anulat. {name} rămâne unde era.',
    ru: 'Отменено. {name} остаётся на месте.',
  },
  Close: { ro: 'Închide', ru: 'Закрыть' },
  Download: { ro: 'Descarcă', ru: 'Скачать' },
  Everybody: { ro: 'Toți', ru: 'Все' },
  History: { ro: 'Istoric', ru: 'История' },
  List: { ro: 'Listă', ru: 'Список' },
  'Loading…': { ro: 'Se încarcă…', ru: 'Загрузка…' },
  'Mail to {to}: {subject}': {
    ro: 'E-mail către {to}: {subject}',
    ru: 'Письмо на {to}: {subject}',
  },
  'Move and send': { ro: 'Mută și trimite', ru: 'Переместить и отправить' },
  'Move to…': { ro: 'Mută la…', ru: 'Переместить в…' },
  'Move without a mail': { ro: 'Mută fără e-mail', ru: 'Переместить без письма' },
  'Move {name}': { ro: 'Mută: {name}', ru: 'Переместить: {name}' },
  'Nobody here.': { ro: 'Nimeni aici.', ru: 'Здесь никого.' },
  'Nobody is assigned any more': {
    ro: 'Nu mai are responsabil',
    ru: 'Ответственного больше нет',
  },
  'Not scanned for malware': {
    ro: 'Neverificat antivirus',
    ru: 'Не проверено на вирусы',
  },
  'Note changed: {text}': { ro: 'Notă modificată: {text}', ru: 'Заметка изменена: {text}' },
  'Note removed': { ro: 'Notă ștearsă', ru: 'Заметка удалена' },
  'Note: {text}': { ro: 'Notă: {text}', ru: 'Заметка: {text}' },
  'Only administrators send mails again.': {
    ro: 'Doar administratorii retrimit e-mailuri.',
    ru: 'Повторно отправлять письма могут только администраторы.',
  },
  Preview: { ro: 'Previzualizare', ru: 'Просмотр' },
  'Rated {rating} of 5': { ro: 'Notat cu {rating} din 5', ru: 'Оценка {rating} из 5' },
  'Rating removed': { ro: 'Evaluare ștearsă', ru: 'Оценка снята' },
  'Save or undo your changes first.': {
    ro: 'Salvați sau anulați mai întâi modificările.',
    ru: 'Сначала сохраните или отмените изменения.',
  },
  'Search by name': { ro: 'Caută după nume', ru: 'Поиск по имени' },
  Send: { ro: 'Trimite', ru: 'Отправить' },
  'Send again': { ro: 'Trimite din nou', ru: 'Отправить снова' },
  'Sent again by the person': { ro: 'Trimisă din nou de persoană', ru: 'Прислано повторно' },
  'Show all {count} in the list': {
    ro: 'Arată toate ({count}) în listă',
    ru: 'Показать все ({count}) в списке',
  },
  'Sign in again.': { ro: 'Autentificați-vă din nou.', ru: 'Войдите снова.' },
  'Somebody else is editing it just now.': {
    ro: 'Altcineva o modifică chiar acum.',
    ru: 'Сейчас это редактирует кто-то другой.',
  },
  'Somebody has moved it meanwhile.': {
    ro: 'Cineva a mutat-o între timp.',
    ru: 'Тем временем кто-то уже переместил.',
  },
  'Somebody has moved {name} to {status}.': {
    ro: 'Cineva a mutat: {name}, acum la „{status}”.',
    ru: 'Кто-то переместил: {name}, теперь «{status}».',
  },
  'Status: {from} → {to}': { ro: 'Stare: {from} → {to}', ru: 'Статус: {from} → {to}' },
  'The board could not be loaded. Check your connection and try again.': {
    ro: 'Panoul nu a putut fi încărcat. Verificați conexiunea și încercați din nou.',
    ru: 'Не удалось загрузить доску. Проверьте соединение и попробуйте ещё раз.',
  },
  'This file was changed or damaged after it arrived, so it is not opened. Ask an administrator to restore it from a backup.':
    {
      ro: 'Acest fișier a fost modificat sau deteriorat după ce a sosit, de aceea nu se deschide. Cereți unui administrator să-l restaureze dintr-o copie de rezervă.',
      ru: 'Этот файл был изменён или повреждён после получения, поэтому он не открывается. Попросите администратора восстановить его из резервной копии.',
    },
  'The file is no longer there.': { ro: 'Fișierul nu mai există.', ru: 'Файла больше нет.' },
  'The mail is in the queue.': { ro: 'E-mailul este în coadă.', ru: 'Письмо в очереди.' },
  'The mail needs a subject and a text.': {
    ro: 'E-mailul are nevoie de un subiect și de un text.',
    ru: 'Письму нужны тема и текст.',
  },
  'The server could not be reached. Check your connection and try again.': {
    ro: 'Serverul nu răspunde. Verificați conexiunea și încercați din nou.',
    ru: 'Сервер недоступен. Проверьте соединение и попробуйте ещё раз.',
  },
  'There is no such mail.': { ro: 'Nu există un astfel de e-mail.', ru: 'Такого письма нет.' },
  'This file cannot be shown here. Download it instead.': {
    ro: 'Fișierul nu poate fi afișat aici. Descărcați-l.',
    ru: 'Этот файл нельзя показать здесь. Скачайте его.',
  },
  'This mail is not waiting to be sent again.': {
    ro: 'Acest e-mail nu așteaptă să fie retrimis.',
    ru: 'Это письмо не ждёт повторной отправки.',
  },
  'To pick up a card, press space. Choose a column with the left and right arrow keys, put the card there with space, or cancel with escape.':
    {
      ro: 'Pentru a ridica o fișă, apăsați spațiu. Alegeți coloana cu săgețile stânga și dreapta, puneți fișa cu spațiu sau anulați cu Escape.',
      ru: 'Чтобы взять карточку, нажмите пробел. Выберите столбец стрелками влево и вправо, положите карточку пробелом или отмените клавишей Escape.',
    },
  'Without a vacancy': { ro: 'Fără post vacant', ru: 'Без вакансии' },
  'Write with a template': { ro: 'Scrie după un șablon', ru: 'Написать по шаблону' },
  '{name} is over {status}.': {
    ro: '{name} este deasupra: {status}.',
    ru: '{name} над: {status}.',
  },
  '{name} is picked up.': { ro: '{name}: fișă ridicată.', ru: '{name}: карточка взята.' },
  '{name} stays at {status}. {reason}': {
    ro: '{name} rămâne la „{status}”. {reason}',
    ru: '{name} остаётся в «{status}». {reason}',
  },
  '{name} was moved to {status}.': {
    ro: '{name}: mutat la „{status}”.',
    ru: '{name}: перемещено в «{status}».',
  },
} satisfies Record<string, Translation>
