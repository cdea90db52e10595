import { applicationEmails } from '../../content/src/sample/data/application-emails.ts'
import { articles } from '../../content/src/sample/data/articles.ts'
import { employees } from '../../content/src/sample/data/employees.ts'
import { faqs } from '../../content/src/sample/data/faqs.ts'
import { globals } from '../../content/src/sample/data/globals.ts'
import { neutralGlobals } from '../../content/src/sample/data/neutral-globals.ts'
import { projects } from '../../content/src/sample/data/projects/index.ts'
import { services } from '../../content/src/sample/data/services.ts'
import { testimonials } from '../../content/src/sample/data/testimonials.ts'
import { careers } from '../../content/src/sample/data/vacancies.ts'
import { neutralTranslations, translations } from '../../content/src/sample/translations/index.ts'

/** Names, addresses and numbers of the sample company, in all its languages. */
const names = [
  ...[
    'Stejar',
    'stejar.example',
    'Стежар',
    globals.company.phone,
    'Natalia',
    'Olga',
    'Natalia Guțu',
  ],
  ...['Chisinau', 'Chișinău', 'Кишин', 'Bălți', 'Бельц', '€800', 'Наталь', 'Ольга'],
  ...employees.map(({ name }) => name),
  ...globals.home.clients.names,
]

/** Titles of the sample that are also texts of every site. */
const common = new Set([
  ...['Tell us what you want to build', 'Spuneți-ne ce doriți să construiți'],
  ...['Расскажите, что вы хотите создать', 'Записаться на консультацию'],
])

/** Sentences and titles: everything of some length that the sample says. */
function sentences(): string[] {
  const { 'hire-us': hireUs, ...pages } = globals
  const { budgets: _budgets, timelines: _timelines, ...form } = hireUs
  const said = texts([
    pages,
    form,
    applicationEmails,
    articles,
    faqs,
    projects,
    services,
    testimonials,
  ])
  const inOthers = translations.flatMap(
    ([, { navigation: _menu, globals: translated, ...rest }]) => {
      const { 'hire-us': own, ...others } = translated
      const { budgets: _b, timelines: _t, ...kept } = own ?? {}
      return texts([rest, others, kept])
    },
  )
  const neutral = new Set(texts([neutralGlobals, neutralTranslations]))
  return [...said, ...texts(careers), ...inOthers].filter(
    (text) => text.length > 24 && !neutral.has(text) && !common.has(text),
  )
}

const words = [...new Set([...names, ...sentences()])].map((text) =>
  JSON.stringify(text).slice(1, -1),
)

/** What a text, which may be JSON, has of the sample company. */
export function sampleWordsIn(text: string): string[] {
  return words.filter((word) => text.includes(word))
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n\n|\n- /)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}
