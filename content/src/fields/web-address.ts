type Rule = { required?: boolean }

/** Validates a secure URL: HTTPS only, which excludes `javascript:` and prevents tampering. */
export function validateSecureAddress(value: unknown, { required }: Rule): string | true {
  return (
    isLeftOut(value, required) ||
    addressWith(value, 'https:') ||
    'Give a whole address that starts with https://, such as https://www.company.example.'
  )
}

/** Validates the URL of a third party, whose site may not support HTTPS. */
export function validateWebAddress(value: unknown, { required }: Rule): string | true {
  return (
    isLeftOut(value, required) ||
    addressWith(value, 'https:', 'http:') ||
    'Give a whole address, such as https://www.client.example.'
  )
}

const isLeftOut = (value: unknown, required?: boolean): boolean =>
  !required && (value === undefined || value === null || value === '')

function addressWith(value: unknown, ...protocols: string[]): boolean {
  return (
    typeof value === 'string' &&
    URL.canParse(value) &&
    protocols.includes(new URL(value).protocol) &&
    new URL(value).hostname.includes('.')
  )
}
