import { counted } from "@/components/ui/counted"
import type { PersonCounts } from "@/lib/client/contract"
import { privacyWords } from "../settings-words"

/** "2 testimonials and 1 email". Leaves out zero counts. Empty if nothing is stored. */
export function countsInWords(counts: PersonCounts): string {
	const parts = (Object.keys(privacyWords.personData) as (keyof PersonCounts)[])
		.filter((name) => counts[name] > 0)
		.map((name) => counted(counts[name], ...privacyWords.personData[name]))
	return new Intl.ListFormat("en-US").format(parts)
}
