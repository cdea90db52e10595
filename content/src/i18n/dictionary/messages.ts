import type { Translation } from '../translate.ts'

/** Validation messages. */
export const messages = {
  'A picture may have {limit} million pixels at most, all frames of an animation together. Make it smaller and choose it again.':
    {
      ro: 'O imagine poate avea cel mult {limit} de milioane de pixeli, cu toate cadrele unei animații la un loc. Micșorați-o și alegeți-o din nou.',
      ru: 'В изображении может быть не больше {limit} млн пикселей, считая все кадры анимации. Уменьшите его и выберите снова.',
    },
  'Choose a picture (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG) or a video (MP4 or WebM).': {
    ro: 'Alegeți o imagine (JPEG, PNG, WebP, AVIF, GIF, TIFF sau SVG) sau un video (MP4 sau WebM).',
    ru: 'Выберите изображение (JPEG, PNG, WebP, AVIF, GIF, TIFF или SVG) или видео (MP4 или WebM).',
  },
  'A salary cannot be negative.': {
    ro: 'Un salariu nu poate fi negativ.',
    ru: 'Зарплата не может быть отрицательной.',
  },
  'A version is restored as a draft only.': {
    ro: 'O versiune se restaurează numai ca ciornă.',
    ru: 'Версию можно восстановить только как черновик.',
  },
  'Choose a picture of at least 1600 × 1000 pixels.': {
    ro: 'Alegeți o imagine de cel puțin 1600 × 1000 pixeli.',
    ru: 'Выберите изображение не меньше 1600 × 1000 пикселей.',
  },
  'Give a path that starts with a slash, or a whole address.': {
    ro: 'Scrieți o cale care începe cu bară oblică sau o adresă întreagă.',
    ru: 'Укажите путь, начинающийся с косой черты, или полный адрес.',
  },
  'Give a time such as 09:30.': {
    ro: 'Scrieți o oră precum 09:30.',
    ru: 'Укажите время, например 09:30.',
  },
  'Give a time zone of the IANA list, such as Europe/Chisinau.': {
    ro: 'Scrieți un fus orar din lista IANA, precum Europe/Chisinau.',
    ru: 'Укажите часовой пояс из списка IANA, например Europe/Chisinau.',
  },
  'Give a whole address that starts with https://, such as https://www.company.example.': {
    ro: 'Scrieți o adresă întreagă care începe cu https://, precum https://www.company.example.',
    ru: 'Укажите полный адрес, начинающийся с https://, например https://www.company.example.',
  },
  'Give a whole address, such as https://www.client.example.': {
    ro: 'Scrieți o adresă întreagă, precum https://www.client.example.',
    ru: 'Укажите полный адрес, например https://www.client.example.',
  },
  'Give only e-mail addresses.': {
    ro: 'Scrieți numai adrese de e-mail.',
    ru: 'Укажите только адреса эл. почты.',
  },
  'Give codes of two capital letters, such as MD.': {
    ro: 'Scrieți coduri din două litere mari, precum MD.',
    ru: 'Укажите коды из двух заглавных букв, например MD.',
  },
  'It closes before it opens.': {
    ro: 'Se închide înainte de a se deschide.',
    ru: 'Закрывается раньше, чем открывается.',
  },
  'Only its author can change a note.': {
    ro: 'O notă poate fi modificată numai de autorul ei.',
    ru: 'Изменить заметку может только её автор.',
  },
  'Only its author or an administrator can delete a note. If a colleague has just added one, reload the page.':
    {
      ro: 'O notă poate fi ștearsă numai de autorul ei sau de un administrator. Dacă un coleg tocmai a adăugat una, reîncărcați pagina.',
      ru: 'Удалить заметку может только её автор или администратор. Если коллега только что добавил заметку, обновите страницу.',
    },
  'Say what is to be seen, for people who cannot see it.': {
    ro: 'Spuneți ce se vede, pentru cei care nu pot vedea.',
    ru: 'Скажите, что изображено, для тех, кто не видит.',
  },
  'Say what is to be seen: this is the name of a file.': {
    ro: 'Spuneți ce se vede: acesta este numele unui fișier.',
    ru: 'Скажите, что изображено: это имя файла.',
  },
  'The maximum is below the minimum.': {
    ro: 'Maximul este sub minim.',
    ru: 'Максимум меньше минимума.',
  },
  'This would take the page off the site. Save a draft, publish, or unpublish it.': {
    ro: 'Astfel pagina ar dispărea de pe site. Salvați o ciornă, publicați sau retrageți publicarea.',
    ru: 'Так страница исчезнет с сайта. Сохраните черновик, опубликуйте или снимите с публикации.',
  },
  'Use lower-case letters and digits with single hyphens between words (example: “mobile-banking”).':
    {
      ro: 'Folosiți litere mici și cifre cu cratime simple între cuvinte (exemplu: „mobile-banking”).',
      ru: 'Используйте строчные латинские буквы и цифры с одиночными дефисами между словами (пример: «mobile-banking»).',
    },
  'Used by: {uses}. Take it out there first.': {
    ro: 'Folosit în: {uses}. Scoateți-l mai întâi de acolo.',
    ru: 'Используется: {uses}. Сначала уберите оттуда.',
  },
  '“{title}” is used by: {uses}. Take it out there first.': {
    ro: '„{title}” este folosit în: {uses}. Scoateți-l mai întâi de acolo.',
    ru: '«{title}» используется: {uses}. Сначала уберите оттуда.',
  },
  'and {count} more': { ro: 'și încă {count}', ru: 'и ещё {count}' },
  'in the trash': { ro: 'în coșul de gunoi', ru: 'в корзине' },
} satisfies Record<string, Translation>
