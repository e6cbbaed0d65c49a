/** A picture of 1200 × 800: a warm wall, a floor and what stands before them. */
const scene = (wall: string, floor: string, content: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">' +
  `<rect width="1200" height="800" fill="${wall}"/><path d="M0 590H1200V800H0Z" fill="${floor}"/>${content}</svg>`

const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#4a2f25" opacity=".14"/>`

/** A round window with the sea behind it. */
const porthole = (cx: number, cy: number, r: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r + 18}" fill="#fff8ee"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#f6cfa2"/>` +
  `<path d="M${cx - r} ${cy + r * 0.25}A${r} ${r} 0 0 0 ${cx + r} ${cy + r * 0.25}Z" fill="#6fa0a6"/>` +
  `<circle cx="${cx + r * 0.3}" cy="${cy - r * 0.1}" r="${r * 0.26}" fill="#ec8a5e"/>`

/** A plant in a pot. */
const plant = (x: number, y: number, leaf: string): string =>
  `<g transform="translate(${x} ${y})"><g fill="${leaf}"><path d="M0-60Q-110-150-90-270 10-210 0-60Z"/><path d="M0-60Q110-150 100-250-6-200 0-60Z"/>` +
  '<path d="M0-60Q-30-190 8-330 46-190 0-60Z"/></g><path d="M-62-70H62L44 60H-44Z" fill="#c66a48"/><path d="M-70-84H70V-52H-70Z" fill="#d87f5b"/></g>'

const candle = (x: number, y: number, height: number): string =>
  `<g transform="translate(${x} ${y})"><rect x="-26" y="${-height}" width="52" height="${height}" rx="8" fill="#fff4e2"/>` +
  `<path d="M0 ${-height - 66}q26 36 0 62-26-26 0-62Z" fill="#f2a14f"/><path d="M0 ${-height - 36}q11 16 0 30-11-14 0-30Z" fill="#fff0c9"/></g>`

/** A table for massages, with a towel. */
const massageTable = (sheet: string, towel: string): string =>
  shadow(600, 716, 430, 30) +
  '<path d="M300 520 262 716M900 520l38 196M420 520l-20 190M780 520l20 190" stroke="#8b5a3c" stroke-width="22" stroke-linecap="round"/>' +
  `<rect x="200" y="450" width="800" height="90" rx="42" fill="${sheet}"/><rect x="200" y="500" width="800" height="40" rx="20" fill="#3b241b" opacity=".12"/>` +
  `<rect x="220" y="404" width="190" height="70" rx="35" fill="#fff6ea"/><path d="M560 446H860V560q-150 34-300 0Z" fill="${towel}"/><path d="M560 486H860M560 512q150 24 300 0" stroke="#fff6ea" stroke-width="8" fill="none" opacity=".6"/>`

/** Round stones, one on the other. */
const stones = (x: number, y: number): string =>
  shadow(x, y + 6, 170, 20) +
  `<ellipse cx="${x}" cy="${y - 40}" rx="150" ry="52" fill="#6e5a52"/><ellipse cx="${x + 10}" cy="${y - 122}" rx="112" ry="44" fill="#8a7268"/>` +
  `<ellipse cx="${x - 6}" cy="${y - 194}" rx="78" ry="36" fill="#a98f82"/><ellipse cx="${x - 30}" cy="${y - 208}" rx="30" ry="8" fill="#fff" opacity=".3"/>`

/** A person, drawn as one soft line of limbs. */
const figure = (limbs: string, head: readonly [number, number], cloth: string, skin: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${cloth}" stroke-width="58">${limbs}</g>` +
  `<circle cx="${head[0]}" cy="${head[1]}" r="46" fill="${skin}"/><path d="M${head[0] - 46} ${head[1] - 6}a46 46 0 0 1 92-4q-40-26-92 4Z" fill="#3d2a25"/>`

const mat = (x: number, width: number, colour: string): string =>
  `<path d="M${x} 700H${x + width}l40 40H${x - 40}Z" fill="${colour}"/>`

/** The frame of a reformer, with its carriage and springs. */
const reformer = (carriage: string): string =>
  shadow(600, 730, 460, 26) +
  '<path d="M170 640H1030" stroke="#a8754f" stroke-width="34" stroke-linecap="round"/><path d="M220 650V724M980 650V724" stroke="#7d5437" stroke-width="30" stroke-linecap="round"/>' +
  '<path d="M250 624V520H190" stroke="#5b6670" stroke-width="18" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<path d="M300 612q16-22 32 0t32 0 32 0 32 0" stroke="#8d98a2" stroke-width="10" fill="none"/>' +
  `<rect x="440" y="566" width="420" height="54" rx="24" fill="${carriage}"/><rect x="806" y="500" width="60" height="84" rx="24" fill="${carriage}"/>` +
  '<circle cx="480" cy="628" r="15" fill="#4b555e"/><circle cx="820" cy="628" r="15" fill="#4b555e"/>'

/** A portrait of 400 × 400. */
const portrait = (ground: string, circle: string, skin: string, hair: string, cloth: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
  `<rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="210" r="160" fill="${circle}"/>${hair}` +
  `<path d="M60 400q10-118 140-118t140 118Z" fill="${cloth}"/><path d="M166 240h68v54q-34 34-68 0Z" fill="${skin}"/><path d="M166 262q34 26 68 0v14q-34 26-68 0Z" fill="#3d2a25" opacity=".14"/>` +
  `<ellipse cx="200" cy="186" rx="66" ry="78" fill="${skin}"/><g fill="#3d2a25"><circle cx="176" cy="186" r="6"/><circle cx="224" cy="186" r="6"/></g>` +
  '<path d="M178 222q22 20 44 0" stroke="#8f3f2e" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M200 190l-5 20h10" stroke="#3d2a25" stroke-width="4" fill="none" opacity=".35" stroke-linecap="round"/>'

/** The pictures of services and staff, by the id of the image. */
export const bookingsMedia: Readonly<Record<string, string>> = {
  'frontdesk-massage.svg': /* @__PURE__ */ scene(
    '#f7e6d4',
    '#e6c7a8',
    /* @__PURE__ */ porthole(930, 210, 110) +
      /* @__PURE__ */ massageTable('#f0d9bd', '#c9694b') +
      /* @__PURE__ */ plant(130, 640, '#7c8f5c'),
  ),
  'frontdesk-slow-massage.svg': /* @__PURE__ */ scene(
    '#f4ddd2',
    '#dcb39f',
    /* @__PURE__ */ candle(760, 700, 110) +
      /* @__PURE__ */ candle(850, 712, 170) +
      /* @__PURE__ */ candle(940, 706, 80) +
      /* @__PURE__ */ stones(400, 700) +
      '<path d="M520 300q60-120 180-130-10 120-180 130Z" fill="#8fa06c"/><path d="M520 300q-50-110-170-116 6 106 170 116Z" fill="#a5b381"/><path d="M520 300V420" stroke="#6d7d4e" stroke-width="12" stroke-linecap="round"/>',
  ),
  'frontdesk-consultation.svg': /* @__PURE__ */ scene(
    '#f6ead7',
    '#e3cfae',
    /* @__PURE__ */ porthole(600, 210, 120) +
      /* @__PURE__ */ shadow(600, 716, 420, 28) +
      '<path d="M230 500q0-90 90-90h60q80 0 80 90v60h70v130H210V560Z" fill="#d1714d"/><path d="M970 500q0-90-90-90h-60q-80 0-80 90v60h-70v130h320V560Z" fill="#7f9a86"/>' +
      '<path d="M210 620h320v70H210Z" fill="#b65b3b"/><path d="M670 620h320v70H670Z" fill="#66826e"/><ellipse cx="600" cy="610" rx="86" ry="20" fill="#a8754f"/><path d="M600 620v90" stroke="#a8754f" stroke-width="18"/>' +
      '<path d="M566 560h54v40q-27 16-54 0Z" fill="#fff8ee"/><path d="M620 568q24 0 20 18-6 12-22 10" stroke="#fff8ee" stroke-width="8" fill="none"/>',
  ),
  'frontdesk-osteopathy.svg': /* @__PURE__ */ scene(
    '#efe3d6',
    '#d8bfa4',
    '<circle cx="600" cy="370" r="270" fill="#e6b98f"/>' +
      '<g fill="#fff8ee">' +
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (place) =>
            `<rect x="${528 + Math.round(Math.sin(place / 1.4) * 34)}" y="${150 + place * 66}" width="${120 - place * 3}" height="46" rx="23"/>`,
        )
        .join('') +
      '</g><path d="M600 130q70 120 20 240t0 270" stroke="#c4623f" stroke-width="10" fill="none" stroke-dasharray="2 26" stroke-linecap="round"/>' +
      '<path d="M250 560q70-140 190-120l60 26q24 18-2 36l-70-8" stroke="#b9805a" stroke-width="44" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M950 560q-70-140-190-120l-60 26q-24 18 2 36l70-8" stroke="#b9805a" stroke-width="44" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  'frontdesk-private-yoga.svg': /* @__PURE__ */ scene(
    '#f8e3c8',
    '#e8c293',
    /* @__PURE__ */ porthole(270, 220, 120) +
      /* @__PURE__ */ mat(380, 460, '#b4583f') +
      /* @__PURE__ */ figure(
        '<path d="M610 420V560M610 560Q500 600 440 690M610 560Q720 600 780 690M440 690H780M610 440Q520 380 600 240M610 440Q700 380 620 240"/>',
        [610, 350],
        '#47666a',
        '#c98d66',
      ) +
      /* @__PURE__ */ plant(1010, 650, '#7f8f58'),
  ),
  'frontdesk-private-reformer.svg': /* @__PURE__ */ scene(
    '#f3e4da',
    '#dfc0ab',
    '<rect x="690" y="90" width="340" height="330" rx="170" fill="#fff6ea"/><rect x="716" y="116" width="288" height="304" rx="144" fill="#f3c79b"/>' +
      /* @__PURE__ */ reformer('#b85c48') +
      /* @__PURE__ */ figure(
        '<path d="M770 536H600M600 536Q500 430 420 500M640 536Q560 400 470 440"/>',
        [836, 500],
        '#3f6f7d',
        '#dba77f',
      ),
  ),
  'frontdesk-vinyasa.svg': /* @__PURE__ */ scene(
    '#fbe0c3',
    '#eab98a',
    '<circle cx="600" cy="340" r="200" fill="#f2a063"/>' +
      /* @__PURE__ */ mat(330, 540, '#3f6f7d') +
      /* @__PURE__ */ figure(
        '<path d="M360 690 590 430 840 690M590 430Q540 500 520 600"/>',
        [490, 640],
        '#8f3f2e',
        '#b97a54',
      ),
  ),
  'frontdesk-reformer.svg': /* @__PURE__ */ scene(
    '#ece2d6',
    '#d5bb9c',
    /* @__PURE__ */ porthole(980, 200, 100) +
      /* @__PURE__ */ porthole(680, 200, 100) +
      /* @__PURE__ */ porthole(380, 200, 100) +
      /* @__PURE__ */ reformer('#47666a') +
      /* @__PURE__ */ figure(
        '<path d="M520 540V400M520 540H640M520 420Q600 380 690 400M520 420Q440 440 400 500"/>',
        [520, 326],
        '#c66a48',
        '#e0b08c',
      ),
  ),
  'frontdesk-yin.svg': /* @__PURE__ */ scene(
    '#e9d6d3',
    '#c9a8a2',
    '<circle cx="880" cy="230" r="120" fill="#fff1dc"/><circle cx="926" cy="200" r="104" fill="#e9d6d3"/>' +
      /* @__PURE__ */ mat(240, 720, '#7b5575') +
      /* @__PURE__ */ figure(
        '<path d="M420 680Q520 560 660 620L820 680M660 620Q560 690 420 690M420 690H330"/>',
        [368, 640],
        '#8d6f94',
        '#c08a68',
      ) +
      /* @__PURE__ */ candle(160, 700, 90) +
      /* @__PURE__ */ candle(1060, 704, 120),
  ),
  'frontdesk-mobility.svg': /* @__PURE__ */ scene(
    '#f5e7c6',
    '#dfc58d',
    '<path d="M120 160H1080" stroke="#a8754f" stroke-width="20" stroke-linecap="round"/><path d="M320 170V330M420 170V330" stroke="#8b5a3c" stroke-width="10"/><circle cx="320" cy="372" r="44" fill="none" stroke="#c66a48" stroke-width="18"/><circle cx="420" cy="372" r="44" fill="none" stroke="#c66a48" stroke-width="18"/>' +
      /* @__PURE__ */ mat(470, 480, '#6f8a62') +
      /* @__PURE__ */ figure(
        '<path d="M710 420V560M710 560 600 690M710 560H850V690M710 440 560 330M710 440 870 380"/>',
        [710, 344],
        '#d0883f',
        '#8a5a3f',
      ),
  ),
  'frontdesk-first-steps.svg': /* @__PURE__ */ scene(
    '#f9e6d0',
    '#e9c6a0',
    '<g fill="#e9a873">' +
      [0, 1, 2, 3, 4, 5]
        .map(
          (week) =>
            `<circle cx="${200 + week * 160}" cy="${250 - Math.round(Math.sin(week / 1.6) * 80)}" r="${26 + week * 9}" opacity="${0.4 + week * 0.12}"/>`,
        )
        .join('') +
      '</g>' +
      ['#b4583f', '#47666a', '#8d6f94', '#6f8a62']
        .map(
          (colour, place) =>
            `<g transform="translate(${190 + place * 230} 0)"><rect x="0" y="590" width="150" height="110" rx="55" fill="${colour}"/><ellipse cx="146" cy="645" rx="34" ry="55" fill="#3d2a25" opacity=".22"/><circle cx="146" cy="645" r="14" fill="#fff6ea"/></g>`,
        )
        .join('') +
      /* @__PURE__ */ plant(1090, 660, '#7c8f5c'),
  ),
  'frontdesk-ines.svg':
    /* @__PURE__ */ portrait(
      '#f3d9c3',
      '#e6b690',
      '#c98d66',
      '<path d="M120 200q-10-130 80-130t80 130v90q-160 40-160 0Z" fill="#3d2a25"/>',
      '#b4583f',
    ) + '<path d="M136 176q20-66 64-66t64 66q-50-40-128 0Z" fill="#3d2a25"/></svg>',
  'frontdesk-rui.svg':
    /* @__PURE__ */ portrait(
      '#e6ddcb',
      '#c9d0b4',
      '#a96f4a',
      '<path d="M132 180q0-90 68-90t68 90Z" fill="#2c201c"/>',
      '#47666a',
    ) +
    '<path d="M136 156q24-56 64-56t64 56q-60-24-128 0Z" fill="#2c201c"/><path d="M136 210q10 60 64 60t64-60q-20 36-64 36t-64-36Z" fill="#2c201c"/></svg>',
  'frontdesk-marta.svg':
    /* @__PURE__ */ portrait(
      '#f6e2b9',
      '#f0c37e',
      '#e0b08c',
      '<circle cx="200" cy="84" r="40" fill="#a5562f"/><path d="M130 190q-4-100 70-100t70 100Z" fill="#a5562f"/>',
      '#6f8a62',
    ) + '<path d="M136 166q20-60 64-60t64 60q-44-34-128 0Z" fill="#a5562f"/></svg>',
  'frontdesk-jonas.svg':
    /* @__PURE__ */ portrait(
      '#dfe3df',
      '#b9c9c6',
      '#ecc4a4',
      '<path d="M130 180q0-96 70-96t70 96Z" fill="#d8a555"/>',
      '#7b5575',
    ) + '<path d="M134 160q6-66 66-66t66 60q-40 4-66-16-20 24-66 22Z" fill="#d8a555"/></svg>',
}
