import { Badge } from "@/components/ui/badge"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { Spinner } from "@/components/ui/spinner"
import type { TestQuestions } from "@/lib/client/contract"
import {
	askedSoFar,
	KNOWLEDGE_CHANGED,
	LAST_RUN,
	modelLabel,
	NEVER_RAN,
	nothingTurned,
	otherAnswers,
	PREPARING,
	RUN_STOPPED,
	RUNNING,
	ranWith,
	rightCount,
	turnedSince,
	undecidedCount,
	waitingCount,
	wrongNow,
} from "./test-texts"

/** Whether what is shown may not hold any more, and why. Null if it does. */
function staleness({ state, is_current, ran_at, ran_with, model }: TestQuestions["run"]): string | null {
	if (state !== "idle" || is_current || ran_at === null || ran_with === null) return null
	return ran_with === model ? KNOWLEDGE_CHANGED : otherAnswers(modelLabel(ran_with), modelLabel(model))
}

/** Answers the admin's question: is everything right, and did that change? */
export function RunSummary({ questions, run }: Pick<TestQuestions, "questions" | "run">) {
	const count = (wanted: (typeof questions)[number]["state"]) =>
		questions.filter(({ state }) => state === wanted).length
	const [wrong, undecided, waiting, right] = [count("wrong"), count("undecided"), count("waiting"), count("right")]
	const stale = staleness(run)
	const asksModel = run.state === "running" && run.model !== "built-in"
	return (
		<div className="flex flex-col gap-3 border-b border-line py-4">
			<div role="status" className="flex flex-col gap-1">
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-base font-medium">
					{wrong > 0 && <Badge tone="danger">{wrongNow(wrong)}</Badge>}
					{undecided > 0 && <Badge tone="warning">{undecidedCount(undecided)}</Badge>}
					{right > 0 && <Badge tone="success">{rightCount(right)}</Badge>}
					{waiting > 0 && <Badge>{waitingCount(waiting)}</Badge>}
				</p>
				<p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
					{run.state === "running" && (
						<>
							<Spinner />
							{asksModel ? askedSoFar(run.asked, run.to_ask) : RUNNING}
						</>
					)}
					{run.state === "preparing" && PREPARING}
					{run.state === "idle" && (run.ran_at ? <LastRun run={run} ranAt={run.ran_at} /> : NEVER_RAN)}
				</p>
			</div>
			{run.stopped_for && (
				<Notice tone="warning" title={RUN_STOPPED}>
					{run.stopped_for}
				</Notice>
			)}
			{stale && !run.stopped_for && <Notice>{stale}</Notice>}
		</div>
	)
}

function LastRun({ run, ranAt }: { run: TestQuestions["run"]; ranAt: string }) {
	const { turned } = run
	return (
		<span>
			{LAST_RUN}
			<LocalTime iso={ranAt} />
			{run.ran_with ? ranWith(modelLabel(run.ran_with)) : "."}
			{turned.right + turned.wrong > 0 ? turnedSince(turned) : nothingTurned}
		</span>
	)
}
