import { refuseIf } from './verdict.ts'

/** What is run when it is opened, whatever program it is opened with. */
const programNames =
  /\.(?:exe|dll|scr|com|pif|msi|bat|cmd|ps1|vbs|vbe|wsf|wsh|hta|jse?|jar|lnk|chm|reg)$/i

/** Parts of a document that are loaded with it; links and pictures are not among them. */
const loadedTypes = /\/(?:attachedTemplate|oleObject|frame|subDocument|package|aFChunk|control)$/i

/** Refuses names of parts that only programs have, and controls (ActiveX), which are programs too. */
export function refuseProgramParts(names: Iterable<string>): void {
  for (const name of names) {
    refuseIf(programNames.test(name) || /(?:^|\/)activeX\//i.test(name), 'program')
  }
}

/**
 * Refuses a list of relations (ECMA-376, part 2, 9.3) with a template, an object or a part that is
 * loaded from the network. Word writes where a template lay on its author's disk; that one stays.
 */
export function refuseRemoteParts(relations: string): void {
  refuseIf(/<!DOCTYPE|<!ENTITY/i.test(relations), 'mixed')
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const isExternal = /^external$/i.test(attribute(tag, 'TargetMode') ?? '')
    const isLoaded = loadedTypes.test(attribute(tag, 'Type') ?? '')
    refuseIf(isExternal && isLoaded && isRemote(attribute(tag, 'Target') ?? ''), 'remote')
  }
}

/** On another machine: by any address that is not of a file, and by the share of a network. */
function isRemote(target: string): boolean {
  const address = target.trim().replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/')
  const isFile = /^file:\/\/(?:localhost)?\/(?![\\/])/i.test(address)
  return /^[\\/]{2}/.test(address) || (/^[a-z][a-z\d+.-]+:/i.test(address) && !isFile)
}

/** Refuses an OLE object that is a file of any kind in a wrapping (its stream `Ole10Native`). */
export function refusePackagedFile(oleObject: Buffer): void {
  refuseIf(oleObject.includes(Buffer.from('Ole10Native', 'utf16le')), 'program')
}

/** Refuses a text of OpenDocument that runs a macro of its reader's, or names a template far away. */
export function refuseActiveText(xml: string): void {
  refuseIf(/<script:event-listener\s/.test(xml), 'macros')
  const [template = ''] = /<meta:template\s[^>]*>/.exec(xml) ?? []
  refuseIf(/^(?:https?|ftp|smb):/i.test(attribute(template, 'xlink:href') ?? ''), 'remote')
}

/** The value of an attribute, with its characters as they are meant. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value?.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
