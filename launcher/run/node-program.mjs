/**
 * The command line that runs a script with the current Node and ends it when this process is
 * killed; spawn it from this process, `detached` (it leads its own process group) and with an `ipc`
 * channel.
 * @param {string} script
 * @param {string[]} args
 */
export function nodeProgram(script, ...args) {
  const preload = new URL(`./exit-with-parent.mjs?parent=${process.pid}`, import.meta.url).href
  return { command: process.execPath, args: ['--import', preload, script, ...args] }
}
