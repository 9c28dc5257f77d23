import { ListChecks, MessagesSquare, Trash2 } from "lucide-react"
import Link from "next/link"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { quizResultsWords } from "@/components/quizzes/analytics/results-words"
import { LEVEL_TONES } from "@/components/quizzes/analytics/session-row"
import { Badge } from "@/components/ui/badge"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { IconButton } from "@/components/ui/icon-button"
import { LocalTime } from "@/components/ui/local-time"
import { CELL, ROW } from "@/components/ui/table-roles"
import { pathOf } from "@/lib/client/api"
import type { Lead } from "@/lib/client/contract"
import type { NewestSession } from "@/lib/quizzes/analytics/answers"
import { leadWords, unansweredWords } from "../chatbot-words"

export type LeadColumns = Record<"company" | "phone" | "score", boolean>

export interface LeadRowProps {
	lead: Lead
	shown: LeadColumns
	session: NewestSession | null
	access: SettingsAccess
	/** Null if the conversation was deleted. */
	conversationHref: string | null
	/** True for the row that Tab reaches. Arrow keys reach the others. */
	tabbable: boolean
	onDelete(): void
}

/** The report with every answer, which the browser's own session opens. */
function answersHref({ quiz_id, session_id }: NewestSession, access: SettingsAccess): string {
	return pathOf(
		"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report",
		{ id: quiz_id, session_id },
		{ ...namedTenant(access), include_detailed_breakdown: true },
	)
}

export function LeadRow({ lead, shown, session, access, conversationHref, tabbable, onDelete }: LeadRowProps) {
	const name = lead.name || lead.email
	return (
		<tr
			{...ROW}
			data-row={lead.id}
			tabIndex={tabbable ? 0 : -1}
			className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-line py-3 max-lg:-mx-4 max-lg:px-4 focus-visible:-outline-offset-2 lg:table-row lg:py-0 lg:hover:bg-sunken/60"
		>
			<td {...CELL} className="min-w-0 max-lg:col-span-2 lg:w-2/5 lg:max-w-0 lg:py-3 lg:pe-6">
				{lead.name && <span className="block font-medium wrap-anywhere text-ink">{lead.name}</span>}
				<a
					href={`mailto:${lead.email}`}
					className={classNames(
						"flex min-h-10 w-fit items-center wrap-anywhere text-accent-text hover:underline",
						!lead.name && "font-medium",
					)}
				>
					{lead.email}
				</a>
			</td>
			{shown.company && (
				<td
					{...CELL}
					className="min-w-0 wrap-anywhere text-ink-muted empty:hidden max-lg:col-span-2 lg:table-cell! lg:pe-6"
				>
					{lead.company}
				</td>
			)}
			{shown.phone && (
				<td
					{...CELL}
					className="text-ink-muted empty:hidden max-lg:col-span-2 lg:table-cell! lg:pe-6 lg:whitespace-nowrap"
				>
					{lead.phone && (
						<a
							href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}
							className="flex min-h-10 w-fit items-center hover:underline"
						>
							{lead.phone}
						</a>
					)}
				</td>
			)}
			{shown.score && (
				<td {...CELL} className="text-ink-muted empty:hidden max-lg:col-span-2 lg:table-cell! lg:pe-6 lg:text-end">
					{lead.score !== null && (
						<>
							{session && (
								<span className="me-2">
									<Badge tone={LEVEL_TONES[session.lead_level]}>{quizResultsWords.leadOf(session.lead_level)}</Badge>
								</span>
							)}
							{lead.score}%
							<span className="ms-2 text-xs lg:ms-0 lg:block lg:max-w-56 lg:wrap-anywhere">{lead.quiz_name}</span>
						</>
					)}
				</td>
			)}
			<td {...CELL} className="self-center text-ink-muted lg:pe-6 lg:whitespace-nowrap">
				<LocalTime iso={lead.created_at} />
			</td>
			<td {...CELL} className="lg:w-px lg:whitespace-nowrap">
				<span className="flex flex-wrap items-center justify-end gap-1 lg:py-1.5 [&>button]:size-10">
					{session && (
						<a
							href={answersHref(session, access)}
							target="_blank"
							rel="noopener"
							className={buttonClass({ variant: "quiet" })}
						>
							<ListChecks aria-hidden size={16} />
							{quizResultsWords.answers}
							<span className="sr-only">{quizResultsWords.answersOf(name)}</span>
						</a>
					)}
					{conversationHref && (
						<Link data-main href={conversationHref} prefetch={false} className={buttonClass({ variant: "secondary" })}>
							<MessagesSquare aria-hidden size={16} />
							{unansweredWords.read}
							<span className="sr-only">{leadWords.read(name)}</span>
						</Link>
					)}
					<IconButton label={leadWords.delete(name)} disabled={access.readOnly !== null} onClick={onDelete}>
						<Trash2 aria-hidden size={18} />
					</IconButton>
				</span>
			</td>
		</tr>
	)
}
