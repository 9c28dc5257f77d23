export const GAUGE_BOX = { width: 200, height: 110, thickness: 18 } as const
const CENTRE = { x: 100, y: 100 }
const RADIUS = 88

const point = (share: number) => {
	const angle = Math.PI * (1 - share)
	return `${(CENTRE.x + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - RADIUS * Math.sin(angle)).toFixed(2)}`
}

/** An SVG path from the end where the language's lines begin to the percentage; empty at 0. */
export function gaugePath(percentage: number, dir: "ltr" | "rtl" = "ltr"): string {
	const share = Math.min(100, Math.max(0, percentage)) / 100
	if (share === 0) return ""
	const [from, sweep, to] = dir === "rtl" ? [point(1), 0, point(1 - share)] : [point(0), 1, point(share)]
	return `M ${from} A ${RADIUS} ${RADIUS} 0 0 ${sweep} ${to}`
}
