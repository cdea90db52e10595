/** How long to wait before saying that it never came, in milliseconds. */
const patience = 5_000
const pause = 20

/**
 * Milliseconds from the click on “publish” to the first page that shows it.
 *
 * @param page the address of the page, which is asked for again and again.
 * @param text what the page has only afterwards.
 * @param publish sends the edit; begins at once.
 * @throws when publishing fails or the page does not show it within five seconds
 */
export async function timeUntilLive(
  page: string,
  text: string,
  publish: () => Promise<void>,
): Promise<number> {
  // As it was before, in whatever the site keeps.
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
