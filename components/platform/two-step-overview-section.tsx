"use client"

import Link from "next/link"
import { RequireTwoStep } from "@/components/accounts/second-factor/require-two-step"
import {
	ACCOUNTS_WITHOUT,
	DUE,
	firstOf,
	LAST_SIGNED_IN,
	NEVER_SIGNED_IN,
	NO_ACCOUNTS_WITHOUT,
	PLATFORM_ADMIN,
	REQUIRE_OF_ALL_HINT,
	REQUIRE_TWO_STEP,
	SIGN_IN_SECURITY,
	SIGN_IN_SECURITY_HEADER,
} from "@/components/accounts/second-factor/requirement-texts"
import { SectionHeader } from "@/components/forms/section-header"
import { LocalTime } from "@/components/ui/local-time"
import type { ListedAccount } from "@/lib/accounts/second-factor/present"
import { adminCall } from "@/lib/client/session"
import type { TwoStepOverview } from "@/lib/platform/loaders"

/** Answers the platform's question: whose account does a stolen password open? */
export function TwoStepOverviewSection({ overview }: { overview: TwoStepOverview }) {
	const { required, total, accounts } = overview
	return (
		<section aria-label={SIGN_IN_SECURITY} className="flex max-w-3xl flex-col gap-6">
			<SectionHeader title={SIGN_IN_SECURITY} about={SIGN_IN_SECURITY_HEADER} />
			<RequireTwoStep
				required={required}
				label={REQUIRE_TWO_STEP}
				hint={REQUIRE_OF_ALL_HINT}
				disabled={false}
				save={(to) => adminCall("PUT /api/admin/platform/two-step-requirement", { body: { required: to } })}
			/>
			<div>
				<h3 className="font-medium">{ACCOUNTS_WITHOUT}</h3>
				{accounts.length === 0 ? (
					<p className="mt-2 border-y border-line py-6 text-ink-muted">{NO_ACCOUNTS_WITHOUT}</p>
				) : (
					<ul aria-label={ACCOUNTS_WITHOUT} className="mt-2 divide-y divide-line border-y border-line">
						{accounts.map((account) => (
							<Account key={account.id} account={account} />
						))}
					</ul>
				)}
				{total > accounts.length && <p className="mt-3 text-ink-muted">{firstOf(accounts.length, total)}</p>}
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
					PLATFORM_ADMIN
				)}
				{", "}
				{last_signed_in_at ? (
					<>
						{LAST_SIGNED_IN} <LocalTime iso={last_signed_in_at} />
					</>
				) : (
					NEVER_SIGNED_IN
				)}
				{due_at && (
					<>
						{", "}
						{DUE} <LocalTime iso={due_at} dayOnly />
					</>
				)}
			</p>
		</li>
	)
}
