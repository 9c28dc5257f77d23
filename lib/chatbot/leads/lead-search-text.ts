import { foldSearchText } from "@/lib/db/fold-search-text"
import type { Lead } from "@/lib/db/generated/client"

/** What the search column of a lead holds, and what its conversations are found by. */
export function leadSearchText({
	name,
	email,
	phone,
	company,
}: Pick<Lead, "name" | "email" | "phone" | "company">): string {
	return foldSearchText([name, email, phone, company].filter(Boolean).join(" "))
}
