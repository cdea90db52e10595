/** Why a file is refused. */
export type Fault =
  /** None of the kinds that are asked for. */
  | 'wrongKind'
  /** It begins like nothing that is known. */
  | 'unknownKind'
  /** It begins like its kind and does not go on like it. */
  | 'damaged'
  /** It cannot be looked into without a password. */
  | 'protected'
  | 'macros'
  /** It runs scripts, or starts programs. */
  | 'scripts'
  /** It loads a template, or a part of itself, from elsewhere. */
  | 'remote'
  /** A program is in it. */
  | 'program'
  /** A scanner has recognised it. */
  | 'infected'
  /** It can also be read as something else (a polyglot), or hides something. */
  | 'mixed'
  /** It grows out of proportion when it is opened (a bomb). */
  | 'oversized'

/** Thrown where a fault is found. */
export class Refused extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.name = 'Refused'
    this.fault = fault
  }
}

/** @throws Refused for this fault, if it is one. */
export function refuseIf(isSo: boolean, fault: Fault): void {
  if (isSo) throw new Refused(fault)
}
