import { refuseIf } from './verdict.ts'

/** Files that run when opened, in any program. */
const programNames =
  /\.(?:exe|dll|scr|com|pif|msi|bat|cmd|ps1|vbs|vbe|wsf|wsh|hta|jse?|jar|lnk|chm|reg)$/i

/** Relationship types loaded together with the document; links and pictures are not among them. */
const loadedTypes = /\/(?:attachedTemplate|oleObject|frame|subDocument|package|aFChunk|control)$/i

/** Rejects part names that only programs have, and ActiveX controls, which are programs too. */
export function refuseProgramParts(names: Iterable<string>): void {
  for (const name of names) {
    refuseIf(programNames.test(name) || /(?:^|\/)activeX\//i.test(name), 'program')
  }
}

/**
 * Rejects relationships (ECMA-376, part 2, 9.3) to a template, an object or a part on the network.
 * A template path on the author's own disk, which Word writes, is allowed.
 */
export function refuseRemoteParts(relations: string): void {
  refuseIf(/<!DOCTYPE|<!ENTITY/i.test(relations), 'mixed')
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const isExternal = /^external$/i.test(attribute(tag, 'TargetMode') ?? '')
    const isLoaded = loadedTypes.test(attribute(tag, 'Type') ?? '')
    refuseIf(isExternal && isLoaded && isRemote(attribute(tag, 'Target') ?? ''), 'remote')
  }
}

/** Whether it is on another machine: any URL other than a file's, or a network share. */
function isRemote(target: string): boolean {
  const address = target.trim().replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/')
  const isFile = /^file:\/\/(?:localhost)?\/(?![\\/])/i.test(address)
  return /^[\\/]{2}/.test(address) || (/^[a-z][a-z\d+.-]+:/i.test(address) && !isFile)
}

/** Rejects an OLE object that wraps a file of any type (stream `Ole10Native`). */
export function refusePackagedFile(oleObject: Buffer): void {
  refuseIf(oleObject.includes(Buffer.from('Ole10Native', 'utf16le')), 'program')
}

/** Rejects OpenDocument XML that runs a macro of the reader or names a remote template. */
export function refuseActiveText(xml: string): void {
  refuseIf(/<script:event-listener\s/.test(xml), 'macros')
  const [template = ''] = /<meta:template\s[^>]*>/.exec(xml) ?? []
  refuseIf(/^(?:https?|ftp|smb):/i.test(attribute(template, 'xlink:href') ?? ''), 'remote')
}

/** The value of an attribute, with character references decoded. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value?.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
