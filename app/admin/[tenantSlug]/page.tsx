import type { Metadata } from "next"
import { LoginScreen, TENANT_LOGIN_FOOTER } from "@/components/accounts/login-screen"
import { redirectSignedIn } from "@/components/accounts/redirect-signed-in"
import { log } from "@/lib/log"
import { loadPlatformConfig } from "@/lib/platform/loaders"
import { findTenantName } from "@/lib/tenants/queries"

export const metadata: Metadata = { title: "Tenant login", robots: { index: false } }

/**
 * Null if the tenant is unknown or cannot be read: the login then shows no name. An inactive tenant has a name, since
 * its admins still sign in.
 */
async function tenantName(slug: string): Promise<string | null> {
	try {
		return await findTenantName(slug)
	} catch (error) {
		log.warn({ err: error }, "tenant name for the login not readable")
		return null
	}
}

export default async function TenantLoginPage({ params }: { params: Promise<{ tenantSlug: string }> }) {
	const { tenantSlug } = await params
	// In parallel, so that a hung database costs one timeout and not two.
	const [config, name, signedOut] = await Promise.all([
		loadPlatformConfig(),
		tenantName(tenantSlug),
		redirectSignedIn(),
	])
	const content = config.login_content
	const subtitle = content.tenant_admin_login_subtitle
	return (
		<LoginScreen
			signedOut={signedOut}
			platformName={content.page_title}
			logoUrl={config.platform_logo_url}
			title={content.tenant_admin_login_title}
			subtitle={name ? `${subtitle} for ${name}` : subtitle}
			footer={TENANT_LOGIN_FOOTER}
		/>
	)
}
