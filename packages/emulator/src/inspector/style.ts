/** The one style sheet of the inspector. */
export const styleSheet = `:root {
  color-scheme: light dark;
  --page: #f6f7f9;
  --panel: #ffffff;
  --inset: #f1f4f6;
  --text: #17212b;
  --muted: #566370;
  --line: #dfe4e9;
  --accent: #0b5c70;
  --accent-soft: #e3f0f3;
  --on-accent: #ffffff;
  --good: #1a6b3c;
  --good-soft: #e4f4ea;
  --warn: #855400;
  --warn-soft: #fdf1dc;
  --bad: #b3261e;
  --bad-soft: #fcebea;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1418;
    --panel: #151d23;
    --inset: #10171c;
    --text: #e7edf1;
    --muted: #9dabb6;
    --line: #28343d;
    --accent: #6cc5d6;
    --accent-soft: #15313a;
    --on-accent: #06242c;
    --good: #7ed3a0;
    --good-soft: #14301f;
    --warn: #eec07a;
    --warn-soft: #34270f;
    --bad: #ff9c92;
    --bad-soft: #381d1b;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1, h2, h3, p, ul, dl, dd, pre, form, table { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; font-weight: 650; overflow-wrap: anywhere; }
h2 { font-size: 1rem; line-height: 1.4; font-weight: 650; }
h3 { font-size: 0.8125rem; font-weight: 550; }
h1 + p { margin-top: 0.25rem; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre, .mono { font-family: var(--mono); font-size: 0.8125rem; }
.muted { color: var(--muted); }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--accent); color: var(--on-accent); border-radius: 8px; z-index: 1; }
.skip:focus { top: 0.5rem; }

.shell { max-width: 78rem; margin: 0 auto; padding: 0 1rem 3rem; }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; padding: 1rem 0 0.75rem; }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; font-weight: 650; color: inherit; text-decoration: none; }
.brand svg { width: 1.75rem; height: 1.75rem; color: var(--accent); flex: none; }
.brand small { display: block; font-size: 0.8125rem; font-weight: 400; color: var(--muted); line-height: 1.2; }
.clock { font-variant-numeric: tabular-nums; color: var(--muted); font-size: 0.8125rem; }
nav { border-bottom: 1px solid var(--line); margin-bottom: 1.5rem; }
nav ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 0.125rem; }
nav a { display: block; padding: 0.5rem 0.25rem; font-size: 0.875rem; text-align: center; color: var(--muted); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent; font-weight: 550; }
nav a:hover { color: var(--text); }
nav a:focus-visible { outline-offset: -2px; }
nav a[aria-current] { color: var(--accent); border-color: var(--accent); }
main { display: grid; gap: 1.25rem; }
.heading { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 0.75rem; }
.heading > div { min-width: 0; }
.heading > form { flex: 1 1 16rem; max-width: 26rem; }
.crumb { font-size: 0.8125rem; margin-bottom: 0.25rem; }

.grid { display: grid; gap: 1.25rem; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; min-width: 0; }
.panel > header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1rem; padding: 0.875rem 1rem; border-bottom: 1px solid var(--line); }
.panel > .body { padding: 1rem; display: grid; gap: 0.875rem; }
.panel pre { margin: 0; padding: 1rem; background: var(--inset); white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; tab-size: 2; }
.body pre { border: 1px solid var(--line); border-radius: 8px; padding: 0.75rem 0.875rem; }
.json .k { color: var(--accent); }
.json .s { color: var(--good); }
.json .n { color: var(--warn); }
.facts { display: grid; gap: 0.625rem; }
.facts > div { display: grid; gap: 0 1rem; }
.facts dt { color: var(--muted); font-size: 0.8125rem; }
.facts dd { overflow-wrap: anywhere; }
.empty { padding: 2.5rem 1rem; text-align: center; color: var(--muted); display: grid; gap: 0.25rem; justify-items: center; }
.empty strong { color: var(--text); }

.list > li { border-top: 1px solid var(--line); }
.list > li:first-child { border-top: 0; }
.list a.row { color: inherit; text-decoration: none; }
.row { display: grid; gap: 0.125rem 1rem; padding: 0.75rem 1rem; align-items: baseline; }
a.row:hover { background: var(--inset); }
a.row:focus-visible { outline-offset: -2px; }
.row .main { min-width: 0; overflow-wrap: anywhere; }
.row .main strong { font-weight: 550; }
.row .main .mono { display: block; color: var(--muted); }
.row .side { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; color: var(--muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; align-items: baseline; }
.count { color: var(--muted); font-variant-numeric: tabular-nums; }
.tag { display: inline-block; padding: 0 0.5rem; border-radius: 999px; font-size: 0.75rem; font-weight: 600; line-height: 1.375rem; background: var(--inset); color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
.tag.good { background: var(--good-soft); color: var(--good); }
.tag.warn { background: var(--warn-soft); color: var(--warn); }
.tag.bad { background: var(--bad-soft); color: var(--bad); }
.tag.info { background: var(--accent-soft); color: var(--accent); }
.method { display: inline-block; min-width: 4rem; font-family: var(--mono); font-size: 0.75rem; font-weight: 600; color: var(--muted); }
.code { font-family: var(--mono); font-size: 1.125rem; letter-spacing: 0.08em; font-weight: 600; }
.mail { padding: 1rem; display: grid; gap: 0.625rem; overflow-wrap: anywhere; }
.mail p { white-space: pre-line; }

label { font-size: 0.8125rem; font-weight: 550; display: grid; gap: 0.25rem; }
input, select { min-height: 2.5rem; padding: 0.375rem 0.625rem; font: inherit; font-weight: 400; color: var(--text); background: var(--panel); border: 1px solid var(--muted); border-radius: 8px; width: 100%; }
::placeholder { color: var(--muted); opacity: 1; }
button, .button { min-height: 2.5rem; padding: 0.375rem 0.875rem; font: inherit; font-weight: 600; font-size: 0.875rem; color: var(--text); background: var(--panel); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; white-space: nowrap; }
button:hover { border-color: var(--muted); }
button.primary { color: var(--on-accent); background: var(--accent); border-color: transparent; }
button.danger { color: var(--bad); }
.filters { display: grid; gap: 0.75rem; grid-template-columns: 1fr 1fr; align-items: end; }
.filters .wide { grid-column: 1 / -1; }
.inline { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
.inline label { flex: 1 1 12rem; }
.fault { display: grid; gap: 1.25rem; justify-items: start; }
.fault fieldset { width: 100%; border: 0; margin: 0; padding: 0; min-width: 0; }
.fault legend { padding: 0; margin-bottom: 0.625rem; font-weight: 650; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0.875rem; align-items: start; }
.fields .wide { grid-column: 1 / -1; }
.fields label { margin-bottom: 0.25rem; }
.fault:not(:has([value="status"]:checked)) .of-status, .fault:not(:has([value="status"]:checked, [value="reset"]:checked)) .of-answer { display: none; }
.hint { margin-top: 0.25rem; font-size: 0.8125rem; }
.problem { margin-top: 0.25rem; font-size: 0.8125rem; font-weight: 550; color: var(--bad); }
[aria-invalid="true"] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.panel > .end { border-top: 1px solid var(--line); justify-items: end; }
footer { margin-top: 2.5rem; color: var(--muted); font-size: 0.8125rem; }

@media (min-width: 40rem) {
  .shell { padding: 0 1.5rem 4rem; }
  nav ul { display: flex; }
  nav a { padding: 0.625rem 0.75rem; font-size: inherit; }
  .row { grid-template-columns: 1fr auto; }
  .request { display: grid; grid-template-columns: 4.25rem 1fr; }
  .request .mono { grid-column: 2; }
  .took { min-width: 4rem; }
  .row .side { justify-content: end; text-align: right; }
  .facts > div { grid-template-columns: 8.5rem 1fr; }
  .facts dt { line-height: 1.75; }
  .filters { grid-template-columns: 9rem 9rem 1fr auto; }
  .filters .wide { grid-column: auto; }
  .fields { grid-template-columns: repeat(3, 1fr); }
  .fields .wide { grid-column: auto; }
}
@media (min-width: 60rem) {
  .grid.two { grid-template-columns: 3fr 2fr; align-items: start; }
  .grid.halves { grid-template-columns: 1fr 1fr; align-items: start; }
}
@media (forced-colors: active) {
  .tag { border: 1px solid; }
  nav a[aria-current] { border-color: Highlight; }
}
`
