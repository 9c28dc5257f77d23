import { Badge } from "@/components/ui/badge"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { Spinner } from "@/components/ui/spinner"
import type { TestQuestions } from "@/lib/client/contract"
import { testQuestionWords } from "./test-words"

/** Whether what is shown may not hold any more, and why. Null if it does. */
function staleness({ state, is_current, ran_at, ran_with, model }: TestQuestions["run"]): string | null {
	if (state !== "idle" || is_current || ran_at === null || ran_with === null) return null
	return ran_with === model
		? testQuestionWords.knowledgeChanged
		: testQuestionWords.otherAnswers(testQuestionWords.modelLabel(ran_with), testQuestionWords.modelLabel(model))
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
					{wrong > 0 && <Badge tone="danger">{testQuestionWords.wrongNow(wrong)}</Badge>}
					{undecided > 0 && <Badge tone="warning">{testQuestionWords.undecidedCount(undecided)}</Badge>}
					{right > 0 && <Badge tone="success">{testQuestionWords.rightCount(right)}</Badge>}
					{waiting > 0 && <Badge>{testQuestionWords.waitingCount(waiting)}</Badge>}
				</p>
				<p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
					{run.state === "running" && (
						<>
							<Spinner />
							{asksModel ? testQuestionWords.askedSoFar(run.asked, run.to_ask) : testQuestionWords.running}
						</>
					)}
					{run.state === "preparing" && testQuestionWords.preparing}
					{run.state === "idle" && (run.ran_at ? <LastRun run={run} ranAt={run.ran_at} /> : testQuestionWords.neverRan)}
				</p>
			</div>
			{run.stopped_for && (
				<Notice tone="warning" title={testQuestionWords.runStopped}>
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
			{testQuestionWords.lastRun}
			<LocalTime iso={ranAt} />
			{run.ran_with ? testQuestionWords.ranWith(testQuestionWords.modelLabel(run.ran_with)) : "."}
			{turned.right + turned.wrong > 0 ? testQuestionWords.turnedSince(turned) : testQuestionWords.nothingTurned}
		</span>
	)
}
