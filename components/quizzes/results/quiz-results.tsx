"use client"

import { Download } from "lucide-react"
import Link from "next/link"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { MoreButton } from "@/components/settings/more-button"
import { namedTenant, type SettingsAccess } from "@/components/settings/settings-access"
import { useMore } from "@/components/settings/use-more"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorState } from "@/components/ui/error-state"
import { SelectField } from "@/components/ui/select-field"
import { pathOf } from "@/lib/client/api"
import type { QuizAnalytics, QuizEntry, QuizSession, QuizSummary } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { type QuizSearch, quizHref } from "../builder/quiz-address"
import { LEVEL_LABELS } from "../builder/quiz-texts"
import { AnalyticsCharts } from "./analytics-charts"
import { SessionRow } from "./session-row"
import { SummaryFigures } from "./summary-figures"
import { identified, useFirstPage } from "./use-first-page"

export interface LoadedResults {
	analytics: QuizAnalytics | null
	sessions: QuizSession[]
	total: number
	summary: QuizSummary
	next_cursor: string | null
}

export interface QuizResultsProps {
	loaded: LoadedResults | { failed: string }
	/** Quizzes that the filter offers. */
	quizzes: Pick<QuizEntry, "id" | "quiz_name">[]
	search: QuizSearch
	base: string
	access: SettingsAccess
}

/** Answers the admin's question: does the quiz work, which leads should I call first, and where do people give up? */
export function QuizResults({ loaded, ...rest }: QuizResultsProps) {
	if ("failed" in loaded) {
		return (
			<ErrorState title={loaded.failed} level={2}>
				The server could not read them just now. Nothing is lost.
			</ErrorState>
		)
	}
	return <ShownResults loaded={loaded} {...rest} />
}

type ShownResultsProps = Omit<QuizResultsProps, "loaded"> & { loaded: LoadedResults }

const LEVELS = [
	{ value: "", label: "All leads" },
	...Object.entries(LEVEL_LABELS).map(([value, label]) => ({ value, label: `${label} leads` })),
]

function ShownResults({ loaded, quizzes, search, base, access }: ShownResultsProps) {
	const router = useRouter()
	const query = { ...namedTenant(access), quiz_id: search.quiz, lead_level: search.level }
	const first = useFirstPage(loaded)
	const { items, hasMore, busy, more } = useMore(first, async (cursor) => {
		const page = await adminCall("GET /api/admin/quiz-sessions", { query: { ...query, cursor, limit: 20 } })
		return { items: page.sessions.map(identified), next: page.next_cursor }
	})
	/** The latest choice, to which the page may still be navigating. */
	const [wanted, setWanted] = useState({ quiz: search.quiz, level: search.level })
	const [seen, setSeen] = useState(search)
	if (seen !== search) {
		setSeen(search)
		setWanted({ quiz: search.quiz, level: search.level })
	}
	function show(part: Partial<typeof wanted>): void {
		const next = { ...wanted, ...part }
		setWanted(next)
		router.push(quizHref(base, { ...next, section: "results" }))
	}
	const filtered = search.level !== undefined

	return (
		<section aria-label="Results & Analytics" className="flex flex-col gap-6 sm:gap-8">
			<div className="grid grid-cols-2 items-end gap-3 sm:flex">
				<div className="min-w-0 sm:w-72">
					<SelectField
						label="Quiz"
						options={[
							{ value: "", label: "All quizzes" },
							...quizzes.map(({ id, quiz_name }) => ({ value: id, label: quiz_name })),
						]}
						value={wanted.quiz ?? ""}
						onChange={({ target }) => show({ quiz: target.value || undefined })}
					/>
				</div>
				<div className="min-w-0 sm:w-40">
					<SelectField
						label="Lead level"
						options={LEVELS}
						value={wanted.level ?? ""}
						onChange={({ target }) => show({ level: (target.value || undefined) as QuizSearch["level"] })}
					/>
				</div>
			</div>
			<SummaryFigures summary={loaded.summary} />
			{loaded.analytics && !filtered && <AnalyticsCharts analytics={loaded.analytics} />}
			{loaded.analytics && filtered && (
				<p className="text-ink-muted">
					The charts tell of all leads together.{" "}
					<Link href={quizHref(base, { quiz: search.quiz, section: "results" })} className="text-ink underline">
						Show all leads
					</Link>
				</p>
			)}
			{items.length === 0 ? (
				<EmptyState title={filtered ? "No such sessions" : "No sessions yet"}>
					{filtered
						? "Nobody ended in this band. Choose another lead level."
						: "Once somebody completes the quiz, you see here how they did. Only completed ones count."}
				</EmptyState>
			) : (
				<div className="flex flex-col gap-3">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<div>
							<h3 className="text-lg font-medium">Sessions</h3>
							<p className="text-ink-muted">
								The badge grades the score: 90% Excellent, 80% Good, 70% Fair. The lead level follows your Scoring
								Rules.
							</p>
						</div>
						<a
							href={pathOf("GET /api/admin/quiz-sessions/export", {}, query)}
							download
							className={buttonClass({ variant: "secondary" })}
						>
							<Download aria-hidden size={16} />
							Export CSV
						</a>
					</div>
					<ul aria-label="Sessions" className="divide-y divide-line border-y border-line">
						{items.map((session) => (
							<SessionRow key={session.session_id} session={session} access={access} showQuiz={!search.quiz} />
						))}
					</ul>
					<p role="status" className="text-ink-muted tabular-nums">
						Showing {items.length.toLocaleString("en-US")} of {loaded.total.toLocaleString("en-US")} sessions
					</p>
					{hasMore && <MoreButton label="Load more" busy={busy} onMore={more} />}
				</div>
			)}
		</section>
	)
}
