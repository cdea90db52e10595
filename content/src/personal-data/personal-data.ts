import type { GlobalConfig } from 'payload'
import { numberField, row } from '../fields/common-fields.ts'
import { anyone, hiddenUnless, staffWith } from '../staff/access.ts'

/** Retention periods of personal data, shown to visitors next to the forms. */
export const PersonalData: GlobalConfig = {
  slug: 'personal-data',
  label: 'Personal data',
  access: { read: anyone, update: staffWith('admin') },
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin'),
    description:
      'How long what people send is kept. A daily job erases what is older and tells staff beforehand.',
  },
  fields: [
    row(
      numberField('applicationMonths', 'Applications (months)', [1, 120], 24),
      numberField('consultationMonths', 'Consultation requests (months)', [1, 120], 24),
      numberField('mailMonths', 'Sent emails (months)', [1, 120], 12),
    ),
    numberField('warningDays', 'Notify staff (days before erasure)', [1, 90], 14),
  ],
}
