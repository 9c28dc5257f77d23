export const GAUGE_BOX = { width: 200, height: 110, thickness: 18 } as const
const CENTRE = { x: 100, y: 100 }
const RADIUS = 88

const point = (share: number) => {
	const angle = Math.PI * (1 - share)
	return `${(CENTRE.x + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - RADIUS * Math.sin(angle)).toFixed(2)}`
}

/** An SVG path from the left end to the percentage; empty at 0. */
export function gaugePath(percentage: number): string {
	const share = Math.min(100, Math.max(0, percentage)) / 100
	return share === 0 ? "" : `M ${point(0)} A ${RADIUS} ${RADIUS} 0 0 1 ${point(share)}`
}
