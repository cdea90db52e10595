export type Contrast = {
  kind: 'text' | 'copy' | 'edge'
  text: string
  colours: string
  ratio: number
  /** What WCAG asks for here. */
  least: number
  overPicture: boolean
}

/**
 * Measures every text and every edge of a form control that is shown. Runs in the page, so it holds
 * everything it needs. Colours are laid over each other as they are painted: the backgrounds of all
 * ancestors down to the first opaque one, and then the text.
 */
export function measureContrast(): Contrast[] {
  type Colour = { red: number; green: number; blue: number; alpha: number }
  const copySelector = 'main p, main li, main dd, main .prose'
  const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 }
  const known = new Map<string, Colour>()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  /** The browser itself says what a colour is, in whatever notation it was given. */
  function parse(colour: string): Colour {
    const before = known.get(colour)
    if (before) return before
    if (!canvas) throw new Error('There is no canvas to read colours with.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const parsed = { red, green, blue, alpha: alpha / 255 }
    known.set(colour, parsed)
    return parsed
  }

  function over(top: Colour, below: Colour): Colour {
    const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha)
    return {
      red: mix(top.red, below.red),
      green: mix(top.green, below.green),
      blue: mix(top.blue, below.blue),
      alpha: 1,
    }
  }

  function luminance({ red, green, blue }: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function contrast(one: Colour, other: Colour): number {
    const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /** What is behind an element's text, and the ancestor that covers whatever lies further back. */
  function backgroundOf(element: Element): { colour: Colour; cover: Element; picture: boolean } {
    const layers: Colour[] = []
    let picture = false
    let cover = document.documentElement as Element
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') picture = true
      const layer = parse(backgroundColor)
      if (layer.alpha === 0) continue
      layers.push(layer)
      cover = at
      if (layer.alpha === 1) break
    }
    const colour = layers.reduceRight((below, layer) => over(layer, below), white)
    return { colour, cover, picture }
  }

  /** How much of an element is left of its colours after the opacity of all around it. */
  function opacityOf(element: Element): number {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity)
    }
    return opacity
  }

  const pictures = [...document.querySelectorAll('img, video, canvas')]
    .filter((each) => each.checkVisibility())
    .map((each) => ({ each, box: each.getBoundingClientRect() }))

  function hasPictureBehind(box: DOMRect, cover: Element): boolean {
    return pictures.some(
      ({ each, box: other }) =>
        cover.contains(each) &&
        box.left < other.right - 1 &&
        box.right > other.left + 1 &&
        box.top < other.bottom - 1 &&
        box.bottom > other.top + 1,
    )
  }

  /** What only screen readers read has no colours, and what cannot be used may be pale. */
  const isJudged = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, :disabled, [aria-disabled="true"]')

  function measure(element: Element, box: DOMRect, text: string, paint: string): Contrast {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const { colour: background, cover, picture } = backgroundOf(element)
    const own = parse(paint)
    const colour = over({ ...own, alpha: own.alpha * opacityOf(element) }, background)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const isCopy = element.closest(copySelector) !== null
    const [large, small] = isCopy ? [4.5, 7] : [3, 4.5]
    return {
      kind: isCopy ? 'copy' : 'text',
      text: text.trim().slice(0, 50),
      colours: `${tell(colour)} on ${tell(background)}`,
      ratio: contrast(colour, background),
      least: isLarge ? large : small,
      overPicture: picture || hasPictureBehind(box, cover),
    }
  }

  const tell = ({ red, green, blue }: Colour) =>
    `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

  function measureTexts(): Contrast[] {
    const found: Contrast[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      const element = texts.currentNode.parentElement
      if (!text.trim() || !element || !isJudged(element)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width < 1 || box.height < 1) continue
      found.push(measure(element, box, text, getComputedStyle(element).color))
    }
    return found
  }

  function measureControl(control: Element): Contrast[] {
    const box = control.getBoundingClientRect()
    const name = control.getAttribute('name') ?? control.tagName.toLowerCase()
    const { color, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(control)
    const found: Contrast[] = []
    if (!control.matches('[type="checkbox"], [type="radio"]')) {
      found.push(measure(control, box, `what is typed into ${name}`, color))
    }
    if (control.hasAttribute('placeholder')) {
      const placeholder = getComputedStyle(control, '::placeholder').color
      found.push(measure(control, box, `the placeholder of ${name}`, placeholder))
    }
    const outside = backgroundOf(control.parentElement ?? document.body).colour
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
    const edge = hasEdge ? over(parse(borderTopColor), outside) : backgroundOf(control).colour
    found.push({
      kind: 'edge',
      text: name,
      colours: `${tell(edge)} on ${tell(outside)}`,
      ratio: contrast(edge, outside),
      least: 3,
      overPicture: false,
    })
    return found
  }

  const controls = [...document.querySelectorAll('input, textarea, select')].filter(
    (control) => isJudged(control) && control.getBoundingClientRect().width > 1,
  )
  return [...measureTexts(), ...controls.flatMap(measureControl)]
}
