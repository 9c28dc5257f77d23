import type { ReactNode } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import type { ShareNetwork } from "@/lib/submissions/dashboard-words"

/** Feather's outlines (MIT). lucide no longer has the marks of companies. */
const OUTLINES: Record<ShareNetwork, ReactNode> = {
	twitter: (
		<path d="M23 3a10.9 10.9 0 0 1-3.14 1.53 4.48 4.48 0 0 0-7.86 3v1A10.66 10.66 0 0 1 3 4s-4 9 5 13a11.64 11.64 0 0 1-7 2c9 5 20 0 20-11.5a4.5 4.5 0 0 0-.08-.83A7.72 7.72 0 0 0 23 3z" />
	),
	linkedin: (
		<>
			<path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2z" />
			<circle cx="4" cy="4" r="2" />
		</>
	),
	whatsapp: (
		<path d="M21 11.5a8.38 8.38 0 0 1-.9 3.8 8.5 8.5 0 0 1-7.6 4.7 8.38 8.38 0 0 1-3.8-.9L3 21l1.9-5.7a8.38 8.38 0 0 1-.9-3.8 8.5 8.5 0 0 1 4.7-7.6 8.38 8.38 0 0 1 3.8-.9h.5a8.48 8.48 0 0 1 8 8v.5z" />
	),
	facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
}

export const NetworkIcon = ({ network }: { network: ShareNetwork }) => (
	<LineIcon size={16}>{OUTLINES[network]}</LineIcon>
)
