import type { ReactNode } from "react"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { tenantWords } from "./tenant-words"

export interface NoTenantsProps {
	/** The search text, or empty if there is no tenant at all. */
	q: string
	base: string
	add: ReactNode
}

export function NoTenants({ q, base, add }: NoTenantsProps) {
	if (!q) {
		return (
			<EmptyState title={tenantWords.none} action={add}>
				{tenantWords.noneWhy}
			</EmptyState>
		)
	}
	return <NothingFound title={tenantWords.noMatch} q={q} base={base} />
}
