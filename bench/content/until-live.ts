/** Timeout in milliseconds. */
const patience = 5_000
const pause = 20

/**
 * Milliseconds from publishing to the first response with the change.
 *
 * @param page the URL of the page, which is polled.
 * @param text text that the page only has afterwards.
 * @param publish sends the edit; begins at once.
 * @throws when publishing fails or the page does not show it within five seconds
 */
export async function timeUntilLive(
  page: string,
  text: string,
  publish: () => Promise<void>,
): Promise<number> {
  // Make sure that the old version is cached.
  await fetch(page).then((answer) => answer.text())
  const clicked = performance.now()
  const seen = async () => {
    while (performance.now() < clicked + patience) {
      const shown = await (await fetch(page)).text()
      if (shown.includes(text)) return performance.now() - clicked
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new Error(`“${text}” never went live.`)
  }
  const [took] = await Promise.all([seen(), publish()])
  return took
}
