declare module '@marbec/web-auto-extractor' {
  export default class {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): { jsonld: object; microdata: object }
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: { type: string }[] }
  export default class {
    validate(data: object): Promise<Issue[]>
  }
}
