import type { ReactNode } from "react"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { NO_MATCH, NO_TENANTS, NO_TENANTS_WHY } from "./tenant-texts"

export interface NoTenantsProps {
	/** The search text, or empty if there is no tenant at all. */
	q: string
	base: string
	/** The button that adds the first tenant. */
	add: ReactNode
}

export function NoTenants({ q, base, add }: NoTenantsProps) {
	if (!q) {
		return (
			<EmptyState title={NO_TENANTS} action={add}>
				{NO_TENANTS_WHY}
			</EmptyState>
		)
	}
	return <NothingFound title={NO_MATCH} q={q} base={base} />
}
