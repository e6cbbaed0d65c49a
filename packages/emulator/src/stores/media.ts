/** A picture of 1000 × 1000: an object on a soft ground with its shadow. */
const scene = (wall: string, floor: string, object: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  `<rect width="1000" height="1000" fill="${wall}"/><path d="M0 720H1000V1000H0Z" fill="${floor}"/>${object}</svg>`

const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#22303a" opacity=".13"/>`

/** A rolled mat with the last turn lying open. */
const mat = (base: string, dark: string, light: string): string =>
  scene(
    '#eef1ee',
    '#e2e7e2',
    shadow(510, 800, 390, 44) +
      `<path d="M190 800 286 560H790L870 800Z" fill="${base}"/>` +
      `<path d="M190 800H870L874 818Q874 824 866 824H194Q186 824 186 816Z" fill="${dark}"/>` +
      `<path d="M250 762 318 592M330 762 384 592" stroke="${light}" stroke-width="5" opacity=".5"/>` +
      `<path d="M337 392H782V622H337a115 115 0 0 1 0-230Z" fill="${base}"/>` +
      `<path d="M222 507a115 115 0 0 1 115-115H782V430H340a92 92 0 0 0-92 92Z" fill="${light}" opacity=".45"/>` +
      `<path d="M300 622H782V578H262a115 115 0 0 0 38 44Z" fill="${dark}" opacity=".35"/>` +
      `<ellipse cx="782" cy="507" rx="66" ry="115" fill="${dark}"/>` +
      `<g fill="none" stroke="${light}" stroke-width="7"><ellipse cx="782" cy="507" rx="52" ry="92"/>` +
      `<ellipse cx="782" cy="507" rx="36" ry="64"/><ellipse cx="782" cy="507" rx="19" ry="35"/></g>` +
      `<g fill="#f4efe4"><path d="M398 390h40v234h-40zM596 390h40v234h-40z"/></g>` +
      '<g fill="#d8cfbd"><path d="M398 590h40v34h-40zM596 590h40v34h-40z"/></g>',
  )

/** A mat that lies unrolled, its far end still curled. */
const openMat = (base: string, dark: string, light: string): string =>
  scene(
    '#eef1ee',
    '#e2e7e2',
    shadow(500, 836, 430, 40) +
      `<path d="M262 300H738L884 812Q886 826 872 826H128Q114 826 116 812Z" fill="${base}"/>` +
      `<path d="M116 812Q114 826 128 826H872Q886 826 884 812L880 800H120Z" fill="${dark}"/>` +
      `<path d="M330 372H670M300 480H700M268 596H732M232 716H768" stroke="${light}" stroke-width="6" opacity=".45"/>` +
      `<path d="M500 340V800" stroke="${light}" stroke-width="6" stroke-dasharray="18 16" opacity=".6"/>` +
      `<rect x="246" y="236" width="508" height="96" rx="48" fill="${dark}"/>` +
      `<rect x="246" y="228" width="508" height="72" rx="36" fill="${base}"/>` +
      `<path d="M284 250H716" stroke="${light}" stroke-width="10" stroke-linecap="round" opacity=".6"/>`,
  )

/** The surface of a mat from near by, with a corner that shows its other side. */
const matSurface = (base: string, dark: string, light: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  '<defs><pattern id="grip" width="100" height="72" patternUnits="userSpaceOnUse">' +
  `<path d="M-25 24q25-26 50 0t50 0 50 0M-25 60q25-26 50 0t50 0 50 0" fill="none" stroke="${light}" stroke-width="9" opacity=".5"/>` +
  `</pattern></defs><rect width="1000" height="1000" fill="${base}"/><rect width="1000" height="1000" fill="url(#grip)"/>` +
  '<path d="M1000 470Q760 560 610 1000H1000Z" fill="#22303a" opacity=".16"/>' +
  `<path d="M1000 520Q830 640 660 1000Q700 800 1000 520Z" fill="${dark}"/>` +
  `<path d="M1000 560Q800 700 700 1000H1000Z" fill="${light}"/></svg>`

/** A thin mat, folded to a square with a handle. */
const travelMat = (): string =>
  scene(
    '#f3efe9',
    '#e8e1d6',
    shadow(500, 806, 330, 38) +
      '<path d="M400 420v-90a100 100 0 0 1 200 0v90" fill="none" stroke="#8a6a4c" stroke-width="26"/>' +
      '<rect x="210" y="690" width="580" height="112" rx="50" fill="#476a5d"/>' +
      '<rect x="204" y="586" width="592" height="112" rx="50" fill="#527a6b"/>' +
      '<rect x="210" y="482" width="580" height="112" rx="50" fill="#5e8b7a"/>' +
      '<rect x="204" y="400" width="592" height="90" rx="44" fill="#6d9c8a"/>' +
      '<g fill="#3c594f" opacity=".5"><path d="M254 690h492v8H254zM248 586h504v8H248zM254 482h492v8H254z"/></g>' +
      '<path d="M382 398h36v406h-36zM582 398h36v406h-36z" fill="#a07d5c"/>' +
      '<path d="M374 560h52v56h-52zM574 560h52v56h-52z" fill="#d9c6a5"/>',
  )

const speckles =
  '<path d="M292 470h12M350 520h16M420 500h10M330 600h12M410 640h16M300 690h10M380 720h12M450 580h12M470 690h10' +
  'M300 545h8M440 760h12M355 780h10M390 560h8M470 620h8M330 660h8" stroke="#8f6238" stroke-width="9"/>' +
  '<path d="M560 610h12M620 570h14M690 560h10M580 690h12M660 650h14M710 620h10M600 770h12M680 730h10M550 740h10' +
  'M640 700h8M700 690h8M590 640h8" stroke="#714a29" stroke-width="9"/>' +
  '<path d="M380 400h12M450 370h14M520 400h10M590 380h14M500 340h10M430 420h10M560 430h12M640 410h8" stroke="#a97b4c" stroke-width="9"/>'

/** A block of cork, seen from a corner. */
const block = (): string =>
  scene(
    '#f5f0e8',
    '#ebe3d5',
    shadow(510, 806, 370, 42) +
      '<g transform="matrix(1.22 0 0 .66 -112 262)"><path d="M250 420 520 500V860L250 760Z" fill="#c08b57"/>' +
      '<path d="M520 500 760 400V730L520 860Z" fill="#a2703f"/>' +
      '<path d="M250 420 500 330 760 400 520 500Z" fill="#d9ab78"/>' +
      `<g fill="none" stroke-linecap="round">${speckles}</g>` +
      '<path d="M250 420 520 500 760 400" fill="none" stroke="#ecc99d" stroke-width="6" stroke-linejoin="round"/></g>',
  )

/** A cotton strap, coiled, with its two rings. */
const strap = (): string =>
  scene(
    '#eef0f3',
    '#e1e5ea',
    shadow(490, 800, 330, 42) +
      '<path d="M470 786H800q38 0 38-34v-20" fill="none" stroke="#b9573f" stroke-width="52"/>' +
      '<circle cx="460" cy="540" r="252" fill="#c8654b"/>' +
      '<g fill="none" stroke="#a84d37" stroke-width="8"><circle cx="460" cy="540" r="212"/><circle cx="460" cy="540" r="172"/>' +
      '<circle cx="460" cy="540" r="132"/><circle cx="460" cy="540" r="92"/></g>' +
      '<circle cx="460" cy="540" r="54" fill="#e1e5ea"/>' +
      '<path d="M246 430A240 240 0 0 1 470 300" fill="none" stroke="#dd8a70" stroke-width="16" stroke-linecap="round"/>' +
      '<g fill="none" stroke="#7f8a94" stroke-width="18"><path d="M804 740v-84a36 36 0 0 1 72 0v84Z"/>' +
      '<path d="M790 722v-84a36 36 0 0 1 72 0v84Z" stroke="#9aa5ae"/></g>',
  )

/** A steel bottle with a wooden cap. */
const bottle = (): string =>
  scene(
    '#e9f0f2',
    '#dbe5e8',
    shadow(500, 846, 190, 30) +
      '<rect x="350" y="330" width="300" height="520" rx="64" fill="#3f6f7d"/>' +
      '<path d="M350 394q0-80 70-110V230H580v54q70 30 70 110Z" fill="#3f6f7d"/>' +
      '<path d="M586 322q64 30 64 90V786a64 64 0 0 1-64 64h-40q40-10 40-64Z" fill="#315864"/>' +
      '<rect x="392" y="380" width="34" height="380" rx="17" fill="#7fa9b4" opacity=".75"/>' +
      '<rect x="416" y="206" width="168" height="34" rx="8" fill="#aebcc2"/>' +
      '<rect x="408" y="130" width="184" height="84" rx="24" fill="#c99a67"/>' +
      '<path d="M430 150h140" stroke="#e0bd92" stroke-width="12" stroke-linecap="round"/>' +
      '<path d="M500 520q-56 46-56 96a56 56 0 0 0 112 0q0-50-56-96Z" fill="#dcebee" opacity=".9"/>' +
      '<path d="M350 800q150 34 300 0-8 50-64 50H414q-56 0-64-50Z" fill="#27474f" opacity=".35"/>',
  )

/** A tin of tea beside a steaming cup. */
const tea = (): string =>
  scene(
    '#f4eef0',
    '#e9dfe2',
    shadow(420, 836, 230, 34) +
      shadow(740, 834, 150, 24) +
      '<path d="M230 330V800q0 42 180 42t180-42V330Z" fill="#6b4a5e"/>' +
      '<path d="M520 350V836q70-10 70-36V330Z" fill="#57394c"/>' +
      '<path d="M218 260V340q0 40 192 40t192-40V260Z" fill="#825c73"/>' +
      '<ellipse cx="410" cy="260" rx="192" ry="42" fill="#99728a"/>' +
      '<ellipse cx="410" cy="256" rx="120" ry="24" fill="#ab869c"/>' +
      '<path d="M230 470q180 44 360 0V690q-180 44-360 0Z" fill="#f1e7da"/>' +
      '<g fill="#7f9a6b"><path d="M410 670q-86-44-70-142 90 20 70 142Z"/><path d="M410 670q86-44 70-142-90 20-70 142Z" fill="#68855a"/></g>' +
      '<path d="M410 676V560" stroke="#50694a" stroke-width="6"/>' +
      '<path d="M640 660H850q0 170-60 172H700q-60-2-60-172Z" fill="#fbf7f1"/>' +
      '<path d="M846 700q62-6 52 50-10 44-76 40" fill="none" stroke="#fbf7f1" stroke-width="22"/>' +
      '<ellipse cx="745" cy="660" rx="105" ry="24" fill="#e8ddd0"/><ellipse cx="745" cy="664" rx="88" ry="17" fill="#b5783f"/>' +
      '<path d="M715 610q-24-36 0-70t0-70M775 610q-24-36 0-70t0-70" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".75"/>',
  )

/** A T-shirt lying flat, with a wave on the chest. */
const shirt = (base: string, fold: string, print: string, wall: string, floor: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  `<rect width="1000" height="1000" fill="${wall}"/><circle cx="500" cy="520" r="430" fill="${floor}"/>` +
  `<path d="M366 196 150 320 226 492 306 456V846q0 18 18 18H676q18 0 18-18V456l80 36 76-172L634 196q-134 96-268 0Z" fill="#22303a" opacity=".12" transform="translate(10 18)"/>` +
  `<path d="M366 196 150 320 226 492 306 456V846q0 18 18 18H676q18 0 18-18V456l80 36 76-172L634 196q-134 96-268 0Z" fill="${base}"/>` +
  `<path d="M366 196q134 96 268 0l24 14q-158 126-316 0Z" fill="${fold}"/>` +
  `<g fill="none" stroke="${fold}" stroke-width="7" stroke-linecap="round"><path d="M306 456V380M694 456V380M178 310l70 160M822 310l-70 160"/>` +
  '<path d="M322 838H678" stroke-dasharray="12 12"/></g>' +
  `<path d="M410 520q30-44 60 0t60 0 60 0M410 560q30-44 60 0t60 0 60 0" fill="none" stroke="${print}" stroke-width="13" stroke-linecap="round"/>` +
  '</svg>'

/** A sweater lying flat, its sleeves at its sides. */
const sweater = (base: string, dark: string, light: string, wall: string, floor: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  `<rect width="1000" height="1000" fill="${wall}"/><circle cx="500" cy="520" r="430" fill="${floor}"/>` +
  '<path d="M372 210 224 300Q196 500 176 760l92 14q16-190 44-304V846q0 14 14 14H674q14 0 14-14V470q28 114 44 304l92-14Q804 500 776 300L628 210q-128 84-256 0Z" fill="#22303a" opacity=".12" transform="translate(10 18)"/>' +
  `<path d="M372 210 224 300Q196 500 176 760l92 14q16-190 44-304V846q0 14 14 14H674q14 0 14-14V470q28 114 44 304l92-14Q804 500 776 300L628 210q-128 84-256 0Z" fill="${base}"/>` +
  `<path d="M372 210q128 84 256 0l26 24q-154 118-308 0Z" fill="${dark}"/>` +
  `<path d="M180 712l92 12-4 50-92-14ZM820 712l-92 12 4 50 92-14ZM312 800H688v46q0 14-14 14H326q-14 0-14-14Z" fill="${dark}"/>` +
  `<g stroke="${light}" stroke-width="6" opacity=".55"><path d="M340 806v48M376 806v48M412 806v48M448 806v48M484 806v48M520 806v48M556 806v48M592 806v48M628 806v48M664 806v48"/></g>` +
  `<g fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M372 420q32-30 64 0t64 0 64 0 64 0M372 456q32-30 64 0t64 0 64 0 64 0"/></g>` +
  `<path d="M312 470V380M688 470V380" stroke="${dark}" stroke-width="8" stroke-linecap="round"/></svg>`

/** Two folded towels, the upper one with initials in its corner. */
const towel = (base: string, dark: string, light: string): string =>
  scene(
    '#f2f1ec',
    '#e6e3d9',
    shadow(500, 822, 380, 42) +
      `<rect x="150" y="620" width="700" height="190" rx="80" fill="${dark}"/>` +
      `<rect x="160" y="596" width="680" height="100" rx="50" fill="${base}"/>` +
      `<rect x="160" y="412" width="680" height="196" rx="80" fill="${dark}"/>` +
      `<rect x="160" y="372" width="680" height="196" rx="72" fill="${base}"/>` +
      `<g fill="none" stroke="${light}" stroke-width="7" opacity=".55"><path d="M186 430H540M176 480H540M186 530H540M240 384V556M300 378V562M360 376V564M420 376V564M480 376V564"/></g>` +
      `<rect x="560" y="392" width="220" height="150" rx="20" fill="${base}"/>` +
      `<g fill="none" stroke="${light}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><path d="M590 514l34-92 34 92M604 484h40M688 514v-92l34 52 34-52v92"/></g>`,
  )

/** A round bolster. */
const bolster = (): string =>
  scene(
    '#f3f0f5',
    '#e6e1ea',
    shadow(500, 796, 400, 44) +
      '<rect x="130" y="450" width="690" height="340" rx="120" fill="#8d7fa8"/>' +
      '<path d="M150 520q10-70 100-70H780v56H270q-90 0-120 14Z" fill="#a99cc2" opacity=".8"/>' +
      '<path d="M140 700q20 90 110 90H780v-60H290q-100 0-150-30Z" fill="#6f6189" opacity=".7"/>' +
      '<ellipse cx="780" cy="620" rx="104" ry="170" fill="#74668e"/>' +
      '<g stroke="#8d7fa8" stroke-width="6"><path d="M780 620V450M780 620V790M780 620 684 560M780 620 684 680M780 620l96-60M780 620l96 60M780 620l-56-142M780 620l-56 142M780 620l56-142M780 620l56 142"/></g>' +
      '<circle cx="780" cy="620" r="22" fill="#c9bedb"/>' +
      '<path d="M420 446q66-66 132 0" fill="none" stroke="#5d5076" stroke-width="22" stroke-linecap="round"/>' +
      '<path d="M300 450v340M640 450v340" stroke="#74668e" stroke-width="5" stroke-dasharray="14 12"/>',
  )

/** A gift card with a bow, on its envelope. */
const giftCard = (): string =>
  scene(
    '#f7efe9',
    '#eee1d6',
    shadow(500, 812, 370, 40) +
      '<g transform="rotate(-7 500 540)"><rect x="150" y="330" width="680" height="430" rx="20" fill="#e3c9b2"/>' +
      '<path d="M150 350 490 580 830 350" fill="none" stroke="#cfae92" stroke-width="8"/></g>' +
      '<g transform="rotate(5 510 560)"><rect x="180" y="350" width="660" height="410" rx="32" fill="#2f5d6b"/>' +
      '<path d="M180 640q110-66 220 0t220 0 220 0v88q0 32-32 32H212q-32 0-32-32Z" fill="#3f7888"/>' +
      '<path d="M180 690q110-66 220 0t220 0 220 0v38q0 32-32 32H212q-32 0-32-32Z" fill="#5697a6"/>' +
      '<path d="M320 350h56v410h-56z" fill="#e7b36a"/>' +
      '<g fill="#f0c583"><path d="M348 470q-120-90-150-20t150 20Z"/><path d="M348 470q120-90 150-20t-150 20Z"/></g>' +
      '<g fill="#d99f52"><path d="M348 470l-64 120 40-10 20 34 14-130ZM348 470l64 120-40-10-20 34-14-130Z"/></g>' +
      '<circle cx="348" cy="468" r="30" fill="#e7b36a"/></g>',
  )

/** A guide on a tablet: a sun over a calm sea. */
const guide = (): string =>
  scene(
    '#edf1f6',
    '#dfe6ee',
    shadow(500, 872, 280, 30) +
      '<rect x="240" y="130" width="520" height="740" rx="48" fill="#2c3540"/>' +
      '<rect x="268" y="160" width="464" height="680" rx="24" fill="#f8d9b4"/>' +
      '<path d="M268 184q0-24 24-24H708q24 0 24 24V400H268Z" fill="#f6c89a"/>' +
      '<circle cx="500" cy="430" r="104" fill="#ef8f5b"/>' +
      '<path d="M268 470q58-36 116 0t116 0 116 0 116 0V816q0 24-24 24H292q-24 0-24-24Z" fill="#5d97a6"/>' +
      '<path d="M268 560q58-36 116 0t116 0 116 0 116 0V816q0 24-24 24H292q-24 0-24-24Z" fill="#44788a"/>' +
      '<path d="M268 660q58-36 116 0t116 0 116 0 116 0V816q0 24-24 24H292q-24 0-24-24Z" fill="#2f5d6b"/>' +
      '<rect x="340" y="752" width="320" height="14" rx="7" fill="#fff" opacity=".35"/><rect x="340" y="752" width="120" height="14" rx="7" fill="#fff"/>' +
      '<circle cx="460" cy="759" r="16" fill="#fff"/>',
  )

/** A linen eye pillow with lavender. */
const eyePillow = (): string =>
  scene(
    '#f2f1ea',
    '#e6e4d8',
    shadow(500, 742, 390, 46) +
      '<path d="M130 560q-14-128 120-140 250-24 500 0 134 12 120 140t-120 150q-250 34-500 0-106-22-120-150Z" fill="#d9d2bd"/>' +
      '<path d="M150 610q20 84 100 100 250 34 500 0 80-16 104-100-20 50-104 62-250 30-500 0-84-12-100-62Z" fill="#bdb499"/>' +
      '<path d="M186 470q20-26 74-30 240-22 480 0" fill="none" stroke="#efeadc" stroke-width="14" stroke-linecap="round"/>' +
      '<path d="M166 560q-4-96 94-104 240-20 480 0 98 8 94 104t-94 112q-240 30-480 0-90-16-94-112Z" fill="none" stroke="#a89e81" stroke-width="5" stroke-dasharray="14 12"/>' +
      '<g stroke="#6f8a62" stroke-width="8" stroke-linecap="round" fill="none"><path d="M400 650Q470 540 520 380M470 660Q530 560 600 430"/></g>' +
      '<g fill="#8674b0"><ellipse cx="520" cy="370" rx="15" ry="24"/><ellipse cx="492" cy="410" rx="14" ry="22"/><ellipse cx="530" cy="418" rx="14" ry="22"/>' +
      '<ellipse cx="474" cy="456" rx="14" ry="22"/><ellipse cx="512" cy="464" rx="14" ry="22"/></g>' +
      '<g fill="#9d8cc4"><ellipse cx="604" cy="418" rx="15" ry="24"/><ellipse cx="574" cy="456" rx="14" ry="22"/><ellipse cx="610" cy="468" rx="14" ry="22"/>' +
      '<ellipse cx="550" cy="498" rx="14" ry="22"/><ellipse cx="588" cy="510" rx="14" ry="22"/></g>',
  )

/** A folded wool blanket with a fringe. */
const blanket = (): string =>
  scene(
    '#f4efe9',
    '#e9dfd3',
    shadow(500, 812, 370, 40) +
      '<g stroke="#cdbda4" stroke-width="11" stroke-linecap="round"><path d="M190 770v58M226 772v60M262 772v58M298 772v60M334 772v58M370 772v60M406 772v58M442 772v60M478 772v58M514 772v60M550 772v58M586 772v60M622 772v58M658 772v60M694 772v58M730 772v60M766 772v58M802 772v56"/></g>' +
      '<rect x="160" y="646" width="680" height="138" rx="64" fill="#a7503f"/>' +
      '<rect x="170" y="530" width="664" height="132" rx="62" fill="#b85c48"/>' +
      '<rect x="160" y="420" width="680" height="126" rx="60" fill="#c96d57"/>' +
      '<g fill="#f0dcc0"><path d="M300 420h30v126h-30zM350 420h14v126h-14zM300 530h30v132h-30zM350 530h14v132h-14zM300 646h30v138h-30zM350 646h14v138h-14z"/>' +
      '<path d="M640 420h30v126h-30zM690 420h14v126h-14zM640 530h30v132h-30zM690 530h14v132h-14zM640 646h30v138h-30zM690 646h14v138h-14z"/></g>' +
      '<path d="M214 546h580M214 662h580" stroke="#7d3629" stroke-width="8" opacity=".6"/>' +
      '<path d="M220 440H780" stroke="#de8d79" stroke-width="12" stroke-linecap="round"/>',
  )

/** A mat in one color, from three sides. */
const matViews = (name: string, base: string, dark: string, light: string): Record<string, string> => ({
  [`frontdesk-mat-${name}.svg`]: mat(base, dark, light),
  [`frontdesk-mat-${name}-open.svg`]: openMat(base, dark, light),
  [`frontdesk-mat-${name}-surface.svg`]: matSurface(base, dark, light),
})

/** The pictures of the seeded shop, by the id of the image. */
export const storesMedia: Readonly<Record<string, string>> = {
  .../* @__PURE__ */ matViews('sea', '#3f7888', '#2b5562', '#7fb0bd'),
  .../* @__PURE__ */ matViews('sand', '#c9a878', '#a3845a', '#e6cfaa'),
  .../* @__PURE__ */ matViews('plum', '#7b5575', '#5b3b57', '#ab87a5'),
  .../* @__PURE__ */ matViews('cork', '#b98a5a', '#8f6238', '#dcb688'),
  'frontdesk-shirt-chalk.svg': /* @__PURE__ */ shirt('#fbf8f2', '#ddd5c6', '#3f7888', '#e6ebe8', '#d6dfda'),
  'frontdesk-shirt-ink.svg': /* @__PURE__ */ shirt('#2f3e4d', '#1f2b37', '#e7b36a', '#efece6', '#e2dcd1'),
  'frontdesk-sweater-ink.svg': /* @__PURE__ */ sweater('#2f3e4d', '#1f2b37', '#8aa0b3', '#efece6', '#e2dcd1'),
  'frontdesk-sweater-sand.svg': /* @__PURE__ */ sweater(
    '#c9a878',
    '#a3845a',
    '#f1e2c8',
    '#eaeef0',
    '#dce3e6',
  ),
  'frontdesk-towel-sea.svg': /* @__PURE__ */ towel('#3f7888', '#2b5562', '#bcd9e0'),
  'frontdesk-towel-sand.svg': /* @__PURE__ */ towel('#d8bb8f', '#b39263', '#f7ecd8'),
  'frontdesk-travel-mat.svg': /* @__PURE__ */ travelMat(),
  'frontdesk-block.svg': /* @__PURE__ */ block(),
  'frontdesk-strap.svg': /* @__PURE__ */ strap(),
  'frontdesk-bolster.svg': /* @__PURE__ */ bolster(),
  'frontdesk-bottle.svg': /* @__PURE__ */ bottle(),
  'frontdesk-tea.svg': /* @__PURE__ */ tea(),
  'frontdesk-eye-pillow.svg': /* @__PURE__ */ eyePillow(),
  'frontdesk-blanket.svg': /* @__PURE__ */ blanket(),
  'frontdesk-gift-card.svg': /* @__PURE__ */ giftCard(),
  'frontdesk-guide.svg': /* @__PURE__ */ guide(),
}
