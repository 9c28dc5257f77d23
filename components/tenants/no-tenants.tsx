import Link from "next/link"
import type { ReactNode } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"

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
