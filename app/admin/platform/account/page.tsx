import type { Metadata } from "next"
import { AccountPage } from "@/components/accounts/account-page"
import * as layoutWords from "@/components/layout/layout-words"

export const metadata: Metadata = { title: layoutWords.yourAccount, robots: { index: false } }

export default function PlatformAccountPage() {
	return <AccountPage area="platform" back={{ label: layoutWords.dashboard, href: "/admin/platform/dashboard" }} />
}
