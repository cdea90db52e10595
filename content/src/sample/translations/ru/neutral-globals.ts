import type { NeutralGlobals } from '../../data/neutral-globals.ts'

export const neutralGlobals: NeutralGlobals = {
  home: {
    hero: {
      heading: 'Добро пожаловать',
      lead: 'Расскажите в нескольких предложениях, что вам нужно, и мы вам напишем.',
    },
    clients: { heading: 'С кем мы работаем' },
    services: { heading: 'Что мы делаем' },
    projects: { heading: 'Наши проекты' },
    process: { heading: 'Как мы работаем' },
    team: { heading: 'Наша команда' },
    careers: { heading: 'Открытые вакансии' },
    closing: {
      heading: 'Расскажите, что вам нужно',
      lead: 'Для начала достаточно нескольких предложений.',
    },
  },
  'services-page': {
    heading: 'Услуги и проекты',
    workHeading: 'Наши проекты',
    faqHeading: 'Вопросы и ответы',
    faqLead: 'Если вашего вопроса здесь нет, напишите нам.',
  },
  about: { heading: 'О нас', teamHeading: 'Команда' },
  'careers-page': {
    heading: 'Карьера',
    whyHeading: 'Почему стоит работать у нас',
    openHeading: 'Открытые вакансии',
    speculative: {
      heading: 'Нет подходящей вакансии?',
      text: 'Всё равно напишите нам и расскажите, чем бы вы хотели заниматься.',
    },
    application: {
      answerTime: 'Мы отвечаем по электронной почте.',
      consentText:
        'Я соглашаюсь с тем, что компания {company} хранит мой отклик и использует его, чтобы принять решение и ответить мне. Я могу отозвать согласие в любое время.',
    },
  },
  'insights-page': { heading: 'Статьи' },
  'hire-us': {
    heading: 'Расскажите, что вам нужно',
    lead: 'Достаточно нескольких предложений.',
    answerTime: 'Мы отвечаем по электронной почте.',
    consentText:
      'Я соглашаюсь с тем, что компания {company} хранит отправленные здесь сведения и использует их, чтобы ответить мне. Я могу отозвать согласие в любое время.',
  },
}
