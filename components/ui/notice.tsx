import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

export type NoticeTone = "info" | "success" | "warning" | "danger"

const TONES: Record<NoticeTone, { box: string; mark: string; glyph: GlyphName }> = {
	info: { box: "bg-accent-soft", mark: "text-accent-text", glyph: "info" },
	success: { box: "bg-success-soft", mark: "text-success", glyph: "check" },
	warning: { box: "bg-warning-soft", mark: "text-warning", glyph: "alert" },
	danger: { box: "bg-danger-soft", mark: "text-danger", glyph: "alert" },
}

export interface NoticeProps {
	tone?: NoticeTone
	title?: string
	children?: ReactNode
	action?: ReactNode
	/** "alert" if it appears in answer to the user's action. Leave it out if it comes with the page. */
	role?: "alert" | "status"
}

export function Notice({ tone = "info", title, children, action, role }: NoticeProps) {
	const look = TONES[tone]
	return (
		<div
			role={role}
			className={classNames("flex flex-wrap items-start gap-3 rounded-control px-4 py-3 text-sm", look.box)}
		>
			<Glyph name={look.glyph} size={20} className={look.mark} />
			<div className="min-w-48 flex-1 text-ink">
				{title && <p className="font-medium">{title}</p>}
				{children}
			</div>
			{action}
		</div>
	)
}
