/* What the specifications require of feeds, as RELAX NG; elements that they do not name are errors. */

const text = (name: string) => `<element name="${name}"><text/></element>`
const optional = (...parts: string[]) =>
  parts.map((part) => `<optional>${part}</optional>`).join('')
const any = (part: string) => `<zeroOrMore>${part}</zeroOrMore>`
const element = (name: string, ...parts: string[]) =>
  `<element name="${name}"><interleave>${parts.join('')}</interleave></element>`
const grammar = (namespace: string, root: string) =>
  `<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="${namespace}" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start>${root}</start></grammar>`

const typed = (name: string, type: string) =>
  `<element name="${name}"><data type="${type}"/></element>`
const markup = (name: string) =>
  `<element name="${name}"><optional><attribute name="type"><choice><value>text</value><value>html</value></choice></attribute></optional><text/></element>`
const person = (name: string) => element(name, text('name'), optional(text('uri'), text('email')))
const atomLink =
  '<element name="link"><attribute name="href"><data type="anyURI"/></attribute><optional><attribute name="rel"/></optional><optional><attribute name="type"/></optional></element>'
const atomCategory =
  '<element name="category"><optional><attribute name="term"/></optional><optional><attribute name="label"/></optional><optional><attribute name="scheme"/></optional></element>'

/** RFC 4287, sections 4.1.1 and 4.1.2. */
export const atomSchema = grammar(
  'http://www.w3.org/2005/Atom',
  element(
    'feed',
    ...[typed('id', 'anyURI'), markup('title'), typed('updated', 'dateTime'), any(atomLink)],
    ...[any(person('author')), any(atomCategory)],
    optional(text('generator'), text('icon'), text('logo'), text('rights'), markup('subtitle')),
    any(
      element(
        'entry',
        ...[typed('id', 'anyURI'), markup('title'), typed('updated', 'dateTime'), any(atomLink)],
        ...[any(person('author')), any(atomCategory)],
        optional(markup('summary'), markup('content'), typed('published', 'dateTime')),
      ),
    ),
  ),
)

const guid =
  '<element name="guid"><optional><attribute name="isPermaLink"/></optional><text/></element>'
const content =
  '<element name="content:encoded" ns="http://purl.org/rss/1.0/modules/content/"><text/></element>'
const self = `<element name="link" ns="http://www.w3.org/2005/Atom"><attribute name="href"/><attribute name="rel"/><attribute name="type"/></element>`

/** https://www.rssboard.org/rss-specification, with the text of an entry as in its content module. */
export const rssSchema = grammar(
  '',
  `<element name="rss"><attribute name="version"><value>2.0</value></attribute>${element(
    'channel',
    ...[text('title'), text('link'), text('description'), optional(self)],
    optional(...['lastBuildDate', 'docs', 'generator', 'language', 'copyright'].map(text)),
    any(
      element(
        'item',
        ...[text('title'), text('link'), text('description'), any(text('category'))],
        optional(guid, text('pubDate'), text('author'), content.replace('content:', '')),
      ),
    ),
  )}</element>`,
)

/** The fields that https://docs.indeed.com names as required, and those that it knows besides. */
export const jobFeedSchema = grammar(
  '',
  element(
    'source',
    ...['publisher', 'publisherurl', 'lastBuildDate'].map(text),
    `<oneOrMore>${element(
      'job',
      ...['title', 'date', 'referencenumber', 'url', 'company', 'city', 'country'].map(text),
      text('description'),
      optional(
        ...['state', 'postalcode', 'salary', 'jobtype', 'category', 'experience', 'education'].map(
          text,
        ),
        ...['remotetype', 'expirationdate', 'email', 'sourcename'].map(text),
      ),
    )}</oneOrMore>`,
  ),
)
