import Link from "next/link"
import type { ReactNode } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"

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
	return (
		<EmptyState
			title="No tenant matches"
			action={
				<Link href={base} className={buttonClass({ variant: "secondary" })}>
					Show all
				</Link>
			}
		>
			Nothing found for “{q}”.
		</EmptyState>
	)
}
