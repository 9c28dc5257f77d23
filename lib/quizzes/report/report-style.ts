import type { ReportData } from "./report-data"

/** The schemas and readableColors() guarantee `#rrggbb`, so no other text can get in. */
export function reportStyle(colors: ReportData["colors"]): string {
	return `
:root { color-scheme: only light; }
* { box-sizing: border-box; }
body { margin: 0; border-top: 6px solid ${colors.brand}; background: ${colors.background}; color: ${colors.text};
	font: 16px/1.55 Inter, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1, h2, .outcome, .percent { font-family: Fraunces, Georgia, "Noto Serif", serif; font-weight: 600; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: .25rem 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 .75rem; padding-bottom: .4rem; border-bottom: 1px solid ${colors.track}; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; white-space: pre-line; }
.muted { color: ${colors.muted}; }
.small { font-size: .875rem; }
.outcome { font-size: 1.25rem; line-height: 1.3; margin-bottom: .25rem; }
.letterhead { display: flex; align-items: center; justify-content: space-between; gap: 1rem 1.5rem; margin-bottom: 1.5rem; }
.logo { flex: none; max-height: 3.25rem; max-width: min(13rem, 60%); object-fit: contain; object-position: left;${
		colors.isDark ? " padding: .5rem .75rem; border-radius: .5rem; background: #fff;" : ""
	} }
.brand { color: ${colors.accentText}; font-weight: 600; }
.sender { text-align: end; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 42%), 1fr)); gap: .75rem 1.5rem; margin: 1.5rem 0 0; }
dt { color: ${colors.muted}; font-size: .875rem; }
dd { margin: 0; }
.columns { display: flex; flex-wrap: wrap; column-gap: 2.5rem; }
.columns > :first-child { flex: 999 1 20rem; }
.columns > :last-child { flex: 1 0 12.5rem; }
.scored { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin-top: .75rem; }
.gauge { position: relative; width: 200px; }
.gauge svg { display: block; }
.percent { font-size: 2.25rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.gauge .percent { position: absolute; inset: auto 0 0; text-align: center; font-size: 2rem; }
.badge { display: inline-block; border-radius: 99px; padding: .15rem .8rem; font-weight: 600; color: #fff; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { padding: .65rem 0; break-inside: avoid; }
li + li { border-top: 1px solid ${colors.track}; }
.advice { margin: .75rem 0; padding: 0; padding-inline-start: .9rem; border: 0; border-inline-start: 3px solid ${colors.accent}; }
li + .advice { border-top: 0; }
.next { margin-top: 2.25rem; padding: 1rem 1.25rem; border: 1px solid ${colors.track}; border-radius: .5rem; break-inside: avoid; }
.next a { color: ${colors.accentText}; font-weight: 600; }
.points { min-width: 7.5rem; text-align: end; }
.row { display: flex; justify-content: space-between; gap: 1rem; }
.row > :last-child { flex: none; white-space: nowrap; }
.bar { display: block; width: 100%; height: 8px; margin-top: .4rem; }
.track { fill: ${colors.track}; }
.value { fill: ${colors.accent}; }
@media (max-width: 30rem) { .points { min-width: 5.5rem; } }
@media print { body { border-top: 0; } main { padding: 0; } h2, h3 { break-after: avoid; } }
`
}
