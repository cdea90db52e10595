/*
 * What the screens share: icons, frames, charts, a city map, a ticket code.
 * Every function returns markup. `board(key, markup)` adds an artboard of 1600 by 1000; with a key in
 * the address (`#cover-...`) that artboard alone is shown, without one all of them, for drawing.
 */
const Kit = {
  icon(name, size = 20, stroke = 1.75, style = '') {
    const drawing = window.ICONS[name]
    if (!drawing) throw new Error(`No icon named ${name}`)
    return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" style="${style}">${drawing}</svg>`
  },

  board(key, markup, style = '') {
    const only = window.location.hash.slice(1)
    if (only && only !== key) return
    document.body.insertAdjacentHTML(
      'beforeend',
      `<section class="board" id="b-${key}" style="${style}">${markup}</section>`,
    )
  },

  /** A seeded source of numbers between 0 and 1: drawings come out the same every time. */
  random(seed) {
    let state = seed >>> 0
    return () => {
      state = (state + 0x6d2b79f5) >>> 0
      let t = state
      t = Math.imul(t ^ (t >>> 15), t | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
  },

  phone({ x, y, zoom = 1, android = false, time = '9:41', screen, style = '', scr = '' }) {
    const signal = `<svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.500" width="3" height="6.500" rx="1"/><rect x="10" y="2.800" width="3" height="9.200" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>`
    const battery = `<svg width="27" height="13" viewBox="0 0 27 13" fill="none"><rect x=".5" y=".5" width="22" height="12" rx="3.800" stroke="currentColor" opacity=".45"/><rect x="2" y="2" width="16" height="9" rx="2.400" fill="currentColor"/><path d="M24.500 4.500v4c.9-.3 1.500-1.100 1.500-2s-.6-1.700-1.500-2Z" fill="currentColor" opacity=".5"/></svg>`
    return `<div class="phone${android ? ' android' : ''}" style="left:${x / zoom}px;top:${y / zoom}px;zoom:${zoom};${style}"><div class="scr" style="${scr}"><div class="status"><span>${time}</span><i class="isle"></i><span class="row" style="gap:6px">${signal}${battery}</span></div>${screen}<i class="homebar"></i></div></div>`
  },

  browser({ x, y, w, h, zoom = 1, url, page, style = '' }) {
    return `<div class="browser" style="left:${x / zoom}px;top:${y / zoom}px;width:${w / zoom}px;height:${h / zoom}px;zoom:${zoom};${style}"><div class="chrome"><div class="dots"><i></i><i></i><i></i></div><div class="url">${Kit.icon('lock', 12, 2)}${url}</div><div class="row" style="gap:14px;opacity:.7">${Kit.icon('share-2', 15)}${Kit.icon('plus', 16)}</div></div><div class="page">${page}</div></div>`
  },

  /** A smooth line through points, as path data. */
  smooth(points, tension = 0.5) {
    let d = `M${points[0][0].toFixed(1)} ${points[0][1].toFixed(1)}`
    for (let i = 0; i < points.length - 1; i++) {
      const p0 = points[i - 1] ?? points[i]
      const p1 = points[i]
      const p2 = points[i + 1]
      const p3 = points[i + 2] ?? p2
      const k = tension / 3
      const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k]
      const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k]
      d += `C${[...c1, ...c2, ...p2].map((n) => n.toFixed(1)).join(' ')}`
    }
    return d
  },

  line(points) {
    return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`
  },

  /**
   * A city seen from above. Districts are grids of blocks turned by an angle; each block belongs to
   * the nearest district. Roads, the river and parks lie over them.
   */
  city({
    w,
    h,
    seed = 7,
    colors,
    districts,
    parks = [],
    water = [],
    roads = [],
    rails = [],
    labels = [],
    buildings = false,
    street = 7,
    style = '',
    extra = '',
  }) {
    const rand = Kit.random(seed)
    const nearest = (px, py) => {
      let best = 0
      let distance = Number.POSITIVE_INFINITY
      districts.forEach((d, i) => {
        const value = ((px - d.x) ** 2 + (py - d.y) ** 2) * (d.weight ?? 1)
        if (value < distance) {
          distance = value
          best = i
        }
      })
      return best
    }
    let blocks = ''
    let houses = ''
    districts.forEach((d, index) => {
      const a = (d.angle * Math.PI) / 180
      const cos = Math.cos(a)
      const sin = Math.sin(a)
      const reach = d.reach ?? 900
      let rects = ''
      let inner = ''
      for (let v = -reach; v < reach; ) {
        const bh = d.size[1] * (0.8 + rand() * 0.5)
        for (let u = -reach; u < reach; ) {
          const bw = d.size[0] * (0.7 + rand() * 0.7)
          const cx = d.x + (u + bw / 2) * cos - (v + bh / 2) * sin
          const cy = d.y + (u + bw / 2) * sin + (v + bh / 2) * cos
          const inside = cx > -bw && cx < w + bw && cy > -bh && cy < h + bh
          if (inside && nearest(cx, cy) === index) {
            rects += `<rect x="${u.toFixed(1)}" y="${v.toFixed(1)}" width="${(bw - street).toFixed(1)}" height="${(bh - street).toFixed(1)}" rx="2"/>`
            if (buildings) {
              const step = d.house ?? 26
              for (let hx = 5; hx < bw - street - 12; hx += step * (0.8 + rand() * 0.7)) {
                for (const hy of bh > 60 ? [5, bh - street - 5 - step * 0.7] : [6]) {
                  if (rand() < 0.18) continue
                  const hw = Math.min(step * (0.5 + rand() * 0.35), bw - street - 5 - hx)
                  const hh = step * (0.5 + rand() * 0.3)
                  if (hw > 6)
                    inner += `<rect x="${(u + hx).toFixed(1)}" y="${(v + hy).toFixed(1)}" width="${hw.toFixed(1)}" height="${hh.toFixed(1)}" rx="1"/>`
                }
              }
            }
          }
          u += bw
        }
        v += bh
      }
      const turn = `transform="translate(${d.x} ${d.y}) rotate(${d.angle})"`
      blocks += `<g ${turn}>${rects}</g>`
      houses += `<g ${turn}>${inner}</g>`
    })
    const stroke = (list, color, extraWidth) =>
      list
        .map(
          (r) =>
            `<path d="${Kit.smooth(r.points, r.tension ?? 0.5)}" fill="none" stroke="${color(r)}" stroke-width="${r.width + extraWidth}" stroke-linecap="round" stroke-linejoin="round"/>`,
        )
        .join('')
    const area = (list, color) =>
      list
        .map((p) =>
          p.width
            ? stroke([p], () => color, 0)
            : `<path d="${Kit.smooth([...p.points, p.points[0]], 0.5)}Z" fill="${color}"/>`,
        )
        .join('')
    const text = labels
      .map(
        (l) =>
          `<text x="${l.x}" y="${l.y}" transform="rotate(${l.angle ?? 0} ${l.x} ${l.y})" font-size="${l.size ?? 14}" font-weight="${l.weight ?? 500}" letter-spacing="${l.spacing ?? 0}" text-anchor="middle" fill="${l.color ?? colors.label}" stroke="${colors.halo ?? 'none'}" stroke-width="${colors.halo ? 4 : 0}" stroke-linejoin="round" paint-order="stroke">${l.text}</text>`,
      )
      .join('')
    return `<svg class="city" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}" font-family="Onest"><rect width="${w}" height="${h}" fill="${colors.street}"/><g fill="${colors.block}">${blocks}</g>${buildings ? `<g fill="${colors.house}">${houses}</g>` : ''}${area(parks, colors.park)}${area(water, colors.water)}${stroke(rails, () => colors.rail ?? colors.casing, 0)}${stroke(roads, () => colors.casing, 4)}${stroke(roads, (r) => (r.main ? colors.main : colors.road), 0)}${extra}${text}</svg>`
  },

  /** A square code in the manner of Aztec: a bull's-eye in the middle, data around it. */
  code(size, color = '#000', modules = 27, seed = 41) {
    const rand = Kit.random(seed)
    const c = (modules - 1) / 2
    let cells = ''
    for (let j = 0; j < modules; j++) {
      for (let i = 0; i < modules; i++) {
        const ring = Math.max(Math.abs(i - c), Math.abs(j - c))
        let on = rand() < 0.5
        if (ring <= 5) on = ring % 2 === 0
        if (ring === 6) on = (i + j) % 3 === 0 || rand() < 0.3
        if (on) cells += `M${i} ${j}h1v1h-1z`
      }
    }
    return `<svg width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges"><path d="${cells}" fill="${color}"/></svg>`
  },

  /** A round picture of a person from `faces/`. */
  face(name, size, ground, style = '') {
    return `<span style="display:block;flex:none;width:${size}px;height:${size}px;border-radius:50%;overflow:hidden;background:${ground};${style}"><img src="faces/${name}.svg" alt="" style="display:block;width:100%;height:100%"></span>`
  },

  /** A ring that is filled to a share between 0 and 1. */
  ring(size, width, share, color, track) {
    const r = (size - width) / 2
    const length = 2 * Math.PI * r
    return `<svg width="${size}" height="${size}" style="transform:rotate(-90deg)"><circle cx="${size / 2}" cy="${size / 2}" r="${r}" fill="none" stroke="${track}" stroke-width="${width}"/><circle cx="${size / 2}" cy="${size / 2}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${(length * share).toFixed(1)} ${length.toFixed(1)}"/></svg>`
  },
}
window.Kit = Kit
