import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"
import { DASHBOARD, YOUR_ACCOUNT } from "@/components/layout/layout-texts"

export const metadata: Metadata = { title: YOUR_ACCOUNT, robots: { index: false } }

export default function PlatformAccountPage() {
	return <AccountPage area="platform" back={{ label: DASHBOARD, href: "/admin/platform/dashboard" }} />
}
