import type { ReactNode } from "react"
import { LineIcon } from "@/components/ui/line-icon"

export type RecorderIconName = "camera" | "again" | "retry" | "lock" | "clock" | "eye" | "file" | "close"

const OUTLINES: Record<RecorderIconName, ReactNode> = {
	camera: (
		<>
			<path d="m16 13 5.22 3.48a.5.5 0 0 0 .78-.42V7.87a.5.5 0 0 0-.75-.43L16 10.5" />
			<rect x="2" y="6" width="14" height="12" rx="2" />
		</>
	),
	again: (
		<>
			<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
			<path d="M3 3v5h5" />
		</>
	),
	retry: (
		<>
			<path d="M21 12a9 9 0 1 1-9-9 9.75 9.75 0 0 1 6.74 2.74L21 8" />
			<path d="M21 3v5h-5" />
		</>
	),
	lock: (
		<>
			<rect x="3" y="11" width="18" height="11" rx="2" />
			<path d="M7 11V7a5 5 0 0 1 10 0v4" />
		</>
	),
	clock: (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="M12 6v6l4 2" />
		</>
	),
	eye: (
		<>
			<path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
			<circle cx="12" cy="12" r="3" />
		</>
	),
	close: <path d="M18 6 6 18M6 6l12 12" />,
	file: (
		<>
			<path d="M4 22h14a2 2 0 0 0 2-2V7l-5-5H6a2 2 0 0 0-2 2v18Z" />
			<path d="M14 2v4a2 2 0 0 0 2 2h4M10 11l5 3-5 3v-6Z" />
		</>
	),
}

export function RecorderIcon({ name, size = 20 }: { name: RecorderIconName; size?: number }) {
	return <LineIcon size={size}>{OUTLINES[name]}</LineIcon>
}
