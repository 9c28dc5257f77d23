import type { Metadata } from "next"
import { loginWords } from "@/components/accounts/account-words"
import { ResetPasswordPage } from "@/components/accounts/reset-password-page"

// The address carries the token: keep it from other sites and from search engines.
export const metadata: Metadata = { title: loginWords.resetPassword, robots: { index: false }, referrer: "no-referrer" }

export default async function PlatformResetPage({
	searchParams,
}: {
	searchParams: Promise<{ token?: string | string[] }>
}) {
	const { token } = await searchParams
	return <ResetPasswordPage slug="platform" token={typeof token === "string" && token ? token : null} />
}
