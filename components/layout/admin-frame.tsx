import { redirect, unstable_rethrow } from "next/navigation"
import { type ReactNode, Suspense } from "react"
import { ConfirmAgain } from "@/components/accounts/second-factor/confirm-again"
import { DueNotice } from "@/components/accounts/second-factor/due-notice"
import { DashboardWatch } from "@/components/chatbot-dashboard/live/dashboard-watch"
import { Toaster } from "@/components/ui/toaster"
import { loadSession } from "@/lib/accounts/loaders"
import { presentUser } from "@/lib/accounts/present"
import { isOverdue } from "@/lib/accounts/second-factor/policy"
import type { Viewer } from "@/lib/accounts/viewer"
import type { Product } from "@/lib/client/contract"
import { log } from "@/lib/log"
import { loadPlatformConfig } from "@/lib/platform/loaders"
import { hasChatbot, leadToLogin } from "@/lib/tenants/loaders"
import { FocusKeeper } from "./focus-keeper"
import { SessionGuard } from "./session-guard"
import { CONTENT_ID, TopBar } from "./top-bar"

export interface AdminFrameProps {
	tenantSlug: string | null
	current: Product
	/** Lets a visitor without a session through to a page that handles that itself. */
	open?: boolean
	/** The admin's own account, which alone stays open while a required second step is overdue. */
	isAccount?: boolean
	children: ReactNode
}

/** Each page's loader checks access. This redirects early: below a loading.tsx the status line goes out first. */
export async function AdminFrame({ tenantSlug, current, open = false, isAccount = false, children }: AdminFrameProps) {
	const [config, session] = await Promise.all([loadPlatformConfig(), viewerOrLogin(tenantSlug, open)])
	const account = `/admin/${session?.tenant?.slug ?? "platform"}/account`
	if (session && isOverdue(session) && !isAccount) redirect(account)
	const user = session && presentUser({ id: session.userId, ...session })
	const hasQuizzes = session !== null && (await quizzesShown(session, tenantSlug))
	return (
		<>
			<TopBar
				platformName={config.login_content.page_title}
				logoUrl={config.platform_logo_url}
				user={user}
				tenantSlug={tenantSlug}
				current={current}
				hasQuizzes={hasQuizzes}
			/>
			<main
				id={CONTENT_ID}
				tabIndex={-1}
				className="mx-auto w-full max-w-7xl flex-1 px-4 pb-16 text-sm outline-none sm:px-6"
			>
				{session && !session.secondFactorAt && session.secondFactorDueAt && (
					<div className="pt-4">
						<DueNotice dueAt={session.secondFactorDueAt} isOverdue={isOverdue(session)} href={account} />
					</div>
				)}
				{children}
			</main>
			{user && <SessionGuard />}
			{user && <ConfirmAgain />}
			{tenantSlug && (
				// The page is painted without waiting for it.
				<Suspense>
					<DashboardWatch tenantSlug={tenantSlug} />
				</Suspense>
			)}
			<Toaster />
			<FocusKeeper />
		</>
	)
}

async function quizzesShown(session: Viewer, tenantSlug: string | null): Promise<boolean> {
	return hasChatbot(session, tenantSlug).catch((error: unknown) => {
		log.error({ err: error }, "products for the top bar not readable")
		return false
	})
}

/** Null if the session cannot be read, or if it is missing and not needed. The page then handles that itself. */
async function viewerOrLogin(tenantSlug: string | null, open: boolean): Promise<Viewer | null> {
	try {
		const viewer = await loadSession()
		if (!viewer && !open) await leadToLogin(tenantSlug)
		return viewer
	} catch (error) {
		unstable_rethrow(error)
		log.error({ err: error }, "session for the top bar not readable")
		return null
	}
}
