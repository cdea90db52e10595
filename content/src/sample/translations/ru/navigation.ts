import type { SampleTranslation } from '../types.ts'

export const navigation: SampleTranslation['navigation'] = {
  menu: [
    { label: 'Главная' },
    { label: 'Услуги' },
    { label: 'О нас' },
    { label: 'Карьера' },
    { label: 'Заказать проект' },
  ],
  footer: [
    {
      title: 'Страницы',
      items: [
        { title: 'Услуги' },
        { title: 'О нас' },
        { title: 'Карьера' },
        { title: 'Заказать проект' },
        { title: 'Портал сотрудников' },
      ],
    },
    {
      title: 'Правовая информация',
      items: [{ title: 'Условия использования' }, { title: 'Политика конфиденциальности' }],
    },
  ],
}
