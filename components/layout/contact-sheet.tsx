import { ContactFrame } from "./contact-frame"

type Hair = "short" | "long" | "bun"

const HAIR: Record<Hair, (x: number) => string> = {
	short: (x) => `M${x - 23} 60c-2-40 48-40 46 0-4-16-14-18-24-18s-20 4-22 18Z`,
	long: (x) => `M${x - 22} 100c-10-20-8-68 22-68s32 48 22 68c-4-6-2-30-6-42-8-2-20-4-30-8-6 10-4 40-8 50Z`,
	bun: (x) => `M${x - 23} 60c-4-26 10-30 14-30-4-16 22-16 18 0 4 0 18 4 14 30-6-14-14-16-23-16s-18 4-23 16Z`,
}

const FRAMES = [
	frame("0:48", 60, "oklch(0.62 0.05 60)", "oklch(0.36 0.035 55)", "oklch(0.24 0.02 55)", "short"),
	frame("1:12", 54, "oklch(0.68 0.035 210)", "oklch(0.42 0.03 225)", "oklch(0.28 0.02 225)", "long"),
	frame("0:31", 64, "oklch(0.72 0.05 90)", "oklch(0.44 0.04 75)", "oklch(0.3 0.025 70)", "bun"),
	frame("2:00", 57, "oklch(0.6 0.04 150)", "oklch(0.36 0.03 155)", "oklch(0.24 0.02 155)", "bun"),
	frame("0:55", 61, "oklch(0.78 0.06 70)", "oklch(0.42 0.05 50)", "oklch(0.27 0.03 45)", "long"),
	frame("1:26", 58, "oklch(0.66 0.045 30)", "oklch(0.4 0.04 30)", "oklch(0.26 0.025 30)", "short"),
]

function frame(time: string, x: number, ground: string, figure: string, hairColor: string, hair: Hair) {
	const shoulders = `M${x - 50} 150c2-34 22-50 38-54v-14h24v14c16 4 36 20 38 54Z`
	return { time, x, ground, figure, hairColor, shoulders, hair: HAIR[hair](x) }
}

const FIRST = 12

export function ContactSheet({ rows = 2 }: { rows?: 1 | 2 }) {
	const frames = FRAMES.slice(0, rows * 3)
	return (
		<div
			aria-hidden="true"
			className="contact-mat grid rotate-[-2deg] grid-cols-3 gap-2 p-3 shadow-float md:gap-3 md:p-4"
		>
			{frames.map((frame, index) => (
				<ContactFrame
					key={frame.time}
					number={index + FIRST}
					time={frame.time}
					marked={index === frames.length - 2 && "picture"}
				>
					<svg aria-hidden="true" viewBox="0 0 120 150" style={{ background: frame.ground }}>
						<path d={frame.shoulders} fill={frame.figure} />
						<ellipse cx={frame.x} cy="62" rx="21" ry="26" fill={frame.figure} />
						<path d={frame.hair} fill={frame.hairColor} />
					</svg>
				</ContactFrame>
			))}
		</div>
	)
}
