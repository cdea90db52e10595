import type { SampleLegalPage } from '../types.ts'

export const legalPages: SampleLegalPage[] = [
  {
    slug: 'terms',
    title: 'Terms & Conditions',
    body: `These terms apply to your use of the website at stejar.example. Work that we do for clients is governed by a separate written contract. If the two differ, the contract counts.

### Who we are

This website is run by Stejar S.R.L., a company registered in the Republic of Moldova, with its office at Strada Stejarului 14, MD-2001 Chisinau. In these terms, “we” and “us” mean Stejar S.R.L. You can write to us at [hello@stejar.example](mailto:hello@stejar.example) or call +373 22 000 014.

### Using the website

You may read, print and share the pages of this website. You may link to any of them. You do not need an account.

Please do not use the website in a way that harms it or other people. In particular, do not:

- try to reach parts of it that are not public,
- send it so many requests that it becomes slow for others,
- send malicious files or unwanted advertising through its forms,
- pretend to be another person.

We may block addresses from which this happens.

### Requests for a consultation

Sending a request through the website is free and does not bind you or us to anything. We answer within one working day, as a rule. A date chosen in the form is agreed once we have confirmed it.

Ranges of price and time that we name in answer to a request are estimates. An offer is binding only when it is made in writing, says that it is an offer, and states how long it is open.

Please leave confidential information out of your first message. We gladly sign a confidentiality agreement before you share it.

### Job applications

Vacancies on this website are invitations to apply. An employment relationship begins with a signed contract. The information you give in an application must be true, and the work you show must be your own or be marked as somebody else’s.

### Content and rights

Texts, drawings, photographs and code on this website belong to us or are used with permission. Names and marks of clients belong to the clients. You may quote from our texts if you name the source. For any other use, please ask us.

When you send us a message or a file, it stays yours. You allow us to store and read it in order to answer you.

### Accuracy

We write about our work as exactly as we can, and clients confirm the figures in their case studies before these are published. Figures describe the time that the text names and may have changed since. If you find a mistake, please tell us, and we will correct it.

### Links to other websites

Some pages link to websites run by others, such as those of our clients or social networks. We have no influence on what they contain or how they handle data, and we are not responsible for them.

### Availability

We work to keep the website available at all times, and we cannot promise it. We may change or remove pages without notice.

### Liability

The website is provided free of charge. We are liable without limit for damage caused intentionally or by gross negligence, for injury to life or health, and wherever the law does not allow liability to be limited. In all other cases we are not liable for damage that arises from the use of this website.

These rules do not affect the rights that you have as a consumer.

### Personal data

Our Privacy Policy explains which personal data we process and what rights you have.

### Law and disputes

The law of the Republic of Moldova applies. If you are a consumer, you also keep the protection of the mandatory rules of the country where you live. Please write to us first if there is a problem, since most can be settled by talking. Otherwise the courts of Chisinau decide, unless the law names another court.

### Changes

We may change these terms. The date on which the current version took effect is shown on this page. If you want to see an earlier version, ask us for it.`,
    effectiveOn: '2026-09-01',
    seo: {
      title: 'Terms & Conditions of this website',
      description:
        'The terms that apply when you read this website, send a request for a consultation or apply for a job, written in plain language on a single page.',
    },
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    body: `This policy explains which personal data we process when you visit stejar.example, ask for a consultation or apply for a job. We keep it short by collecting little.

### Who is responsible

The controller is Stejar S.R.L., Strada Stejarului 14, MD-2001 Chisinau, Republic of Moldova. For anything about personal data, write to [privacy@stejar.example](mailto:privacy@stejar.example). A person reads that mailbox every working day.

We follow the law of the Republic of Moldova on the protection of personal data. Where it applies to you, we also follow the General Data Protection Regulation of the European Union (GDPR).

### When you visit the website

We use no advertising, no analytics services and no content from other companies’ servers. Your visit is not followed across pages or websites.

- **Network address.** Your browser sends its address with each request, since a page cannot be delivered otherwise. We use it to deliver the page and, for a short time, to limit abuse of our forms. We do not build profiles from it.
- **One cookie.** A cookie named XSRF-TOKEN protects the forms against requests made in your name by other websites. It contains a random value and is necessary for the forms to work.
- **Your theme.** If you choose the light or the dark theme, your browser remembers the choice under the name “theme” in its own storage. It is not used for anything else.
- **Counting visits.** We count on our own server how often each page is seen, from which website or campaign visitors come, which language their browser prefers, how far our forms are filled in, which searches find nothing, and how fast pages load. Only daily totals are stored, for 25 months, and nothing about a person or a device. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), your visit is not counted.
- **Where you came from.** Until you close the tab, your browser remembers the website and the campaign that brought you here. They are stored only if you send us a form.

### When you ask for a consultation

We store what you enter: your name, your email address, your message and, if you give them, your company, phone number, budget, time frame, wanted appointment and attached files. We also store the page on which you sent the request and the page, website or campaign that brought you there, so that we know which of our texts are useful.

We use this data to answer you and to prepare a possible contract. The legal basis is your consent and, once we discuss working together, the steps you asked us to take before a contract.

### When you apply for a job

We store what you send us: your name, contact details, links, CV, letter and answers to the questions of the vacancy. Our recruiters and the people who would work with you can see it. We add our own notes on the conversations with you.

We use this data to decide about your application. The legal basis is your consent and the steps before an employment contract. No decision is made by a machine. Please leave out information about health, religion or politics, because we do not need it.

### Where data is kept

Requests, applications and files are stored on servers in the European Union and in Moldova. Files you send are kept apart from the public website and can be opened only by signed-in staff whose work requires it. The connection to the website is encrypted.

### Who receives data

We do not sell personal data. The companies that host our servers and deliver our email process it for us, under contracts that bind them to our instructions. Authorities receive data only if the law obliges us to give it.

If data leaves Moldova or the European Union, we make sure beforehand that it is protected by law or by contract to the same standard.

### How long we keep it

- **Requests for a consultation:** 24\u00a0months after our last contact with you. If a contract follows, the periods of tax and accounting law apply to its documents.
- **Applications:** 24\u00a0months after our last contact with you. If you want us to keep yours for longer, tell us.
- **Emails we have sent you:** 12\u00a0months, or as long as what they are about, if that is shorter.
- **Job alerts:** until you unsubscribe.
- **Records of consent:** as long as the data they belong to.

After that the data is erased, and it disappears from backups within a further 30\u00a0days.

### Your rights

You can ask us at any time:

- whether we hold data about you, and for a copy of it,
- to correct what is wrong,
- to erase it, or to restrict how we use it,
- to hand it over in a common format.

You can withdraw your consent whenever you like. What was done before remains lawful. You can also object to any use that is based on our legitimate interests, such as the protection against abuse.

Write to [privacy@stejar.example](mailto:privacy@stejar.example). We answer within 30\u00a0days, free of charge. We may ask a question to make sure that we are talking to the right person.

If you think that we handle your data wrongly, you can complain to the National Centre for Personal Data Protection of the Republic of Moldova or to the authority in the country where you live.

### Children

This website is meant for businesses and for people who are looking for work. We do not knowingly collect data of children under 16. If you think that we hold such data, please tell us, and we will erase it.

### Changes

If we change this policy, we publish the new version here with the date on which it takes effect. If a change concerns data that we already hold about you, we will tell you by email.`,
    effectiveOn: '2026-09-01',
    seo: {
      title: 'Privacy Policy: what we store and for how long',
      description:
        'Which personal data we process when you visit, ask for a consultation or apply for a job, how long we keep it, and how to have it corrected or erased.',
    },
  },
]
