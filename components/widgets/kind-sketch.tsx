import type { Widget } from "@/lib/client/contract"

const CARDS: Readonly<
	Record<Widget["kind"], readonly (readonly [x: number, y: number, width: number, height: number])[]>
> = {
	wall: [
		[4, 4, 16, 14],
		[4, 21, 16, 19],
		[24, 4, 16, 20],
		[24, 27, 16, 13],
		[44, 4, 16, 11],
		[44, 18, 16, 22],
	],
	carousel: [
		[-10, 9, 18, 22],
		[12, 9, 18, 22],
		[34, 9, 18, 22],
		[56, 9, 18, 22],
	],
	single: [[14, 7, 36, 28]],
	badge: [[12, 16, 40, 12]],
}

export function KindSketch({ kind }: { kind: Widget["kind"] }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 64 44"
			className="h-11 w-16 shrink-0 rounded-[0.375rem] border border-line bg-surface text-line-strong"
		>
			{CARDS[kind].map(([x, y, width, height]) => (
				<rect
					key={`${x} ${y}`}
					x={x}
					y={y}
					width={width}
					height={height}
					rx={kind === "badge" ? 6 : 2}
					fill="currentColor"
					opacity="0.45"
				/>
			))}
			{kind === "single" && <path d="M28 15v12l10-6z" className="fill-surface" />}
			{kind === "badge" && <circle cx="18" cy="22" r="4" className="fill-accent" />}
		</svg>
	)
}
