import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"
import { DASHBOARD, YOUR_ACCOUNT } from "@/components/layout/layout-texts"

export const metadata: Metadata = { title: YOUR_ACCOUNT, robots: { index: false } }

export default async function TenantAccountPage({ params }: { params: Promise<{ tenantSlug: string }> }) {
	const { tenantSlug } = await params
	const dashboard = `/admin/${encodeURIComponent(tenantSlug)}/dashboard`
	return <AccountPage area={tenantSlug} back={{ label: DASHBOARD, href: dashboard }} />
}
