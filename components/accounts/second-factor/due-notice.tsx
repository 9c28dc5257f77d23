import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { DUE_TITLE, DUE_UNTIL, OVERDUE_MEANS, OVERDUE_TITLE, SET_IT_UP } from "./requirement-texts"

export interface DueNoticeProps {
	dueAt: Date
	isOverdue: boolean
	/** The admin's account page. */
	href: string
}

/** Above every page of an admin who still has to set up two-step sign-in. */
export function DueNotice({ dueAt, isOverdue, href }: DueNoticeProps) {
	if (isOverdue) {
		return (
			<Notice tone="warning" title={OVERDUE_TITLE}>
				<p>{OVERDUE_MEANS}</p>
			</Notice>
		)
	}
	const link = (
		<Link href={href} className={buttonClass({ size: "sm" })}>
			{SET_IT_UP}
		</Link>
	)
	return (
		<Notice tone="warning" title={DUE_TITLE} action={link}>
			<p>
				{DUE_UNTIL} <LocalTime iso={dueAt.toISOString()} />.
			</p>
		</Notice>
	)
}
