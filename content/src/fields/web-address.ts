type Rule = { required?: boolean }

/** An address that browsers open safely: never `javascript:`, and nothing on the way can change it. */
export function validateSecureAddress(value: unknown, { required }: Rule): string | true {
  return (
    isLeftOut(value, required) ||
    addressWith(value, 'https:') ||
    'Give a whole address that starts with https://, such as https://www.company.example.'
  )
}

/** An address of somebody else's, who may not have a certificate. */
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
