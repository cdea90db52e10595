/**
 * The name of the form's draft in the browser, shared with the confirmation page that deletes it.
 */
export const consultationDraft = 'consultation'
