/** The name of the form's draft in the browser: for the form, and for the page that forgets it. */
export const consultationDraft = 'consultation'
