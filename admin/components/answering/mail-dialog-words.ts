/** What the dialog says. */
export const mailDialogWords = [
  'Cancel',
  'Move and send',
  'Move without a mail',
  'Send',
  'Subject',
  'Text',
] as const
