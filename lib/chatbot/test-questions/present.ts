import { z } from "zod"
import type { TestQuestion as QuestionRow } from "@/lib/db/generated/client"
import type { SourceChange, TestQuestion, TestQuestions, TestRun } from "./answers"
import { judgeAnswer } from "./judge-answer"
import type { FoundTests, TestSource } from "./queries"
import { versionOf } from "./queries"
import { ChangedSource, changedSources, KnowledgeVersion } from "./run/changed-sources"
import { TEST_QUESTIONS_MAX } from "./test-questions-max"

type Titles = ReadonlyMap<string, string>

const Changes = z.array(ChangedSource).catch([])

function presentChanges(stored: unknown, titles: Titles): SourceChange[] {
	return Changes.parse(stored).map(({ id, change }) => ({ change, title: titles.get(id) ?? null }))
}

function expectedOf({ expects, sourceId, deletedTitle }: QuestionRow, titles: Titles): TestQuestion["source"] {
	if (expects === "no_answer") return null
	if (deletedTitle !== null) return { id: null, title: deletedTitle }
	return sourceId === null ? null : { id: sourceId, title: titles.get(sourceId) ?? "" }
}

function stateOf(row: QuestionRow): TestQuestion["state"] {
	if (row.isRight !== null) return row.isRight ? "right" : "wrong"
	return row.expects === "source" && row.sourceId === null ? "undecided" : "waiting"
}

export function presentTest(row: QuestionRow, sources: readonly TestSource[]): TestQuestion {
	const titles = new Map(sources.map(({ id, title }) => [id, title]))
	return {
		id: row.id,
		question: row.question,
		expects: row.expects,
		source: expectedOf(row, titles),
		state: stateOf(row),
		fault: row.isRight === false ? judgeAnswer(row).fault : null,
		answer: row.answer,
		answered_from: row.restsOn.flatMap((id) => titles.get(id) ?? []),
		is_cited: row.isCited,
		asked_at: row.askedAt?.toISOString() ?? null,
		turned_at: row.turnedAt?.toISOString() ?? null,
		turned_by: presentChanges(row.turnedBy, titles),
		updated_at: row.updatedAt.toISOString(),
	}
}

function presentRun({ run, model, questions, sources, isRunning, isPreparing }: FoundTests): TestRun {
	const since = run?.previousAt
	const turned = questions.filter(({ turnedAt }) => since && turnedAt && turnedAt > since)
	const stored = KnowledgeVersion.safeParse(run?.sources ?? {})
	const isSame = stored.success && changedSources(stored.data, versionOf(sources)).length === 0
	return {
		state: isRunning ? "running" : isPreparing ? "preparing" : "idle",
		model,
		// A run that has not ended is about its own model already.
		ran_with: run?.ranAt && !run.isAsking && run.stoppedFor === null ? run.model : null,
		ran_at: run?.ranAt?.toISOString() ?? null,
		is_current: isSame && run?.model === model,
		turned: {
			right: turned.filter(({ isRight }) => isRight === true).length,
			wrong: turned.filter(({ isRight }) => isRight === false).length,
		},
		asked: run ? questions.filter(({ askedIn }) => askedIn === run.number).length : 0,
		to_ask: questions.filter(({ deletedTitle }) => deletedTitle === null).length,
		stopped_for: run?.stoppedFor ?? null,
	}
}

export function presentTests(found: FoundTests): TestQuestions {
	return {
		questions: found.questions.map((row) => presentTest(row, found.sources)),
		run: presentRun(found),
		limit: TEST_QUESTIONS_MAX,
	}
}
