import type { ReactNode } from "react"
import type { ConsentReceipt } from "@/lib/client/contract"
import { Moment } from "./moment"

export function ConsentFacts({ receipt }: { receipt: ConsentReceipt }) {
	return (
		<dl className="grid gap-4 sm:grid-cols-2">
			<Fact label="Given to">{receipt.given_to}</Fact>
			<Fact label="Given on">
				<Moment iso={receipt.given_at} />
			</Fact>
			<Fact label="Public now" wide>
				<PublicNow receipt={receipt} />
			</Fact>
		</dl>
	)
}

interface FactProps {
	label: string
	/** Spans both columns. */
	wide?: boolean
	children: ReactNode
}

export function Fact({ label, wide = false, children }: FactProps) {
	return (
		<div className={wide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
			<dt className="text-sm text-ink-muted">{label}</dt>
			<dd className="text-base break-words">{children}</dd>
		</div>
	)
}

function PublicNow({ receipt: { public_url, is_approved, withdrawn_at, tenant } }: { receipt: ConsentReceipt }) {
	if (withdrawn_at) return "Nothing."
	if (!public_url) return "Nothing: it is on no public page here."
	return (
		<>
			<a href={public_url} className="break-all text-accent-text underline decoration-1 underline-offset-4">
				The page of your testimonial
			</a>
			{is_approved
				? ", for everybody who has its address."
				: `, for everybody who has its address. ${tenant.name} has not reviewed it yet.`}
		</>
	)
}
