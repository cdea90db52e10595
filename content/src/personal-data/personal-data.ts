import type { GlobalConfig, NumberField } from 'payload'
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
    {
      type: 'row',
      fields: [
        months('applicationMonths', 'Applications (months)', 24),
        months('consultationMonths', 'Consultation requests (months)', 24),
        months('mailMonths', 'Sent emails (months)', 12),
      ],
    },
    {
      name: 'warningDays',
      label: 'Notify staff (days before erasure)',
      type: 'number',
      required: true,
      defaultValue: 14,
      min: 1,
      max: 90,
    },
  ],
}

function months(name: string, label: string, defaultValue: number): NumberField {
  return { name, label, type: 'number', required: true, defaultValue, min: 1, max: 120 }
}
