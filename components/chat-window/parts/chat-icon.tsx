import type { ReactNode } from "react"
import { LineIcon } from "@/components/ui/line-icon"

export type ChatIconName =
	| "send"
	| "stop"
	| "copy"
	| "thumbs-up"
	| "thumbs-down"
	| "chat"
	| "restart"
	| "history"
	| "newest"
	| "video"
	| "quiz"
	| "leave"
	| "person"

const OUTLINES: Record<ChatIconName, ReactNode> = {
	person: (
		<>
			<circle cx="12" cy="8" r="4" />
			<path d="M4 21v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1" />
		</>
	),
	send: <path d="m5 12 7-7 7 7M12 19V5" />,
	stop: <rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />,
	copy: (
		<>
			<rect x="8" y="8" width="14" height="14" rx="2" />
			<path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
		</>
	),
	"thumbs-up": (
		<path d="M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z" />
	),
	"thumbs-down": (
		<path d="M17 14V2M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88Z" />
	),
	chat: <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z" />,
	restart: (
		<>
			<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
			<path d="M3 3v5h5" />
		</>
	),
	history: (
		<>
			<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
			<path d="M3 3v5h5M12 7v5l4 2" />
		</>
	),
	quiz: <path d="m3 17 2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8" />,
	leave: <path d="M18 6 6 18M6 6l12 12" />,
	newest: <path d="M12 5v14M19 12l-7 7-7-7" />,
	video: (
		<>
			<path d="m16 13 5.22 3.48a.5.5 0 0 0 .78-.42V7.87a.5.5 0 0 0-.75-.43L16 10.5" />
			<rect x="2" y="6" width="14" height="12" rx="2" />
		</>
	),
}

export function ChatIcon({ name, size = 18, filled = false }: { name: ChatIconName; size?: number; filled?: boolean }) {
	return (
		<LineIcon size={size} filled={filled}>
			{OUTLINES[name]}
		</LineIcon>
	)
}
