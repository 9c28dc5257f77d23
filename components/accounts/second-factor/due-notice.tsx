import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { requirementWords } from "./requirement-words"

export interface DueNoticeProps {
	dueAt: Date
	isOverdue: boolean
	href: string
}

export function DueNotice({ dueAt, isOverdue, href }: DueNoticeProps) {
	if (isOverdue) {
		return (
			<Notice tone="warning" title={requirementWords.overdueTitle}>
				<p>{requirementWords.overdueMeans}</p>
			</Notice>
		)
	}
	const link = (
		<Link href={href} className={buttonClass({ size: "sm" })}>
			{requirementWords.setItUp}
		</Link>
	)
	return (
		<Notice tone="warning" title={requirementWords.dueTitle} action={link}>
			<p>
				{requirementWords.dueUntil} <LocalTime iso={dueAt.toISOString()} />.
			</p>
		</Notice>
	)
}
