import type { ReactNode } from "react"
import { LineIcon } from "./line-icon"
import { ALERT, CHECK } from "./outlines"

export type GlyphName =
	| "alert"
	| "check"
	| "info"
	| "download"
	| "retry"
	| "arrow-right"
	| "external"
	| "eye"
	| "eye-off"
	| "play"

const OUTLINES: Record<GlyphName, ReactNode> = {
	alert: ALERT,
	check: CHECK,
	info: (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="M12 16v-4M12 8h.01" />
		</>
	),
	download: (
		<>
			<path d="M12 15V3M7 10l5 5 5-5" />
			<path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
		</>
	),
	retry: (
		<>
			<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
			<path d="M3 3v5h5" />
		</>
	),
	"arrow-right": <path d="M5 12h14M12 5l7 7-7 7" />,
	external: (
		<>
			<path d="M15 3h6v6M10 14 21 3" />
			<path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
		</>
	),
	eye: (
		<>
			<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
			<circle cx="12" cy="12" r="3" />
		</>
	),
	"eye-off": (
		<>
			<path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49" />
			<path d="M14.084 14.158a3 3 0 0 1-4.242-4.242" />
			<path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143" />
			<path d="m2 2 20 20" />
		</>
	),
	play: <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />,
}

export function Glyph({ name, size = 16, className }: { name: GlyphName; size?: number; className?: string }) {
	return (
		<LineIcon size={size} className={className}>
			{OUTLINES[name]}
		</LineIcon>
	)
}
