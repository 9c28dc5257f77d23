import { foldSearchText } from "@/lib/db/fold-search-text"
import type { Tenant } from "@/lib/db/generated/client"

export function tenantSearchText({ name, slug, notifyEmail }: Pick<Tenant, "name" | "slug" | "notifyEmail">): string {
	return foldSearchText([name, slug, notifyEmail].join(" "))
}
