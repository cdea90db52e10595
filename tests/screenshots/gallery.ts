import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Picture = { screen: string; width: number; theme: Theme; file: string }

/** A page that shows the pictures side by side: a row for each screen, light beside dark. */
export async function writeGallery(folder: string, pictures: Picture[]): Promise<void> {
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const rows = screens.map((screen) =>
    row(
      screen,
      pictures.filter((each) => each.screen === screen),
    ),
  )
  await writeFile(join(folder, 'index.html'), page(screens, rows))
}

const row = (screen: string, pictures: Picture[]) => `
    <section id="${screen}">
      <h2>${screen}</h2>
      <div>${pictures.map(figure).join('')}
      </div>
    </section>`

const figure = ({ screen, width, theme, file }: Picture) => `
        <figure>
          <figcaption>${width} px, ${theme}</figcaption>
          <a href="${file}"><img src="${file}" alt="${screen} at ${width} px, ${theme}" loading="lazy"></a>
        </figure>`

const page = (screens: string[], rows: string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Every screen</title>
    <style>
      body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #888; }
      nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
      a { color: inherit; }
      section > div { display: flex; align-items: flex-start; gap: 16px; overflow-x: auto; }
      figure { flex: none; margin: 0; }
      img { display: block; height: 70vh; max-width: 45vw; object-fit: contain; object-position: top; }
    </style>
  </head>
  <body>
    <h1>Every screen</h1>
    <nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ')}</nav>${rows.join('')}
  </body>
</html>
`
