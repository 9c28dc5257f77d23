import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"

export const metadata: Metadata = { title: "Your account", robots: { index: false } }

export default async function TenantAccountPage({ params }: { params: Promise<{ tenantSlug: string }> }) {
	const { tenantSlug } = await params
	const dashboard = `/admin/${encodeURIComponent(tenantSlug)}/dashboard`
	return <AccountPage area={tenantSlug} back={{ label: "Dashboard", href: dashboard }} />
}
