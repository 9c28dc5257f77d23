import type { Metadata } from "next"
import { loginWords } from "@/components/accounts/account-words"
import { ResetPasswordPage } from "@/components/accounts/reset-password-page"

// The address carries the token: keep it from other sites and from search engines.
export const metadata: Metadata = { title: loginWords.resetPassword, robots: { index: false }, referrer: "no-referrer" }

interface Props {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<{ token?: string | string[] }>
}

export default async function TenantResetPage({ params, searchParams }: Props) {
	const [{ tenantSlug }, { token }] = await Promise.all([params, searchParams])
	return <ResetPasswordPage slug={tenantSlug} token={typeof token === "string" && token ? token : null} />
}
