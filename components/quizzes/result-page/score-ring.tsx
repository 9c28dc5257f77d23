const RADIUS = 58
const ROUND = 2 * Math.PI * RADIUS

export interface ScoreRingProps {
	percentage: number
	text: string
	charts: boolean
}

export function ScoreRing({ percentage, text, charts }: ScoreRingProps) {
	if (!charts) return <p className="font-display text-2xl tabular-nums">{text}</p>
	return (
		<div className="relative size-32 @min-[36rem]:size-36 shrink-0">
			<svg aria-hidden="true" viewBox="0 0 128 128" fill="none" strokeWidth="8" className="size-full -rotate-90">
				<circle cx="64" cy="64" r={RADIUS} className="stroke-sunken" />
				{percentage > 0 && (
					<circle
						cx="64"
						cy="64"
						r={RADIUS}
						className="stroke-(--shape)"
						strokeLinecap="round"
						strokeDasharray={`${(ROUND * percentage) / 100} ${ROUND}`}
					/>
				)}
			</svg>
			<p className="absolute inset-0 grid place-items-center font-display text-xl tabular-nums">{text}</p>
		</div>
	)
}
