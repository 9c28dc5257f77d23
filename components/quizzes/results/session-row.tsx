import { Eye, FileDown } from "lucide-react"
import type { SettingsAccess } from "@/components/settings/settings-access"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import type { QuizSession } from "@/lib/client/contract"
import { ANONYMOUS } from "@/lib/quizzes/defaults"
import { type ScoreBadge, scoreBadge } from "@/lib/quizzes/score-badge"
import { LEVEL_LABELS, SCORE_LABELS } from "../builder/quiz-texts"
import { useReport } from "./use-report"

const TONES: Record<ScoreBadge, BadgeTone> = { excellent: "success", good: "success", fair: "warning", poor: "neutral" }

export interface SessionRowProps {
	session: QuizSession
	access: SettingsAccess
	/** True if the list has the sessions of more than one quiz. */
	showQuiz: boolean
}

/** One completed session: who took the quiz, the score, and the report. */
export function SessionRow({ session, access, showQuiz }: SessionRowProps) {
	const report = useReport(session, access)
	const badge = scoreBadge(session.percentage_score)
	const { user_email: email } = session
	const isNamed = session.user_name !== ANONYMOUS || !email
	const who = isNamed ? session.user_name : email
	return (
		<li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto] sm:items-center">
			<div className="min-w-0">
				<p className="wrap-anywhere">
					{isNamed && <span className="font-medium">{who} </span>}
					{email && (
						<a
							href={`mailto:${email}`}
							className={classNames("hover:underline", isNamed ? "text-ink-muted hover:text-ink" : "font-medium")}
						>
							{email}
						</a>
					)}
				</p>
				<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
					<LocalTime iso={session.completed_at} />
					<span>{session.time_taken_minutes} min</span>
					<span>{LEVEL_LABELS[session.lead_level]} lead</span>
					{showQuiz && <span className="wrap-anywhere">{session.quiz_name}</span>}
					{session.outcome_title && <span className="wrap-anywhere">{session.outcome_title}</span>}
				</p>
			</div>
			<div className="flex items-baseline gap-x-3 tabular-nums sm:flex-col sm:items-end">
				<span>
					<span className="text-base font-medium">{session.percentage_score}%</span>{" "}
					<span className="text-xs text-ink-muted">
						{session.total_score}/{session.max_possible_score}
					</span>
				</span>
				<Badge tone={TONES[badge]}>{SCORE_LABELS[badge]}</Badge>
			</div>
			<div className="flex gap-2">
				<Button size="sm" variant="quiet" busy={report.busy === "preview"} onClick={report.preview}>
					<Eye aria-hidden size={16} />
					Preview<span className="sr-only"> report of {who}</span>
				</Button>
				<Button size="sm" variant="quiet" busy={report.busy === "pdf"} onClick={report.download}>
					<FileDown aria-hidden size={16} />
					PDF<span className="sr-only"> report of {who}</span>
				</Button>
			</div>
		</li>
	)
}
