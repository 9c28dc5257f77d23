import { PLATFORM_LOGIN_FOOTER, subtitleFor, TENANT_LOGIN_FOOTER } from "@/components/accounts/account-texts"
import { LoginScreen } from "@/components/accounts/login-screen"
import { PreviewFrame } from "@/components/forms/preview-frame"
import { Home } from "@/components/home/home"
import type { PlatformConfig } from "@/lib/client/contract"
import { EXAMPLE_BUSINESS, PREVIEW } from "./platform-texts"
import type { TextsScreen } from "./texts-screens"

export interface TextsPreviewProps {
	/** The configuration with the texts as typed. */
	config: PlatformConfig
	screen: TextsScreen
}

/** The real screens with these texts. */
export default function TextsPreview({ config, screen }: TextsPreviewProps) {
	const { login_content: texts, platform_logo_url: logoUrl } = config
	return (
		<PreviewFrame title={PREVIEW}>
			{screen === "home" && <Home config={config} />}
			{screen === "platform" && (
				<LoginScreen
					platformName={texts.page_title}
					logoUrl={logoUrl}
					title={texts.platform_admin_login_title}
					subtitle={texts.platform_admin_login_subtitle}
					footer={PLATFORM_LOGIN_FOOTER}
				/>
			)}
			{screen === "tenant" && (
				<LoginScreen
					platformName={texts.page_title}
					logoUrl={logoUrl}
					title={texts.tenant_admin_login_title}
					business={{ name: EXAMPLE_BUSINESS, logoUrl: null }}
					subtitle={subtitleFor(texts.tenant_admin_login_subtitle, EXAMPLE_BUSINESS)}
					footer={TENANT_LOGIN_FOOTER}
				/>
			)}
		</PreviewFrame>
	)
}
