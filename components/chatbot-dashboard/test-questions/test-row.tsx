import { Pencil, Trash2 } from "lucide-react"
import { AnswerText } from "@/components/chat-window/answer-text"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Disclosure } from "@/components/ui/disclosure"
import { LocalTime } from "@/components/ui/local-time"
import type { TestQuestion } from "@/lib/client/contract"
import { testQuestionWords } from "./test-words"

const STATES: Record<TestQuestion["state"], { tone: BadgeTone; word: string }> = {
	right: { tone: "success", word: testQuestionWords.right },
	wrong: { tone: "danger", word: testQuestionWords.wrong },
	undecided: { tone: "warning", word: testQuestionWords.undecided },
	waiting: { tone: "neutral", word: testQuestionWords.waiting },
}

/** The numbers of an answer stand for passages, which are not shown here. */
const withoutNumbers = (answer: string) => answer.replace(/\s?\[\d+\]/g, "")
const uncited = () => undefined

function expectation({ expects, source, fault }: TestQuestion): string | null {
	if (expects === "no_answer") return testQuestionWords.shouldNotAnswer
	if (!source) return testQuestionWords.noSourceChosen
	return fault === "deleted" ? null : testQuestionWords.shouldComeFrom(source.title)
}

const isTelling = ({ state, fault }: TestQuestion) =>
	state === "undecided" || (state === "wrong" && fault !== "unanswered" && fault !== "deleted")

export interface TestRowProps {
	test: TestQuestion
	readOnly: boolean
	onEdit(): void
	onDelete(): void
}

/** One test question: is its answer right, and if not, why and since when? */
export function TestRow({ test, readOnly, onEdit, onDelete }: TestRowProps) {
	const { question, state, answer, answered_from: from, is_cited: isCited } = test
	const { tone, word } = STATES[state]
	const expected = expectation(test)
	const isTurned = test.turned_at !== null && (state === "right" || state === "wrong")
	return (
		<div className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="flex min-w-0 flex-col gap-1">
				<p className="text-xs">
					<Badge tone={tone}>{word}</Badge>
				</p>
				<h2 className="text-base font-medium wrap-anywhere whitespace-pre-wrap">{question}</h2>
				{expected && <p className="wrap-anywhere text-ink-muted">{expected}</p>}
				{state === "wrong" && <p className="wrap-anywhere">{testQuestionWords.faultOf(test)}</p>}
				{state === "right" && answer !== "" && from.length > 0 && !isCited && (
					<p className="text-ink-muted">{testQuestionWords.notCited}</p>
				)}
				{isTurned && test.turned_at && (
					<p className="wrap-anywhere text-ink-muted">
						{testQuestionWords.wasUntil(state)}
						<LocalTime iso={test.turned_at} />
						{testQuestionWords.turnedWhen(test.turned_by)}
					</p>
				)}
			</div>
			<div className="flex items-start gap-1 max-sm:-ms-3">
				<Button size="sm" variant="quiet" disabled={readOnly} onClick={onEdit}>
					<Pencil aria-hidden size={16} />
					{commonWords.edit}
					<span className="sr-only"> {question}</span>
				</Button>
				<Button size="sm" variant="quiet" disabled={readOnly} onClick={onDelete}>
					<Trash2 aria-hidden size={16} />
					{commonWords.delete}
					<span className="sr-only"> {question}</span>
				</Button>
			</div>
			{answer !== "" && (
				<div className="min-w-0 max-w-2xl sm:col-span-2">
					<Disclosure summary={testQuestionWords.theAnswer} open={isTelling(test)}>
						<div className="border-s-2 border-line ps-4 wrap-anywhere">
							<AnswerText text={withoutNumbers(answer)} titles={[]} writing={false} onCite={uncited} />
						</div>
						<p className="mt-2 text-xs wrap-anywhere text-ink-muted">
							{testQuestionWords.answeredFrom(from, isCited)}
							{test.asked_at && (
								<>
									{" "}
									{testQuestionWords.asked}
									<LocalTime iso={test.asked_at} />.
								</>
							)}
						</p>
					</Disclosure>
				</div>
			)}
		</div>
	)
}
