"use client"

import Link from "next/link"
import { RequireTwoStep } from "@/components/accounts/second-factor/require-two-step"
import { requirementWords } from "@/components/accounts/second-factor/requirement-words"
import { SectionHeader } from "@/components/forms/section-header"
import { LocalTime } from "@/components/ui/local-time"
import type { ListedAccount } from "@/lib/accounts/second-factor/present"
import { adminCall } from "@/lib/client/session"
import type { TwoStepOverview } from "@/lib/platform/loaders"

/** Answers the platform's question: whose account does a stolen password open? */
export function TwoStepOverviewSection({ overview }: { overview: TwoStepOverview }) {
	const { required, total, accounts } = overview
	return (
		<section aria-label={requirementWords.signInSecurity} className="flex max-w-3xl flex-col gap-6">
			<SectionHeader title={requirementWords.signInSecurity} about={requirementWords.signInSecurityHeader} />
			<RequireTwoStep
				required={required}
				label={requirementWords.requireTwoStep}
				hint={requirementWords.requireOfAllHint}
				disabled={false}
				save={(to) => adminCall("PUT /api/admin/platform/two-step-requirement", { body: { required: to } })}
			/>
			<div>
				<h3 className="font-medium">{requirementWords.accountsWithout}</h3>
				{accounts.length === 0 ? (
					<p className="mt-2 border-y border-line py-6 text-ink-muted">{requirementWords.noAccountsWithout}</p>
				) : (
					<ul aria-label={requirementWords.accountsWithout} className="mt-2 divide-y divide-line border-y border-line">
						{accounts.map((account) => (
							<Account key={account.id} account={account} />
						))}
					</ul>
				)}
				{total > accounts.length && (
					<p className="mt-3 text-ink-muted">{requirementWords.firstOf(accounts.length, total)}</p>
				)}
			</div>
		</section>
	)
}

function Account({ account }: { account: ListedAccount }) {
	const { email, business, last_signed_in_at, due_at } = account
	return (
		<li className="py-3">
			<p className="font-medium break-all">{email}</p>
			<p className="mt-0.5 break-words text-ink-muted">
				{business ? (
					<Link
						href={`/admin/${business.slug}/dashboard?tab=settings&section=team`}
						className="relative text-accent-text underline after:absolute after:-inset-x-1 after:-inset-y-3"
					>
						{business.name}
					</Link>
				) : (
					requirementWords.platformAdmin
				)}
				{", "}
				{last_signed_in_at ? (
					<>
						{requirementWords.lastSignedIn} <LocalTime iso={last_signed_in_at} />
					</>
				) : (
					requirementWords.neverSignedIn
				)}
				{due_at && (
					<>
						{", "}
						{requirementWords.due} <LocalTime iso={due_at} dayOnly />
					</>
				)}
			</p>
		</li>
	)
}
