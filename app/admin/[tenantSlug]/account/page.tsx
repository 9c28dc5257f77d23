import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"
import * as layoutWords from "@/components/layout/layout-words"

export const metadata: Metadata = { title: layoutWords.yourAccount, robots: { index: false } }

export default async function TenantAccountPage({ params }: { params: Promise<{ tenantSlug: string }> }) {
	const { tenantSlug } = await params
	const dashboard = `/admin/${encodeURIComponent(tenantSlug)}/dashboard`
	return <AccountPage area={tenantSlug} back={{ label: layoutWords.dashboard, href: dashboard }} />
}
