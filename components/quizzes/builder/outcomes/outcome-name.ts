import type { Outcome } from "@/lib/client/contract"
import { outcomeWords } from "../../admin-words"

/** What every list, field, and note calls the outcome, with or without a title. */
export function outcomeName(outcomes: readonly Pick<Outcome, "id" | "title">[], id: string): string {
	const at = outcomes.findIndex((each) => each.id === id)
	return outcomes[at]?.title || outcomeWords.number(at + 1)
}
