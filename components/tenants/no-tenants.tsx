import type { ReactNode } from "react"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"

export interface NoTenantsProps {
	/** As searched for; empty where there is none at all. */
	q: string
	base: string
	/** The way to the first one. */
	add: ReactNode
}

export function NoTenants({ q, base, add }: NoTenantsProps) {
	if (!q) {
		return (
			<EmptyState title="No tenants yet" action={add}>
				A tenant is a business with a public page of its own, where its customers record testimonials.
			</EmptyState>
		)
	}
	return <NothingFound title="No tenant matches" q={q} base={base} />
}
