import { counted } from "@/components/ui/counted"
import type { PersonCounts } from "@/lib/client/contract"
import { PERSON_DATA } from "../settings-texts"

/** "2 testimonials and 1 email". Leaves out zero counts. Empty if nothing is stored. */
export function countsInWords(counts: PersonCounts): string {
	const parts = (Object.keys(PERSON_DATA) as (keyof PersonCounts)[])
		.filter((name) => counts[name] > 0)
		.map((name) => counted(counts[name], ...PERSON_DATA[name]))
	return new Intl.ListFormat("en-US").format(parts)
}
