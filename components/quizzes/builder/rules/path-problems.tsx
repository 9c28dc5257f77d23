import { useDeferredValue, useMemo } from "react"
import { Notice } from "@/components/ui/notice"
import type { Question } from "@/lib/client/contract"
import { checkPaths } from "@/lib/quizzes/paths/check-paths"
import { pathProblems } from "@/lib/quizzes/words"
import { useQuizParts } from "../placeholders/quiz-parts"
import { rulesWords } from "./rules-words"

/** Nothing for a quiz whose rules are in order. */
export function PathProblems({ questions }: { questions: readonly Question[] }) {
	const { fields } = useQuizParts()
	// After what was typed is on the screen.
	const settled = useDeferredValue(questions)
	const problems = useMemo(
		() => checkPaths(settled, fields).map(({ kind, number, other }) => pathProblems[kind](number, other)),
		[settled, fields],
	)
	if (problems.length === 0) return null
	return (
		<Notice tone="warning" title={rulesWords.problems}>
			<ul className="list-disc ps-5">
				{[...new Set(problems)].map((problem) => (
					<li key={problem}>{problem}</li>
				))}
			</ul>
		</Notice>
	)
}
