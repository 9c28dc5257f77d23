import { LoginScreen, PLATFORM_LOGIN_FOOTER, TENANT_LOGIN_FOOTER } from "@/components/accounts/login-screen"
import { Home } from "@/components/home/home"
import { PreviewFrame } from "@/components/settings/preview/preview-frame"
import type { PlatformConfig } from "@/lib/client/contract"
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
		<PreviewFrame title="Preview">
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
					subtitle={`${texts.tenant_admin_login_subtitle} for Demo Company`}
					footer={TENANT_LOGIN_FOOTER}
				/>
			)}
		</PreviewFrame>
	)
}
