import type { Metadata } from "next"
import { loginWords } from "@/components/accounts/account-words"
import { LoginScreen } from "@/components/accounts/login-screen"
import { redirectSignedIn } from "@/components/accounts/redirect-signed-in"
import { relyingParty } from "@/lib/accounts/passkeys/relying-party"
import { loadPlatformConfig } from "@/lib/platform/loaders"

export const metadata: Metadata = { title: loginWords.platformLogin, robots: { index: false } }

export default async function PlatformLoginPage() {
	const [config, signedOut] = await Promise.all([loadPlatformConfig(), redirectSignedIn()])
	const content = config.login_content
	return (
		<LoginScreen
			signedOut={signedOut}
			passkeys={relyingParty() !== null}
			platformName={content.page_title}
			logoUrl={config.platform_logo_url}
			title={content.platform_admin_login_title}
			subtitle={content.platform_admin_login_subtitle}
			footer={loginWords.platformLoginFooter}
		/>
	)
}
