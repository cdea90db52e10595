import type { SampleArticle, SampleTopic } from '../types.ts'

export const topics: SampleTopic[] = [
  { slug: 'product', title: 'Product' },
  { slug: 'engineering', title: 'Engineering' },
  { slug: 'hiring', title: 'Hiring' },
]

/** The oldest first. */
export const articles: SampleArticle[] = [
  {
    slug: 'what-a-first-version-leaves-out',
    title: 'What a first version leaves out',
    summary:
      'How we fit a product into a budget that cannot grow: what €120,000 pays for, how we decide what waits, and which parts we do not cut.',
    cover: {
      image: 'cover-what-a-first-version-leaves-out',
      alt: 'A plan of seven fortnights with fourteen cards in it, and beside it a list of what waits, its cards only outlined.',
    },
    author: 'olga-balan',
    topics: ['product'],
    projects: ['aurora-clinic-calendar', 'livada-back-office', 'podgoria-cellar-club'],
    services: ['product-discovery', 'web-applications'],
    publishedOn: '2026-09-10',
    body: `Almost every first call has a budget, a date and a list of wishes that is too long for both. Many people keep the budget to themselves, for fear that our estimate will grow to meet it. I ask for it all the same, because without it we can only talk about what would be nice.

## The arithmetic

A team of four, full-time, costs about €24,000 a month. Suppose that the budget is €120,000 and cannot grow. Discovery takes, say, €12,000 of it. We set aside one month of the team, €24,000, for what nobody has thought of yet. That leaves €84,000, or three and a half months of planned work.

Three and a half months contain seven demonstrations, one every second week. At each of them one or two new parts of the product work, from the screen to the database. So the budget buys between seven and fourteen such parts. In a clinic’s calendar, booking a returning patient is one of them.

A list of sixty wishes can be discussed for weeks, because all sixty are reasonable. The question which ten come first has an answer.

What is left of the reserve stays with you. You pay each month for the work done and can stop at the end of any month. We do not promise a fixed scope for a fixed price, and have not done so since 2018. The budget is fixed, and the scope gives way in an order that we have agreed.

With €30,000 I would advise you not to start. First versions of web applications begin at about €45,000, and less than that usually buys half a product. A ready-made one may serve you better. About one discovery in five ends with that advice, or with the advice to wait.

## Who comes first

Clinica Aurora wanted online booking at once. Daria and I had just spent a week behind the front desk and written down 61 rules: who sees children only in the morning, whose first visit takes 40\u00a0minutes and whose takes 25. A rule like that costs a day or two to build and test, and then costs the clinic something whenever a new receptionist has to learn it. We went through all of them with the doctors and kept 48.

We also proposed a different order. The receptionists would get the calendar first, and the patients six weeks later. A receptionist who meets a mistake puts it right. A patient who meets one turns up at the wrong hour.

> We wanted online booking first. Stejar advised us to give the front desk its calendar and let the patients wait six weeks. They were right, and they had the patience to explain why.

*Dr Lidia Cojocari, Medical Director, Clinica Aurora*

The front desk moved in March 2024 and online booking opened at the end of April. Six months later, 46\u00a0per cent of appointments were booked online, and the share of missed ones had fallen from 12.4 to 7.7\u00a0per cent. If you can choose, begin with the people who can repair what they find.

## Cuts that cost almost nothing

The cheapest feature to remove is one that has only been drawn. For Livada we had drawn a portal where 26 farms would enter the next day’s stock. Two farmers told us politely that they would never open it. It became a message at six in the evening, and 23 of the 26 farms answer it on most days.

Others need a short trial. At Codru Logistics my colleagues tried planning the whole day automatically and dropped it after two weeks. The plan was good until ten in the morning, and then nobody wanted to repair it.

Sometimes it is enough to count. Seven in ten members of Podgoria’s wine club used an iPhone, so the club has an app for iOS and a website that works well on every other phone.

## The list of what waits

Every project here has a written list of what the first version leaves out. It is reviewed as carefully as the list of what goes in. Each line answers four questions:

- What is left out, in the client’s own words?
- Who will miss it, and how do they manage until then?
- What would it cost, as a range?
- What would make us change our minds?

The second question does most of the work. Some wishes turn out to have nobody who misses them. The others now have a name and a reason beside them, and need not be defended at every meeting.

## What we do not cut

Three things look like savings and are not: the import of old data, the rules that the database has to keep, and the tests. At Podgoria we spent three weeks with the keeper of a spreadsheet of 41 columns, settling what it did not say. Nobody had wished for that. Before the project, 212 of 23,100 bottles could not be explained. A year after the launch it was nine of 23,400.

If these do not fit into the budget, the first version is too large or the sum too small. It is better to learn that in discovery than in the fifth month.

Before you call us, think about one question: what could you go on doing by hand for another year? Your answer is the beginning of the second list.`,
    seo: {
      title: 'What a first version leaves out',
      description:
        'What a fixed budget of €120,000 pays for, how to decide what waits, and what not to cut. With examples from a clinic, a grocer and a winery.',
    },
  },
  {
    slug: 'one-payment-sent-twice',
    title: 'One payment, sent twice',
    summary:
      'How the payment service of Banca Meridian tells a repeated request from a second payment, and what we test before we believe it.',
    cover: {
      image: 'cover-one-payment-sent-twice',
      alt: 'Two requests with the same id lead from a phone to one table, in which there is a single row.',
    },
    author: 'andrei-lungu',
    topics: ['engineering'],
    projects: ['meridian-mobile-banking'],
    services: ['mobile-apps'],
    publishedOn: '2026-10-08',
    body: `Every night from 23:30 to 00:10 the core system of Banca Meridian closes for settlement. A payment sent from the old app in those forty minutes looked accepted and then failed without a word. People sent it again, and some paid twice. The bank received about 38 complaints a month.

The window made the fault visible, but it exists at any hour. When a phone sends a request and hears nothing, it cannot know whether the request was lost or only the answer. It has to try again, and the server has to recognise the second attempt. For the new apps we wrote a small service that does this. It stands between them and the core.

## Two kinds of “twice”

In the first kind, the app repeats a request. The customer signed once, the train entered a tunnel, the app tries again. There is one payment. The second request must get the same answer as the first, and nobody should be asked anything.

In the second kind, the customer repeats the payment. She sees no result, enters the same recipient and amount, and signs again. That may be a mistake, and it may be the other half of a bill shared between friends. Only she knows, so the service has to ask her.

One rule that compares recipient and amount gets both wrong. It stops payments that were meant, and it lets a repeated request through as soon as its time limit has passed.

## The phone makes the id

The app makes a UUID when the confirmation screen opens, and saves it before anything is sent. The customer signs it in the phone’s secure hardware, together with the account, the recipient and the amount. If the app is killed or the battery dies, the next attempt carries the same id and the same signed bytes.

An id made by the server would come too late, because the answer that brings it can be lost as well.

![](meridian-mobile-banking-2)

*The id exists before the second screen is shown. The signature covers it.*

## The primary key decides

On the server the id is the primary key. Receiving a payment is one insert, inside a transaction:

\`\`\`ts
export async function receive(tx: PoolClient, payment: SignedPayment) {
  const { id, account, recipient, amount, digest } = payment
  const inserted = await tx.query<Payment>(
    \`insert into payment (id, account, recipient, amount, digest)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing
     returning *\`,
    [id, account, recipient, amount, digest],
  )
  if (inserted.rows[0]) return { payment: inserted.rows[0], isNew: true }

  const known = await tx.query<Payment>('select * from payment where id = $1', [id])
  const stored = known.rows[0]
  if (stored?.digest !== digest) throw new IdReusedError(id)
  return { payment: stored, isNew: false }
}
\`\`\`

The digest is a hash of the signed bytes. A known id with a different digest means a faulty client, and is refused.

We do not look first and insert afterwards. Between the two there is room for another request. Here, if two requests arrive together, the second insert waits until the first transaction has ended, and the select that follows sees its row. This holds at PostgreSQL’s default isolation level, read committed. At a stricter one the second transaction would fail and have to be repeated.

## Asking before a second payment

The second kind is handled in the same transaction. If the insert made a new row, the service takes a lock on the account, since two phones can use one, and looks for another recent payment with the same recipient and amount. If there is one, the transaction is rolled back, and the app shows the earlier payment and asks. When the customer says yes, the app sends hers again and names the earlier id, so the service knows that she has seen it.

How far back to look could not be settled at a desk. We began with 24\u00a0hours. During the month in which the bank’s 400 employees used the apps, that asked too often, mostly about lunch. Now we ask while the first payment is waiting and for 15\u00a0minutes after it has left.

## On to the core

The core was not ours to change, but it accepts a reference with each payment and can be asked for it. Our id, without hyphens, is that reference. The service notes that it is about to send, sends, and notes the answer. If it is stopped in between, it asks the core for the reference before it does anything else.

From 23:30 to 00:10 it does not try. The app shows the payment as waiting, with the time at which it will leave. That is no promise: a card purchase at midnight can take the money, and then the payment is refused at 00:10 and the customer is told why.

## What we test

Before each release, Sergiu’s tests cause six failures:

- the request is lost;
- the answer is lost;
- the same request arrives twice at once;
- the service stops after sending and before noting it;
- the core’s answer is lost;
- the core closes halfway through.

Each test then lets the app try again and counts the payments in the core. There has to be one.

## What came of it

The apps were launched in March 2025. Complaints about double payments fell from 38 a month to two. Those I have read concerned a payment made once in the app and once in the internet bank, which does not pass through the service. The bank’s own engineers run it today.

You may not need one. If the system that books the money is yours and always open, an id made on the phone and a primary key are enough.`,
    seo: {
      title: 'One payment, sent twice',
      description:
        'Idempotent payments in TypeScript and PostgreSQL: an id made on the phone, one insert, a question before a second payment, and six failures we test.',
    },
  },
  {
    slug: 'why-we-set-no-take-home-task',
    title: 'Why we set no take-home task',
    summary:
      'We stopped sending candidates home with a task. What we do instead, how many hours it takes, how we decide, and what is wrong with it.',
    cover: {
      image: 'cover-why-we-set-no-take-home-task',
      alt: 'The four steps of an interview as blocks, each as long as it takes, with the faces of those whom the candidate meets.',
    },
    author: 'natalia-gutu',
    topics: ['hiring', 'engineering'],
    projects: [],
    services: [],
    publishedOn: '2026-11-12',
    body: `In the first conversation people often ask me how long the take-home task is. There is none. Here is what we do instead, how many hours of yours it takes, and where it falls short.

## The task we used to have

Until the spring of 2021 we sent engineers a small program to write at home. The letter said “about four hours”. Then I asked the last twenty people who had done it how long it had really taken. The median was eleven.

Others never sent it back. One of them wrote to me that she had two small children and no free evenings. I had thought her the strongest applicant of that month.

We did not learn much in return. Andrei and Irina read ten of the programs without names and agreed about six. The task showed how somebody works alone, without asking anybody, on something that will never be used. None of us works like that. Today there is another reason: a finished program no longer tells you who wrote it.

## What there is instead

Most of our vacancies have four steps, and each vacancy describes its own.

The first is a video call of 30\u00a0minutes with me, about what you look for and what we offer, salary included. Nearly all our vacancies state the salary. If yours does not, you learn the range in this call.

The second is about work that exists, and takes 60 to 90\u00a0minutes. A React engineer shows Irina something they built. Irina shows them something of ours, and the same questions are asked of both. An iOS engineer walks Mihai through an app, from a screen down to the storage. A backend engineer designs the storage of one feature with Andrei, on paper. We send the subject two days before, because nobody here has to invent a design on the spot either.

In the third you meet the people you would work with. A React engineer makes a small change to a real product, in a pair with a future colleague. A designer joins a critique and sketches a screen with an engineer. Both are paid with €100, whether or not we use the result. For an iOS engineer the third step is lunch with the mobile group, and nobody takes notes.

The fourth is our answer: an offer or a refusal with reasons, within two or three working days.

An internship has three steps. In the second, Sergiu gives you a small app with twelve faults in it and an hour to look for them. Finding seven is good.

## The hours, yours and ours

Before the answer you spend three hours with us as an iOS engineer, and four as a React or backend engineer. For a delivery manager it is three and a half hours. For a designer it is about five and a half, because the third step takes half a day. For an intern it is an hour and a half.

We spend at least as much. For a React engineer who goes all the way I need half an hour, Irina an hour and a half, and your partner in the pair two hours. The take-home task was cheaper for us. It moved the hours to your evenings, which did not appear in our accounts.

## How we decide

Everyone who has met you writes down what they saw, and whether they would work with you, before they talk to the others. Until we did this, the first person to speak usually won. With the notes in front of us, we meet for half an hour and decide.

The questions are prepared, and they are the same for everybody who applies for the position. If one of us knows you, somebody else takes the interview. Irina taught mathematics in Bălți for six years and leaves former pupils to others.

A refusal comes with reasons. I have learned to name one or two, concretely, and to leave out the compliments. Some people argue with them. That is all right, and once it changed our decision.

## What is wrong with it

Conversations favour people who talk easily. You may bring notes, you may take a minute to think, and you may choose Romanian, Russian or English unless the position asks for one of them. It helps only a little.

Not everyone may show their code, because a contract forbids it. Then Irina uses ours for the whole time. It tells us less, and we say so in our notes instead of holding it against you.

It would not work for a company that hires a hundred people a year. We are 41.

And we certainly refuse people whom we should have hired. I cannot say how often. Nobody who hires can.

## If you think of applying

Read the vacancy first. It names the team, the steps and the dull parts of the work, which are real. Answer its questions in a few sentences of your own. I read them before the CV.

Every application gets an answer, usually within three working days. If no vacancy fits, write to us anyway and tell us what you like to work on. I answer that as well, even if the answer is “not now”.`,
    seo: {
      title: 'Why we set no take-home task',
      description:
        'How interviews at Stejar work: the steps, the hours, what is paid, how we decide, and why there is no take-home task. By our recruiter.',
    },
  },
]
