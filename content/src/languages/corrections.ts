/**
 * Words of Payload and its plugins that they have not translated, or wrongly: in Romanian a locale
 * was a village, and a draft was a project, of which we have our own.
 */
export const corrections = {
  ro: {
    general: {
      aboutToRestoreAsDraftCount: 'Urmează să restaurați {{count}} {{label}} ca ciornă',
      locale: 'Limba conținutului',
    },
    version: {
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
