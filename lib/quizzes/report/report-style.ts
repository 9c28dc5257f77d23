import type { ReportColors } from "./readable-colors"

/** The quiz's schema and readableColors() guarantee `#rrggbb`, so no other text can get in. */
export function reportStyle(colors: ReportColors): string {
	return `
:root { color-scheme: only light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${colors.background}; color: ${colors.text};
	font: 16px/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .25rem 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-bottom: .4rem; border-bottom: 1px solid ${colors.track}; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; white-space: pre-line; }
.muted { color: ${colors.muted}; }
.small { font-size: .875rem; }
.brand { color: ${colors.accentText}; font-weight: 600; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem 1.5rem; margin: 1.5rem 0 0; }
dt { color: ${colors.muted}; font-size: .875rem; }
dd { margin: 0; }
.score { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 2rem; }
.gauge { position: relative; width: 200px; }
.gauge svg { display: block; }
.percent { font-size: 2.25rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
.gauge .percent { position: absolute; inset: auto 0 0; text-align: center; font-size: 1.75rem; }
.badge { display: inline-block; border-radius: 99px; padding: .15rem .8rem; font-weight: 600; color: #fff; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { padding: .65rem 0; break-inside: avoid; }
li + li { border-top: 1px solid ${colors.track}; }
.row { display: flex; justify-content: space-between; gap: 1rem; }
.row > :last-child { flex: none; white-space: nowrap; }
.bar { display: block; width: 100%; height: 8px; margin-top: .4rem; }
.track { fill: ${colors.track}; }
.value { fill: ${colors.accent}; }
@media print { main { padding: 0; } }
`
}
