import type { ReactNode } from "react"
import type { ConsentReceipt } from "@/lib/client/contract"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import * as publicWords from "@/lib/submissions/words-public"
import * as consentWords from "./consent-words"
import { Moment } from "./moment"

export function ConsentFacts({ receipt }: { receipt: ConsentReceipt }) {
	return (
		<dl className="grid gap-4 sm:grid-cols-2">
			<Fact label={t(consentWords.givenTo)}>{receipt.given_to}</Fact>
			<Fact label={receipt.stated_by_business ? t(consentWords.statedOn) : t(consentWords.givenOn)}>
				<Moment iso={receipt.given_at} />
			</Fact>
			<Fact label={t(consentWords.publicNow)} wide>
				<PublicNow receipt={receipt} />
			</Fact>
		</dl>
	)
}

interface FactProps {
	label: string
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

const LINK = "inline-block py-2 text-accent-text underline decoration-1 underline-offset-4"

function PublicNow({
	receipt: { public_url, wall_url, is_approved, withdrawn_at, tenant },
}: {
	receipt: ConsentReceipt
}) {
	if (withdrawn_at) return t(consentWords.nothingPublic)
	if (!public_url) return t(consentWords.notPublic)
	return (
		<>
			<a href={keepLanguage(public_url)} className={LINK}>
				{t(consentWords.testimonialPage)}
			</a>
			{is_approved ? t(consentWords.anyoneWithLink) : consentWords.notReviewed(tenant.name)}
			{wall_url && (
				<p>
					<a href={keepLanguage(wall_url)} className={LINK}>
						{publicWords.wallTitle(tenant.name)}
					</a>
				</p>
			)}
		</>
	)
}
