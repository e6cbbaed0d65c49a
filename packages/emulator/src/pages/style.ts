/** The one style sheet of the hosted pages. */
export const styleSheet = `:root {
  color-scheme: light dark;
  --page: #ffffff;
  --panel: #f5f7f8;
  --text: #17212b;
  --muted: #55626f;
  --line: #dce2e7;
  --field: #ffffff;
  --field-line: #84909c;
  --accent: #0b5c70;
  --accent-strong: #084757;
  --on-accent: #ffffff;
  --accent-soft: #e6f1f3;
  --danger: #b3261e;
  --danger-soft: #fcefee;
  --radius: 8px;
  --font: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10171c;
    --panel: #172026;
    --text: #e9eef1;
    --muted: #a3b0ba;
    --line: #2a363f;
    --field: #121b20;
    --field-line: #6d7c88;
    --accent: #6cc5d6;
    --accent-strong: #93d8e5;
    --on-accent: #06242c;
    --accent-soft: #16313a;
    --danger: #ff9c92;
    --danger-soft: #35201f;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 var(--font);
}
h1, h2, p, ul, dl, dd, fieldset, legend { margin: 0; padding: 0; }
ul { list-style: none; }
[hidden] { display: none !important; }
fieldset { border: 0; min-width: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; font-weight: 650; text-wrap: balance; }
h2, legend { font-size: 1.0625rem; line-height: 1.4; font-weight: 650; }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.muted { color: var(--muted); }
.small { font-size: 0.875rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
html:has(.fault-strip) { scroll-padding-bottom: 4rem; }
.fault-strip { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.25rem 1rem; padding: 0.375rem 1rem; border-top: 1px solid var(--danger); background: var(--danger-soft); color: var(--danger); font-size: 0.875rem; font-weight: 600; }
.fault-strip button { width: auto; min-height: 0; padding: 0.25rem 0.75rem; border: 1px solid currentColor; background: none; color: inherit; font: inherit; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--accent); color: var(--on-accent); border-radius: min(var(--radius), 12px); z-index: 1; }
.skip:focus { top: 0.5rem; color: var(--on-accent); }

.top { border-bottom: 1px solid var(--line); }
.top > div { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 4rem; }
.wrap { width: 100%; max-width: 66rem; margin-inline: auto; padding-inline: 1rem; }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; font-weight: 650; letter-spacing: -0.01em; }
.brand svg, .brand img { width: 1.75rem; height: 1.75rem; flex: none; color: var(--accent); }
main { flex: 1; padding-block: 2rem 4rem; }
footer { border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
footer p { padding-block: 1.25rem; }

.card { max-width: 27rem; margin: 0 auto; display: grid; gap: 1.5rem; }
.card > header { display: grid; gap: 0.375rem; }
.stack { display: grid; gap: 1.25rem; }
.sections { display: grid; gap: 2.25rem; }
.section { display: grid; gap: 1rem; }
.section > legend { margin-bottom: 1rem; }
.section > legend + * { margin-top: 0; }
.row { display: grid; gap: 1.25rem 1rem; }
.field { display: grid; gap: 0.375rem; align-content: start; }
label, .label { font-size: 0.9375rem; font-weight: 550; }
.hint { color: var(--muted); font-size: 0.875rem; }
input:not([type="radio"], [type="checkbox"]), select {
  width: 100%;
  min-height: 2.875rem;
  padding: 0.5rem 0.75rem;
  font: inherit;
  color: var(--text);
  background-color: var(--field);
  border: 1px solid var(--field-line);
  border-radius: min(var(--radius), 12px);
}
input:focus-visible, select:focus-visible { outline-offset: -1px; border-radius: min(var(--radius), 12px); border-color: var(--accent); }
select { appearance: none; padding-right: 2.25rem; background-image: linear-gradient(45deg, transparent 50%, var(--muted) 50%), linear-gradient(-45deg, transparent 50%, var(--muted) 50%); background-size: 6px 6px; background-position: right 18px center, right 12px center; background-repeat: no-repeat; }
[aria-invalid="true"] { border-color: var(--danger) !important; box-shadow: inset 0 0 0 1px var(--danger); }
.error { color: var(--danger); font-size: 0.875rem; font-weight: 500; }
.summary { padding: 1rem 1.125rem; border-radius: min(calc(var(--radius) + 2px), 14px); border: 1px solid var(--danger); background: var(--danger-soft); display: grid; gap: 0.375rem; }
.summary h2 { font-size: 1rem; color: var(--danger); }
.summary a { color: inherit; }
.notice { padding: 1rem 1.125rem; border-radius: min(calc(var(--radius) + 2px), 14px); border: 1px solid var(--line); background: var(--panel); }

button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.875rem;
  padding: 0.625rem 1.25rem;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  color: var(--on-accent);
  background: var(--accent);
  border: 1px solid transparent;
  border-radius: var(--radius);
  cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); color: var(--on-accent); }
button:focus-visible, .button:focus-visible { border-radius: var(--radius); }
.wide { width: 100%; }
.quiet { color: var(--text); background: transparent; border-color: var(--field-line); }
.quiet:hover { color: var(--text); background: var(--panel); }
.plain { color: var(--muted); background: transparent; }
.plain:hover { color: var(--text); background: var(--panel); }
.start { justify-self: start; }
.slim { min-height: 2.5rem; padding-block: 0.375rem; font-size: 0.9375rem; }
.actions { display: grid; gap: 0.75rem; }
.divider { display: flex; align-items: center; gap: 0.75rem; color: var(--muted); font-size: 0.875rem; }
.divider::before, .divider::after { content: ""; flex: 1; height: 1px; background: var(--line); }
.days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 0.25rem; }
.days > li > * { display: grid; justify-items: center; padding: 0.375rem 0.125rem; border-radius: min(var(--radius), 12px); color: var(--muted); font-size: 0.8125rem; text-decoration: none; }
.days strong { color: var(--muted); font-size: 1.0625rem; font-weight: 500; }
.days a { background: var(--accent-soft); }
.days a strong { color: var(--accent); font-weight: 650; }
.days a:hover { outline: 1px solid var(--accent); }
.part { display: grid; gap: 0.5rem; }
.part h3 { margin: 0; color: var(--muted); font-size: 0.875rem; font-weight: 500; }
section:target h2 { color: var(--accent); }
section { scroll-margin-top: 1rem; }
.account { justify-content: flex-start; gap: 0.75rem; text-align: left; font-weight: 500; border-radius: min(var(--radius), 14px); }
.account .initials { display: inline-grid; place-items: center; width: 2rem; height: 2rem; flex: none; border-radius: 50%; background: var(--accent-soft); color: var(--accent); font-size: 0.8125rem; font-weight: 650; }
.account .small { display: block; color: var(--muted); font-weight: 400; }

.check { display: flex; align-items: center; gap: 0.75rem; min-height: 2.875rem; padding: 0.5rem 0.875rem; border: 1px solid var(--field-line); border-radius: min(var(--radius), 12px); cursor: pointer; }
.check input { width: 1.125rem; height: 1.125rem; margin: 0; flex: none; accent-color: var(--accent); }
.account .grow { flex: 1; min-width: 0; }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: 0.5rem; }
.pager { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; text-align: center; }
.choices { border: 1px solid var(--field-line); border-radius: min(calc(var(--radius) + 2px), 14px); overflow: hidden; }
.choice { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0.75rem; padding: 0.875rem 1rem; cursor: pointer; font-weight: 500; }
.choice + .choice { border-top: 1px solid var(--line); }
.choice:has(:checked) { background: var(--accent-soft); }
.choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: min(calc(var(--radius) + 2px), 14px); }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); }
.choice input:focus-visible { outline: none; }
.choice .small { display: block; font-weight: 400; color: var(--muted); }
form:has([name="delivery"][data-pickup]:checked) .to-address { display: none; }
form:not(:has([name="tip"][value="own"]:checked)) .own-tip { display: none; }
form:has([name="paymentMethod"][value="inPerson"]:checked) .by-card { display: none; }

.help { border: 1px solid var(--line); background: var(--panel); border-radius: min(calc(var(--radius) + 2px), 14px); padding: 0.875rem 1rem; font-size: 0.875rem; display: grid; gap: 0.625rem; }
.to-center > div { flex-direction: column; justify-content: center; padding-block: 1rem; gap: 0.5rem; }
.logo-medium .brand :is(svg, img) { width: 2.5rem; height: 2.5rem; }
.logo-large .brand :is(svg, img) { width: 3.5rem; height: 3.5rem; }
.policies { display: grid; gap: 0.5rem; }
.lines-kept { white-space: pre-line; }
.help:not([open]) { gap: 0; }
.help summary { cursor: pointer; font-weight: 650; }
.help[open] summary { margin-bottom: 0.75rem; }
.contents { display: contents; }
.with-button { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; }
.code { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; padding: 0.625rem 0.625rem 0.625rem 1rem; font-weight: 500; }
.code + .code { border-top: 1px solid var(--line); }
.code .error { display: block; }
.status { margin-top: -1rem; }
.status span { display: block; padding-top: 0.5rem; }
.help p { overflow-wrap: anywhere; }
.help code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.8125rem; }
.help dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.875rem; }
.help dt { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.8125rem; white-space: nowrap; }
.help dd { color: var(--muted); }

.product { display: grid; gap: 2rem; max-width: 27rem; margin: 0 auto; }
.photo { width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: min(calc(var(--radius) + 6px), 18px); border: 1px solid var(--line); background: var(--accent-soft); }
header.stack { gap: 0.375rem; }
.amount { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.amount s { font-size: 1rem; font-weight: 400; margin-left: 0.375rem; }
.checkout { display: grid; gap: 2rem; }
.checkout > header { display: grid; gap: 0.25rem; }
.order { background: var(--panel); border: 1px solid var(--line); border-radius: min(calc(var(--radius) + 6px), 18px); padding: 1.25rem; display: grid; gap: 1.125rem; align-content: start; }
.order summary { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 2.75rem; font-weight: 600; cursor: pointer; list-style: none; }
.order summary::-webkit-details-marker { display: none; }
.order summary::before { content: ""; width: 0.5rem; height: 0.5rem; margin-inline: 0.125rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(-45deg); }
.order [open] summary::before { transform: rotate(45deg); }
.order summary .price { margin-left: auto; }
.order [open] summary { margin-bottom: 1rem; }
.lines { display: grid; gap: 1rem; margin-bottom: 1.125rem; }
.line { display: grid; grid-template-columns: 3.5rem 1fr auto; gap: 0.875rem; align-items: start; }
.picture { width: 3.5rem; height: 3.5rem; border-radius: min(var(--radius), 12px); object-fit: cover; background: var(--accent-soft); border: 1px solid var(--line); display: grid; place-items: center; color: var(--accent); font-weight: 650; }
.line p { overflow-wrap: anywhere; }
.line .name { font-weight: 550; line-height: 1.35; }
.price { font-variant-numeric: tabular-nums; white-space: nowrap; }
.totals { display: grid; gap: 0.5rem; padding-top: 1.125rem; border-top: 1px solid var(--line); }
.totals > div { display: flex; justify-content: space-between; gap: 1rem; }
.totals dt { color: var(--muted); }
.totals .sum { padding-top: 0.75rem; margin-top: 0.25rem; border-top: 1px solid var(--line); font-size: 1.125rem; font-weight: 650; }
.totals .sum dt { color: inherit; }
.tick { width: 3rem; height: 3rem; border-radius: 50%; background: var(--accent-soft); color: var(--accent); display: grid; place-items: center; }
.tick svg { width: 1.5rem; height: 1.5rem; }
.facts { display: grid; gap: 0.5rem; }
.facts > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem; }
.facts dt { color: var(--muted); }
.facts dd { font-weight: 550; overflow-wrap: anywhere; text-align: end; text-wrap: pretty; }

@media (min-width: 30rem) {
  .row.two { grid-template-columns: 1fr 1fr; }
  .row.postal { grid-template-columns: 2fr 3fr; }
}
@media (min-width: 40rem) {
  .wrap { padding-inline: 1.5rem; }
  main { padding-block-start: 3rem; }
  h1 { font-size: 1.75rem; }
}
@media (min-width: 56rem) {
  .product { max-width: none; grid-template-columns: minmax(0, 1fr) 24rem; column-gap: 4rem; align-items: start; }
  .checkout { grid-template-columns: minmax(0, 1fr) 24rem; column-gap: 4rem; align-items: start; }
  .checkout > header { grid-column: 1 / -1; }
  .checkout > .form { grid-column: 1; grid-row: 2; }
  .checkout > .order { grid-column: 2; grid-row: 2; position: sticky; top: 1.5rem; }
}
@media (max-width: 55.99rem) {
  .checkout > .order { padding-block: 0.625rem; }
  .checkout > .order [open] { padding-bottom: 0.625rem; }
  .checkout > .order > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (min-width: 56rem) {
  @supports selector(::details-content) {
    .checkout > .order summary { display: none; }
    .checkout > .order details::details-content { content-visibility: visible; }
  }
}
@media (forced-colors: active) {
  .choice:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
}
@media print {
  .top, footer, form { display: none; }
}
`
