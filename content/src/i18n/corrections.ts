/**
 * Texts that Payload and its plugins do not translate, or translate wrongly: in Romanian, a locale
 * was a village, and a draft was a project, which is one of our collections. Also describes
 * restoring a version, which works differently here (see `publishing/restore-as-draft.ts`).
 */
export const corrections = {
  en: {
    version: {
      aboutToRestore:
        'This {{label}} goes back to what it was on {{versionDate}}. What visitors see of it stays as it is: what is restored is a draft until it is published.',
      aboutToRestoreGlobal:
        '“{{label}}” goes back to what it was on {{versionDate}}. What visitors see of it stays as it is: what is restored is a draft until it is published.',
    },
  },
  ro: {
    general: {
      aboutToRestoreAsDraftCount: 'Urmează să restaurați {{count}} {{label}} ca ciornă',
      locale: 'Limba conținutului',
    },
    version: {
      aboutToRestore:
        '{{label}}: conținutul revine la cel din {{versionDate}}. Ceea ce văd vizitatorii rămâne neschimbat: conținutul restaurat este o ciornă până când este publicat.',
      aboutToRestoreGlobal:
        '„{{label}}”: conținutul revine la cel din {{versionDate}}. Ceea ce văd vizitatorii rămâne neschimbat: conținutul restaurat este o ciornă până când este publicat.',
      currentDraft: 'Ciorna actuală',
      draft: 'Ciornă',
      draftHasPublishedVersion: 'Ciornă (are o versiune publicată)',
      draftSavedSuccessfully: 'Ciorna a fost salvată.',
      previouslyDraft: 'Ciornă anterioară',
      restoreAsDraft: 'Restaurează ca ciornă',
      saveDraft: 'Salvează ciorna',
    },
    'plugin-redirects': {
      customUrl: 'Altă adresă',
      documentToRedirect: 'Documentul către care duce',
      fromUrl: 'De la adresa',
      internalLink: 'Pagină de pe site',
      redirectType: 'Felul redirecționării',
      toUrlType: 'Către',
    },
  },
  ru: {
    general: { locale: 'Язык содержания' },
    version: {
      aboutToRestore:
        '{{label}}: содержание вернётся к состоянию на {{versionDate}}. То, что видят посетители, не изменится: восстановленное остаётся черновиком, пока его не опубликуют.',
      aboutToRestoreGlobal:
        '«{{label}}»: содержание вернётся к состоянию на {{versionDate}}. То, что видят посетители, не изменится: восстановленное остаётся черновиком, пока его не опубликуют.',
    },
    'plugin-redirects': {
      customUrl: 'Другой адрес',
      documentToRedirect: 'Документ, на который ведёт',
      fromUrl: 'С адреса',
      internalLink: 'Страница сайта',
      redirectType: 'Вид перенаправления',
      toUrlType: 'Куда',
    },
  },
}
