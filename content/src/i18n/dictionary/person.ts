import type { Translation } from '../translate.ts'

/** Texts for finding, exporting and erasing the data of one person. */
export const person = {
  'A note for the proof (optional)': {
    ro: 'O notă pentru dovadă (opțional)',
    ru: 'Заметка для подтверждения (необязательно)',
  },
  'A consultation was agreed for {when} ({reference}). It no longer takes place: tell whoever expects it.':
    {
      ro: 'Pentru {when} era stabilită o consultație ({reference}). Nu mai are loc: anunțați pe cine o așteaptă.',
      ru: 'На {when} была назначена консультация ({reference}). Она не состоится: предупредите тех, кто её ждёт.',
    },
  Cancel: { ro: 'Renunță', ru: 'Отмена' },
  Covers: { ro: 'Cuprinde', ru: 'Охватывает' },
  'E-mail address': { ro: 'Adresa de e-mail', ru: 'Адрес электронной почты' },
  'Erase everything': { ro: 'Șterge tot', ru: 'Удалить всё' },
  'Erase everything about {address}?': {
    ro: 'Ștergeți tot despre {address}?',
    ru: 'Удалить всё о {address}?',
  },
  'Erased before': { ro: 'Șters anterior', ru: 'Удалено ранее' },
  'Erased. The proof has the number {number}.': {
    ro: 'S-a șters. Dovada are numărul {number}.',
    ru: 'Удалено. Номер подтверждения: {number}.',
  },
  'Everything about one person': {
    ro: 'Tot despre o persoană',
    ru: 'Всё об одном человеке',
  },
  'Everything about this person': {
    ro: 'Tot despre această persoană',
    ru: 'Всё об этом человеке',
  },
  'Everything that was stored': { ro: 'Tot ce era păstrat', ru: 'Всё, что хранилось' },
  'Export as ZIP': { ro: 'Exportă ca ZIP', ru: 'Выгрузить в ZIP' },
  Files: { ro: 'Fișiere', ru: 'Файлы' },
  'Give an e-mail address, such as ana@client.example.': {
    ro: 'Scrieți o adresă de e-mail, precum ana@client.example.',
    ru: 'Укажите адрес электронной почты, например ana@client.example.',
  },
  'Look up': { ro: 'Caută', ru: 'Найти' },
  'Look up what is stored under an e-mail address, take it away for whoever asks for their data, or erase it for good.':
    {
      ro: 'Căutați ce se păstrează sub o adresă de e-mail, descărcați totul pentru cine își cere datele sau ștergeți-le definitiv.',
      ru: 'Найдите, что хранится под адресом электронной почты, выгрузите это для того, кто запросил свои данные, или удалите навсегда.',
    },
  'No answer from the server. Check the connection and try again.': {
    ro: 'Serverul nu răspunde. Verificați conexiunea și încercați din nou.',
    ru: 'Сервер не отвечает. Проверьте соединение и попробуйте снова.',
  },
  'Number of the proof': { ro: 'Numărul dovezii', ru: 'Номер подтверждения' },
  'Open the proof': { ro: 'Deschide dovada', ru: 'Открыть подтверждение' },
  'Other mails': { ro: 'Alte e-mailuri', ru: 'Прочие письма' },
  'Proof of erasure': { ro: 'Dovada ștergerii', ru: 'Подтверждение удаления' },
  References: { ro: 'Referințe', ru: 'Номера обращений' },
  'Saved filters that name the address': {
    ro: 'Filtre salvate care conțin adresa',
    ru: 'Сохранённые фильтры с этим адресом',
  },
  'Sign in to see this.': {
    ro: 'Autentificați-vă pentru a vedea aceasta.',
    ru: 'Войдите, чтобы это увидеть.',
  },
  'The address itself was erased. What is left is its fingerprint (HMAC-SHA-256 with a key that only this system has). To check whose it was, look it up under “Everything about one person” in the admin: when the address is the same, this number is named there.':
    {
      ro: 'Adresa însăși a fost ștearsă. A rămas amprenta ei (HMAC-SHA-256 cu o cheie pe care o are numai acest sistem). Pentru a verifica a cui era, căutați adresa la „Tot despre o persoană” în administrare: dacă este aceeași, acolo apare acest număr.',
      ru: 'Сам адрес удалён. Остался его отпечаток (HMAC-SHA-256 с ключом, который есть только у этой системы). Чтобы проверить, чей он, найдите его в разделе «Всё об одном человеке»: если адрес тот же, там будет указан этот номер.',
    },
  'The daily job': { ro: 'Sarcina zilnică', ru: 'Ежедневное задание' },
  'The note is kept for good: leave addresses and names out of it.': {
    ro: 'Nota se păstrează definitiv: nu scrieți în ea adrese și nume.',
    ru: 'Заметка хранится всегда: не пишите в ней адресов и имён.',
  },
  'The two addresses differ. Nothing was erased.': {
    ro: 'Cele două adrese diferă. Nu s-a șters nimic.',
    ru: 'Адреса не совпадают. Ничего не удалено.',
  },
  'There is more under this address that only an administrator may see and erase.': {
    ro: 'Sub această adresă există și altceva, ce numai un administrator poate vedea și șterge.',
    ru: 'Под этим адресом есть и другое: видеть и удалить это может только администратор.',
  },
  'There is nothing under this address.': {
    ro: 'Sub această adresă nu se păstrează nimic.',
    ru: 'Под этим адресом ничего не хранится.',
  },
  'This cannot be undone: what they have sent, its versions, files and mails are removed, agreed appointments are called off. A proof without personal data is kept.':
    {
      ro: 'Nu se poate reveni: se înlătură tot ce a trimis persoana, cu versiuni, fișiere și e-mailuri, iar întâlnirile stabilite cad. Se păstrează o dovadă fără date personale.',
      ru: 'Это нельзя отменить: удаляется всё, что человек прислал, с версиями, файлами и письмами, назначенные встречи отменяются. Сохраняется подтверждение без персональных данных.',
    },
  'To confirm, type the address again': {
    ro: 'Pentru confirmare, scrieți adresa încă o dată',
    ru: 'Для подтверждения введите адрес ещё раз',
  },
  'Versions of applications': {
    ro: 'Versiuni ale candidaturilor',
    ru: 'Версии откликов',
  },
  'Versions of consultation requests': {
    ro: 'Versiuni ale cererilor de consultație',
    ru: 'Версии запросов на консультацию',
  },
  'What was older than its period': {
    ro: 'Ce depășise termenul de păstrare',
    ru: 'Всё, срок хранения чего истёк',
  },
  'Whose data it was': { ro: 'Ale cui erau datele', ru: 'Чьи это были данные' },
  'You may not see this.': {
    ro: 'Nu aveți dreptul să vedeți aceasta.',
    ru: 'Вам нельзя это видеть.',
  },
} satisfies Record<string, Translation>
