import { useMemo, useState } from "react"
import { Notice } from "@/components/ui/notice"
import { Slider } from "@/components/ui/slider"
import type { Outcome } from "@/lib/client/contract"
import { outvoted, scoredOutcomes, votedFor } from "@/lib/quizzes/decide-outcome"
import { outcomeHoles, outcomeOverlaps, type PercentRange, wonRanges } from "@/lib/quizzes/outcome-ranges"
import { percentText } from "@/lib/quizzes/percent-text"
import { pickOutcome } from "@/lib/quizzes/pick-outcome"
import { reachablePercents } from "@/lib/quizzes/reachable-percents"
import { outcomeWords } from "../../admin-words"
import type { QuizContent } from "../content/quiz-values"
import { votesWords } from "../questions/votes-words"
import { outcomeName } from "./outcome-name"

const inWords = (ranges: PercentRange[]) =>
	ranges.map(({ from, to }) => (from === to ? percentText(from) : outcomeWords.percentRange(from, to))).join(", ")

export function RangeMap({ content }: { content: QuizContent }) {
	const { questions, scoring_config } = content
	const outcomes = scoredOutcomes(content.outcomes)
	const [percent, setPercent] = useState(50)
	const won = wonRanges(outcomes)
	const winner = pickOutcome(outcomes, percent)
	// Up to thousands of sums, so not on every step of the slider.
	const reachable = useMemo(() => reachablePercents(questions, scoring_config), [questions, scoring_config])
	const notes = votingNotes(content)
	const says = winner ? outcomeName(content.outcomes, winner.id) : outcomeWords.noneHere
	return (
		<div className="flex max-w-4xl flex-col gap-3">
			<div>
				<Slider
					label={outcomeWords.whoSeesWhat}
					min={0}
					max={100}
					value={percent}
					valueText={outcomeWords.percentSees(percent, says)}
					onValueChange={setPercent}
				/>
				<div aria-hidden="true" className="relative mx-2.5 h-9 overflow-hidden rounded-control bg-sunken">
					{outcomes.flatMap((outcome) =>
						(won.get(outcome.id) ?? []).map(({ from, to }) => (
							<div
								key={`${outcome.id}-${from}`}
								className={`absolute inset-y-0 flex items-center overflow-hidden border-e-2 border-area px-2 text-xs whitespace-nowrap ${
									winner === outcome ? "bg-accent text-on-accent" : "bg-accent-soft text-ink"
								}`}
								style={{ left: `${(from / 101) * 100}%`, width: `${((to - from + 1) / 101) * 100}%` }}
							>
								<span className="truncate">{outcomeName(content.outcomes, outcome.id)}</span>
							</div>
						)),
					)}
				</div>
				<div aria-hidden="true" className="mx-2.5 mt-1 flex justify-between text-xs text-ink-muted tabular-nums">
					<span>{percentText(0)}</span>
					<span>{percentText(50)}</span>
					<span>{percentText(100)}</span>
				</div>
			</div>
			<RangeNotes named={content.outcomes} outcomes={outcomes} won={won} reachable={reachable} voting={notes} />
		</div>
	)
}

interface RangeNotesProps {
	/** All of the quiz, for their names. */
	named: Outcome[]
	outcomes: Outcome[]
	won: Map<string, PercentRange[]>
	/** Null if there are too many combinations to compute. */
	reachable: Set<number> | null
	voting: { voted: Set<string>; notes: string[] }
}

/** With votes, a range is only for those who cast none. */
function votingNotes({ questions, outcomes }: QuizContent): RangeNotesProps["voting"] {
	const voted = votedFor(questions)
	if (voted.size === 0) return { voted, notes: [] }
	const never = outvoted(questions, outcomes).map((outcome) =>
		votesWords.outvotedNote(outcomeName(outcomes, outcome.id)),
	)
	return { voted, notes: [votesWords.votesDecide, ...never] }
}

function RangeNotes({ named, outcomes: all, won, reachable, voting }: RangeNotesProps) {
	const outcomes = all.filter(({ id }) => !voting.voted.has(id))
	const decides = voting.voted.size === 0
	const holes = decides ? outcomeHoles(outcomes) : []
	const overlaps = decides ? outcomeOverlaps(outcomes) : []
	const covered = outcomes.filter(({ id }) => won.get(id)?.length === 0)
	const unreachable = outcomes.filter(({ id }) => {
		const ranges = won.get(id) ?? []
		const hit = ({ from, to }: PercentRange) => [...(reachable ?? [])].some((each) => from <= each && each <= to)
		return reachable !== null && ranges.length > 0 && !ranges.some(hit)
	})
	const notes = [
		...voting.notes,
		holes.length > 0 && outcomeWords.holesNote(inWords(holes)),
		overlaps.length > 0 && outcomeWords.overlapsNote(inWords(overlaps)),
		...covered.map((outcome) => outcomeWords.coveredNote(outcomeName(named, outcome.id))),
		...unreachable.map((outcome) => outcomeWords.unreachableNote(outcomeName(named, outcome.id))),
	].filter((note) => note !== false)
	if (notes.length === 0) return null
	return (
		<Notice tone="warning">
			<ul className="flex flex-col gap-1">
				{notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</Notice>
	)
}
