import type { Translation } from '../translate.ts'

/** Texts for moving and cancelling calls, and for changing many applications at once. */
export const answering = {
  'Already there: {count}': { ro: 'Erau deja acolo: {count}', ru: 'Уже в этом статусе: {count}' },
  Back: { ro: 'Înapoi', ru: 'Назад' },
  'Cancel the call': { ro: 'Anulează convorbirea', ru: 'Отменить звонок' },
  'Cancel the call and send the mails': {
    ro: 'Anulează convorbirea și trimite e-mailurile',
    ru: 'Отменить звонок и отправить письма',
  },
  'Cancel the call with {name}?': {
    ro: 'Anulați convorbirea cu {name}?',
    ru: 'Отменить звонок? {name}',
  },
  Cancelled: { ro: 'Anulată', ru: 'Отменён' },
  'Change status ({count})': { ro: 'Schimbă starea ({count})', ru: 'Изменить статус ({count})' },
  'Change the status of {count} selected': {
    ro: 'Schimbați starea celor selectate: {count}',
    ru: 'Изменить статус выбранных: {count}',
  },
  'Choose a time for the call.': {
    ro: 'Alegeți o oră pentru convorbire.',
    ru: 'Выберите время звонка.',
  },
  'For the client in {city}: {moment}': {
    ro: 'Pentru client, în {city}: {moment}',
    ru: 'У клиента, {city}: {moment}',
  },
  'Mails in the queue: {count}': {
    ro: 'E-mailuri în coadă: {count}',
    ru: 'Писем в очереди: {count}',
  },
  'Message to the client (optional)': {
    ro: 'Mesaj pentru client (opțional)',
    ru: 'Сообщение клиенту (необязательно)',
  },
  'Move the call': { ro: 'Mută convorbirea', ru: 'Перенести звонок' },
  'Move the call and send the mails': {
    ro: 'Mută convorbirea și trimite e-mailurile',
    ru: 'Перенести звонок и отправить письма',
  },
  'Move the call with {name}': {
    ro: 'Mutați convorbirea cu {name}',
    ru: 'Перенести звонок: {name}',
  },
  'Moved: {count}': { ro: 'Mutate: {count}', ru: 'Перемещено: {count}' },
  'New status': { ro: 'Stare nouă', ru: 'Новый статус' },
  'No call was booked.': {
    ro: 'Nu a fost programată nicio convorbire.',
    ru: 'Звонок не назначен.',
  },
  'No other time is offered at the moment. The consultation hours are set on the page “Hire us”.': {
    ro: 'Momentan nu se oferă nicio altă oră. Orele de consultație se stabilesc pe pagina „Angajați-ne”.',
    ru: 'Сейчас другого времени нет. Часы консультаций задаются на странице «Заказать проект».',
  },
  'Not moved: {count}': { ro: 'Nemutate: {count}', ru: 'Не перемещено: {count}' },
  'Only administrators and sales change calls.': {
    ro: 'Doar administratorii și vânzările modifică convorbirile.',
    ru: 'Менять звонки могут только администраторы и продажи.',
  },
  'Send them the status mail?': {
    ro: 'Le trimiteți e-mailul despre stare?',
    ru: 'Отправить им письмо о статусе?',
  },
  'The call is cancelled.': { ro: 'Convorbirea este anulată.', ru: 'Звонок отменён.' },
  'The call is cancelled. The mails are in the queue.': {
    ro: 'Convorbirea este anulată. E-mailurile sunt în coadă.',
    ru: 'Звонок отменён. Письма в очереди.',
  },
  'The call is moved. The mails are in the queue.': {
    ro: 'Convorbirea este mutată. E-mailurile sunt în coadă.',
    ru: 'Звонок перенесён. Письма в очереди.',
  },
  'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.':
    {
      ro: 'Convorbirea din {moment} dispare din ambele calendare, iar ora ei este oferită din nou. Cererea rămâne.',
      ru: 'Звонок ({moment}) исчезнет из обоих календарей, а его время снова станет доступным. Запрос останется.',
    },
  'There is no prepared mail for this status.': {
    ro: 'Pentru această stare nu există un e-mail pregătit.',
    ru: 'Для этого статуса нет готового письма.',
  },
  'This call has begun or is over. It cannot be changed any more.': {
    ro: 'Această convorbire a început sau s-a încheiat. Nu mai poate fi modificată.',
    ru: 'Этот звонок уже начался или закончился. Изменить его нельзя.',
  },
  'This call is cancelled already.': {
    ro: 'Această convorbire este deja anulată.',
    ru: 'Этот звонок уже отменён.',
  },
  'This call was moved meanwhile. Reload the page to see its new time.': {
    ro: 'Această convorbire a fost mutată între timp. Reîncărcați pagina pentru a vedea noua oră.',
    ru: 'Тем временем звонок перенесли. Обновите страницу, чтобы увидеть новое время.',
  },
  'This time was taken meanwhile. Choose another one.': {
    ro: 'Această oră a fost ocupată între timp. Alegeți alta.',
    ru: 'Это время тем временем заняли. Выберите другое.',
  },
  'Time in {city}': { ro: 'Ora din {city}', ru: 'Время: {city}' },
  'Times in {city}': { ro: 'Ore din {city}', ru: 'Время: {city}' },
  'Until now: {moment}': { ro: 'Până acum: {moment}', ru: 'До сих пор: {moment}' },
  'until now': { ro: 'până acum', ru: 'до сих пор' },
  'Upcoming calls': { ro: 'Convorbiri viitoare', ru: 'Предстоящие звонки' },
  'Words in braces are filled in for each person.': {
    ro: 'Cuvintele dintre acolade se completează pentru fiecare persoană.',
    ru: 'Слова в фигурных скобках подставляются для каждого человека.',
  },
  '{done} of {count}': { ro: '{done} din {count}', ru: '{done} из {count}' },
  '{moment} your time': { ro: '{moment}, ora dumneavoastră', ru: '{moment} по вашему времени' },
} satisfies Record<string, Translation>
