"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useMemo, useState } from "react"
import { ExportLink } from "@/components/forms/export-link"
import { MoreButton } from "@/components/forms/more-button"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useMore } from "@/components/forms/use-more"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorState } from "@/components/ui/error-state"
import { SelectField } from "@/components/ui/select-field"
import { pathOf } from "@/lib/client/api"
import type { LeadLevel, QuizAnalytics, QuizEntry, QuizSession, QuizSummary } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { quizAdminWords, quizListWords } from "../admin-words"
import { QUIZ_SECTIONS, type QuizSearch, quizHref } from "../quiz-address"
import { AnalyticsCharts } from "./analytics-charts"
import { quizResultsWords } from "./results-words"
import { SessionRow } from "./session-row"
import { StoppedSection } from "./stopped/stopped-section"
import { SummaryFigures } from "./summary-figures"

const identified = (session: QuizSession) => ({ ...session, id: session.session_id })

/** The first page for useMore(). Keeps its identity until the page brings newer data. */
function useFirstPage({ sessions, next_cursor }: { sessions: QuizSession[]; next_cursor: string | null }) {
	return useMemo(() => ({ items: sessions.map(identified), next: next_cursor }), [sessions, next_cursor])
}

export interface LoadedResults {
	analytics: QuizAnalytics | null
	sessions: QuizSession[]
	total: number
	summary: QuizSummary
	next_cursor: string | null
}

export interface QuizResultsProps {
	loaded: LoadedResults | { failed: string }
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
				{quizAdminWords.failedAbout}
			</ErrorState>
		)
	}
	return <ShownResults loaded={loaded} {...rest} />
}

type ShownResultsProps = Omit<QuizResultsProps, "loaded"> & { loaded: LoadedResults }

const LEVELS = [
	{ value: "", label: quizResultsWords.allLeads },
	...Object.keys(quizResultsWords.levelLabels).map((level) => ({
		value: level,
		label: quizResultsWords.leadsOf(level as LeadLevel),
	})),
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
	const showOutcome = items.some(({ outcome_title }) => outcome_title !== null)

	return (
		<section aria-label={QUIZ_SECTIONS.results} className="flex flex-col gap-6 sm:gap-8">
			{search.quiz && <p className="-mb-3 text-ink-muted sm:-mb-4">{quizResultsWords.resultsAbout}</p>}
			<div className="grid grid-cols-2 items-end gap-3 sm:flex">
				<div className="min-w-0 sm:w-72">
					<SelectField
						label={quizResultsWords.quiz}
						options={[
							{ value: "", label: quizListWords.all },
							...quizzes.map(({ id, quiz_name }) => ({ value: id, label: quiz_name })),
						]}
						value={wanted.quiz ?? ""}
						onChange={({ target }) => show({ quiz: target.value || undefined })}
					/>
				</div>
				<div className="min-w-0 sm:w-40">
					<SelectField
						label={quizResultsWords.leadLevel}
						options={LEVELS}
						value={wanted.level ?? ""}
						onChange={({ target }) => show({ level: (target.value || undefined) as QuizSearch["level"] })}
					/>
				</div>
			</div>
			{loaded.summary.total_sessions > 0 && <SummaryFigures summary={loaded.summary} />}
			{loaded.analytics && !filtered && <AnalyticsCharts analytics={loaded.analytics} />}
			{loaded.analytics && filtered && (
				<p className="text-ink-muted">
					{quizResultsWords.chartsAllLeads}{" "}
					<Link href={quizHref(base, { quiz: search.quiz, section: "results" })} className="text-ink underline">
						{quizResultsWords.showAllLeads}
					</Link>
				</p>
			)}
			{items.length === 0 ? (
				<EmptyState title={filtered ? quizResultsWords.noSuchSessions : quizResultsWords.noSessions}>
					{filtered ? quizResultsWords.noSuchSessionsAbout : quizResultsWords.noSessionsAbout}
				</EmptyState>
			) : (
				<div className="flex flex-col gap-3">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<div>
							<h3 className="text-lg font-medium">{quizResultsWords.sessions}</h3>
							<p className="text-ink-muted">{quizResultsWords.sessionsAbout}</p>
						</div>
						{access.mayExport && <ExportLink href={pathOf("GET /api/admin/quiz-sessions/export", {}, query)} />}
					</div>
					<ul aria-label={quizResultsWords.sessions} className="divide-y divide-line border-y border-line">
						{items.map((session) => (
							<SessionRow
								key={session.session_id}
								session={session}
								access={access}
								showQuiz={!search.quiz}
								showOutcome={showOutcome}
							/>
						))}
					</ul>
					<p role="status" className="text-ink-muted tabular-nums">
						{quizResultsWords.showingOf(items.length, loaded.total)}
					</p>
					{hasMore && <MoreButton label={quizResultsWords.loadMore} busy={busy} onMore={more} />}
				</div>
			)}
			<StoppedSection key={search.quiz} quizId={search.quiz} access={access} />
		</section>
	)
}
