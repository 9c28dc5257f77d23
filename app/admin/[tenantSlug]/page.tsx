import type { Metadata } from "next"
import { loginWords } from "@/components/accounts/account-words"
import { LoginScreen } from "@/components/accounts/login-screen"
import { redirectSignedIn } from "@/components/accounts/redirect-signed-in"
import { relyingParty } from "@/lib/accounts/passkeys/relying-party"
import { log } from "@/lib/log"
import { loadPlatformConfig } from "@/lib/platform/loaders"
import { assetUrl } from "@/lib/storage/asset-url"
import { findTenantSign } from "@/lib/tenants/queries"

export const metadata: Metadata = { title: loginWords.tenantLogin, robots: { index: false } }

/** Null if the tenant is unknown or cannot be read. An inactive tenant has a name: its admins still sign in. */
async function businessOf(slug: string): Promise<{ name: string; logoUrl: string | null } | null> {
	try {
		const sign = await findTenantSign(slug)
		return sign && { name: sign.name, logoUrl: assetUrl(sign.logoKey) }
	} catch (error) {
		log.warn({ err: error }, "tenant for the login not readable")
		return null
	}
}

export default async function TenantLoginPage({ params }: { params: Promise<{ tenantSlug: string }> }) {
	const { tenantSlug } = await params
	// In parallel, so that a hung database costs one timeout and not two.
	const [config, business, signedOut] = await Promise.all([
		loadPlatformConfig(),
		businessOf(tenantSlug),
		redirectSignedIn(),
	])
	const content = config.login_content
	const subtitle = content.tenant_admin_login_subtitle
	return (
		<LoginScreen
			signedOut={signedOut}
			passkeys={relyingParty() !== null}
			platformName={content.page_title}
			logoUrl={config.platform_logo_url}
			business={business}
			title={content.tenant_admin_login_title}
			subtitle={business ? loginWords.subtitleFor(subtitle, business.name) : subtitle}
			footer={loginWords.tenantLoginFooter}
		/>
	)
}
