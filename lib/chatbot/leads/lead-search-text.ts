import { foldSearchText } from "@/lib/db/fold-search-text"
import type { Lead } from "@/lib/db/generated/client"

export function leadSearchText({
	name,
	email,
	phone,
	company,
}: Pick<Lead, "name" | "email" | "phone" | "company">): string {
	return foldSearchText([name, email, phone, company].filter(Boolean).join(" "))
}
