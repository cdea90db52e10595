import { type SQL, sql } from 'drizzle-orm'
import { signature } from '../http/signed-token.ts'
import type { Inbox } from '../inbox/inboxes.ts'
import { type InTransaction, query } from '../storage/transaction.ts'
import type { Kind, Part } from './scope.ts'

/** One stored row about a person. */
export type Holding = {
  part: Part
  kind: Kind
  id: number
  /** What it belongs to, such as `A-7K3M-9QXF`; job alerts and saved filters have none. */
  reference?: string | null
  /** Of a document: its file name on disk. */
  filename?: string | null
}

/** Whether this is an application or a consultation request itself. */
export const isReceived = (holding: Holding): holding is Holding & { part: Inbox } =>
  holding.part === 'applications' || holding.part === 'consultation-requests'

export const idsOf = (holdings: readonly Holding[], part: Part): number[] =>
  holdings.flatMap((holding) => (holding.part === part ? [holding.id] : []))

/**
 * All data about one address, in any case: submissions sent from it, with versions, files and
 * emails; emails that contain it; job alerts; saved filters. Submissions from other addresses that
 * contain it are left out.
 */
export async function holdingsOfPerson(req: InTransaction, address: string): Promise<Holding[]> {
  const email = normalAddress(address)
  const applications = sql`
    select id from applications where lower(email) = ${email}
    union select parent_id from _applications_v where lower(version_email) = ${email}`
  const requests = sql`
    select id from consultation_requests where lower(email) = ${email}
    union select parent_id from _consultation_requests_v where lower(version_email) = ${email}`
  const content = sql`concat_ws(' ', emails."to", emails.reply_to, emails.subject,
    emails.data::text, emails.headers::text, emails.attachments::text, emails.last_error)`
  return readHoldings(
    req,
    sql`${received(applications, requests)},
      addressed as (
        select emails.id, coalesce(emails.about, emails.data->>'reference') as reference, emails.template
        from emails
        where not ${isOurOwn(email)} and ${names(content, email)}
      )
      ${everythingReceived}
      -- Of documents that were removed for good, whose versions were left.
      union select 'application-versions', 'applications', id, version_reference, null
        from _applications_v where parent_id is null and lower(version_email) = ${email}
      union select 'request-versions', 'consultation-requests', id, version_reference, null
        from _consultation_requests_v where parent_id is null and lower(version_email) = ${email}
      union select 'emails', case
          when reference like 'A-%' then 'applications'
          when reference like 'C-%' then 'consultation-requests'
          when template like 'job-alert%' then 'job-alerts'
          else 'other'
        end, id, reference, null
        from addressed
        where not exists (select 1 from applications where applications.reference = addressed.reference)
          and not exists (
            select 1 from consultation_requests where consultation_requests.reference = addressed.reference
          )
      union select 'job-alerts', 'job-alerts', id, null, null
        from job_alerts where lower(email) = ${email}
      union select 'saved-filters', case related_collection::text
          when 'applications' then 'applications'
          when 'consultation-requests' then 'consultation-requests'
          else 'other'
        end, id, null, null
        from payload_query_presets
        where ${names(sql`concat_ws(' ', title, "where"::text)`, email)}`,
  )
}

/** Finds applications and consultation requests by id, with everything that belongs to them. */
export async function holdingsOfReceived(req: InTransaction, inbox: Inbox, ids: readonly number[]) {
  const given = sql`select unnest(${sql.param(ids)}::int[])`
  const none = sql`select 0 where false`
  const which = inbox === 'applications' ? received(given, none) : received(none, given)
  return readHoldings(req, sql`${which} ${everythingReceived}`)
}

function received(applications: SQL, requests: SQL): SQL {
  return sql`
    with application as (
      select id, reference, cv_id from applications where id in (${applications})
    ), request as (
      select id, reference from consultation_requests where id in (${requests})
    ), application_version as (
      select version.id, application.reference, version.version_cv_id as cv_id
      from _applications_v version join application on application.id = version.parent_id
    ), request_version as (
      select version.id, request.reference
      from _consultation_requests_v version join request on request.id = version.parent_id
    ), document as (
      select cv_id as id, reference, 'applications' as kind from application
      union select cv_id, reference, 'applications' from application_version
      union select rels.documents_id, request.reference, 'consultation-requests'
        from consultation_requests_rels rels join request on request.id = rels.parent_id
      union select rels.documents_id, version.reference, 'consultation-requests'
        from _consultation_requests_v_rels rels
        join request_version version on version.id = rels.parent_id
    )`
}

const everythingReceived = sql`
  select 'applications' as part, 'applications' as kind, id, reference, null as filename
    from application
  union select 'consultation-requests', 'consultation-requests', id, reference, null from request
  union select 'application-versions', 'applications', id, reference, null from application_version
  union select 'request-versions', 'consultation-requests', id, reference, null from request_version
  union select 'documents', document.kind, documents.id, document.reference, documents.filename
    from document join documents on documents.id = document.id
  union select 'emails', 'applications', emails.id, application.reference, null
    from emails join application
      on application.reference in (emails.about, emails.data->>'reference')
  union select 'emails', 'consultation-requests', emails.id, request.reference, null
    from emails join request on request.reference in (emails.about, emails.data->>'reference')`

/** Whether a text contains the address as a whole, not as part of a longer one. */
function names(text: SQL, email: string): SQL {
  const literal = email.replace(/[^a-z0-9]/g, (character) => `\\${character}`)
  const pattern = `(^|[^a-z0-9._%+-])${literal}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`
  return sql`(position(${email} in lower(${text})) > 0 and lower(${text}) ~ ${pattern})`
}

/** All emails contain the company's own addresses, which makes them no data about a person. */
function isOurOwn(email: string): SQL {
  return sql`(
    exists (select 1 from users where lower(users.email) = ${email})
    or exists (select 1 from company where lower(company.email) = ${email})
    or exists (select 1 from hire_us_texts where lower(text) = ${email})
    or exists (select 1 from careers_page_texts where lower(text) = ${email})
  )`
}

/** Reads holdings with a query that selects their properties. */
export const readHoldings = async (req: InTransaction, statement: SQL) =>
  (await query(req, sql`select * from (${statement}) as holding order by part, id`)) as Holding[]

export const normalAddress = (address: string): string => address.trim().toLowerCase()

/**
 * The keyed fingerprint of an address in a proof of erasure. Without the secret, the address cannot
 * be recovered, not even by trying all known ones; with it, a given address can be checked.
 */
export const fingerprintOf = (address: string, secret: string): string =>
  signature('erasure', normalAddress(address), secret).toString('hex')
