import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"

export const metadata: Metadata = { title: "Your account", robots: { index: false } }

export default function PlatformAccountPage() {
	return <AccountPage area="platform" back={{ label: "Dashboard", href: "/admin/platform/dashboard" }} />
}
