import type { SampleTranslation } from '../types.ts'

export const navigation: SampleTranslation['navigation'] = {
  menu: [
    { label: 'Acasă' },
    { label: 'Servicii' },
    { label: 'Despre noi' },
    { label: 'Cariere' },
    { label: 'Colaborare' },
  ],
  footer: [
    {
      title: 'Pagini',
      items: [
        { title: 'Servicii' },
        { title: 'Despre noi' },
        { title: 'Cariere' },
        { title: 'Colaborare' },
        { title: 'Portalul angajaților' },
      ],
    },
    {
      title: 'Informații juridice',
      items: [{ title: 'Termeni și condiții' }, { title: 'Politica de confidențialitate' }],
    },
  ],
}
