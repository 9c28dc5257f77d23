import { useDeferredValue, useMemo } from "react"
import { Notice } from "@/components/ui/notice"
import type { Question } from "@/lib/client/contract"
import { checkPaths } from "@/lib/quizzes/paths/check-paths"
import { pathProblems } from "@/lib/quizzes/words"
import { sameButTexts, useSame } from "../parts/use-same"
import { rulesWords } from "./rules-words"

interface PathProblemsProps {
	questions: readonly Question[]
	fields: readonly string[]
}

/** Nothing for a quiz whose rules are in order. */
export function PathProblems({ questions, fields }: PathProblemsProps) {
	// After what was typed is on the screen.
	const settled = useDeferredValue(useSame(questions, sameButTexts))
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
