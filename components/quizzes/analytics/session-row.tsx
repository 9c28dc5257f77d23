import { Eye, FileDown, ListChecks } from "lucide-react"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import type { LeadLevel, QuizSession } from "@/lib/client/contract"
import { ANONYMOUS } from "@/lib/quizzes/defaults"
import { percentText } from "@/lib/quizzes/percent-text"
import * as reportWords from "@/lib/quizzes/report/words"
import { scoreBadge } from "@/lib/quizzes/score-badge"
import { Consents } from "./consents"
import { quizResultsWords } from "./results-words"
import { timeTaken } from "./time-taken"
import { useReport } from "./use-report"

export const LEVEL_TONES: Record<LeadLevel, BadgeTone> = { high: "success", medium: "warning", low: "neutral" }

export interface SessionRowProps {
	session: QuizSession
	access: SettingsAccess
	showQuiz: boolean
	/** False if no listed session reached an outcome. */
	showOutcome: boolean
}

export function SessionRow({ session, access, showQuiz, showOutcome }: SessionRowProps) {
	const report = useReport(session, access)
	const { user_email: email, outcome_title: outcome } = session
	const isNamed = session.user_name !== ANONYMOUS || !email
	const who = isNamed ? session.user_name : email
	return (
		<li
			className={classNames(
				"grid gap-x-6 gap-y-2 py-3 sm:items-center",
				showOutcome
					? "sm:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_6rem_auto]"
					: "sm:grid-cols-[7rem_minmax(0,1fr)_6rem_auto]",
			)}
		>
			<div className="flex min-w-0 flex-wrap items-baseline gap-x-3 sm:flex-col">
				<Badge tone={LEVEL_TONES[session.lead_level]}>{quizResultsWords.leadOf(session.lead_level)}</Badge>
				{showOutcome && (
					<span className={classNames("wrap-anywhere", outcome ? "font-medium" : "text-ink-muted")}>
						{outcome ?? quizResultsWords.noOutcome}
					</span>
				)}
			</div>
			<div className="min-w-0">
				<p className="wrap-anywhere">
					{isNamed && (
						<span className={session.user_name === ANONYMOUS ? "text-ink-muted" : "font-medium"}>{who} </span>
					)}
					{email && (
						<a
							href={`mailto:${email}`}
							className={classNames(
								"hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5",
								isNamed ? "text-ink-muted hover:text-ink" : "font-medium",
							)}
						>
							{email}
						</a>
					)}
				</p>
				<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
					<LocalTime iso={session.completed_at} />
					<span>{timeTaken(session.time_taken_minutes)}</span>
					{showQuiz && <span className="wrap-anywhere">{session.quiz_name}</span>}
				</p>
				{session.fields && (
					<dl className="flex flex-wrap gap-x-3 text-ink-muted">
						{Object.entries(session.fields).map(([name, value]) => (
							<div key={name} className="min-w-0 wrap-anywhere">
								<dt className="inline">{name}</dt> <dd className="inline text-ink">{value}</dd>
							</div>
						))}
					</dl>
				)}
				{session.consents && <Consents consents={session.consents} />}
			</div>
			<div className="flex items-baseline gap-x-3 tabular-nums sm:flex-col sm:items-end">
				<span className="text-base font-medium">{percentText(session.percentage_score)}</span>
				<span className="text-ink-muted">{reportWords.badgeLabels[scoreBadge(session.percentage_score)]}</span>
			</div>
			<div className="flex gap-1 max-sm:-ms-2.5">
				<Button size="sm" variant="quiet" busy={report.busy === "answers"} onClick={report.answers}>
					<ListChecks aria-hidden size={16} />
					{quizResultsWords.answers}
					<span className="sr-only">{quizResultsWords.answersOf(who)}</span>
				</Button>
				<Button size="sm" variant="quiet" busy={report.busy === "preview"} onClick={report.preview}>
					<Eye aria-hidden size={16} />
					{commonWords.preview}
					<span className="sr-only">{quizResultsWords.reportOf(who)}</span>
				</Button>
				<Button size="sm" variant="quiet" busy={report.busy === "pdf"} onClick={report.download}>
					<FileDown aria-hidden size={16} />
					{quizResultsWords.pdf}
					<span className="sr-only">{quizResultsWords.reportOf(who)}</span>
				</Button>
			</div>
		</li>
	)
}
