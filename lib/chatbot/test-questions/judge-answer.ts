import type { TestQuestion } from "@/lib/db/generated/client"
import type { TestFault } from "./answers"

export type Judged = Pick<TestQuestion, "expects" | "sourceId" | "deletedTitle" | "outcome" | "restsOn" | "isCited">

export interface Verdict {
	/** Null if there is nothing to compare: no source is chosen, or no answer is known. */
	isRight: boolean | null
	fault: TestFault | null
}

const RIGHT: Verdict = { isRight: true, fault: null }
const wrong = (fault: TestFault): Verdict => ({ isRight: false, fault })

/** Cites the expected source, or cites none and was given it: models forget to cite. */
export function judgeAnswer({ expects, sourceId, deletedTitle, outcome, restsOn, isCited }: Judged): Verdict {
	if (expects === "source" && deletedTitle !== null) return wrong("deleted")
	if (outcome === null || (expects === "source" && sourceId === null)) return { isRight: null, fault: null }
	if (expects === "no_answer") return outcome === "answered" ? wrong("answered") : RIGHT
	if (outcome !== "answered") return wrong(outcome)
	if (sourceId !== null && restsOn.includes(sourceId)) return RIGHT
	if (restsOn.length === 0) return wrong("no_source")
	return wrong(isCited ? "other_source" : "not_given")
}
