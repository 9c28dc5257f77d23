import { loginWords } from "@/components/accounts/account-words"
import { LoginScreen } from "@/components/accounts/login-screen"
import { PreviewFrame } from "@/components/forms/preview-frame"
import { Home } from "@/components/home/home"
import { commonWords } from "@/components/ui/common-words"
import type { PlatformConfig } from "@/lib/client/contract"
import { platformTextsWords } from "./platform-words"
import type { TextsScreen } from "./texts-screens"

export interface TextsPreviewProps {
	config: PlatformConfig
	screen: TextsScreen
}

export default function TextsPreview({ config, screen }: TextsPreviewProps) {
	const { login_content: texts, platform_logo_url: logoUrl } = config
	return (
		<PreviewFrame title={commonWords.preview}>
			{screen === "home" && <Home config={config} />}
			{screen === "platform" && (
				<LoginScreen
					platformName={texts.page_title}
					logoUrl={logoUrl}
					title={texts.platform_admin_login_title}
					subtitle={texts.platform_admin_login_subtitle}
					footer={loginWords.platformLoginFooter}
				/>
			)}
			{screen === "tenant" && (
				<LoginScreen
					platformName={texts.page_title}
					logoUrl={logoUrl}
					title={texts.tenant_admin_login_title}
					business={{ name: platformTextsWords.exampleBusiness, logoUrl: null }}
					subtitle={loginWords.subtitleFor(texts.tenant_admin_login_subtitle, platformTextsWords.exampleBusiness)}
					footer={loginWords.tenantLoginFooter}
				/>
			)}
		</PreviewFrame>
	)
}
