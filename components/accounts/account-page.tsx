import * as layoutWords from "@/components/layout/layout-words"
import { PageHeader } from "@/components/layout/page-header"
import { ErrorState } from "@/components/ui/error-state"
import { loadAccount } from "@/lib/accounts/own/loaders"
import { failPage } from "@/lib/http/page-status"
import { accountWords } from "./account-words"
import { ChangeEmail } from "./change-email"
import { ChangePassword } from "./change-password"
import { TwoStepSection } from "./second-factor/two-step-section"
import { SessionList } from "./session-list"

export interface AccountPageProps {
	/** The slug in the path, or "platform". */
	area: string
	back: { label: string; href: string }
}

/** Answers the admin's question: is anyone else signed in to my account, and how do I keep them out? */
export async function AccountPage({ area, back }: AccountPageProps) {
	const loaded = await loadAccount(area).catch((error: unknown) => failPage(error, "account not loaded"))
	if (!loaded) {
		return <ErrorState title={accountWords.failed}>{accountWords.failedWhy}</ErrorState>
	}
	const { viewer, sessions, factor, passkeys, isOverdue } = loaded
	return (
		<>
			<PageHeader title={layoutWords.yourAccount} back={isOverdue ? undefined : back} />
			<ChangeEmail email={viewer.email} />
			<div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(18rem,1fr)]">
				<SessionList sessions={sessions} />
				{/* What an overdue admin has to do comes first, on a phone too. */}
				<div className={isOverdue ? "flex flex-col gap-12 max-lg:order-first" : "flex flex-col gap-12"}>
					<TwoStepSection email={viewer.email} factor={factor} passkeys={passkeys} />
					<ChangePassword email={viewer.email} />
				</div>
			</div>
		</>
	)
}
