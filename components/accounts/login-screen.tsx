import { PlatformLink } from "@/components/layout/platform-link"
import { ForgotPassword } from "./forgot-password"
import { LoginForm } from "./login-form"

export const PLATFORM_LOGIN_FOOTER = "Platform administrators only. Contact support for access."
export const TENANT_LOGIN_FOOTER = "Tenant administrators only. Contact your platform administrator for access."

export interface LoginScreenProps {
	platformName: string
	logoUrl: string | null
	title: string
	subtitle: string
	footer: string
	/** True if the server found no session. Left out in a preview. */
	signedOut?: boolean
}

/** The screen that both logins share: a title, the form, and whom to contact. */
export function LoginScreen({ platformName, logoUrl, title, subtitle, footer, signedOut = false }: LoginScreenProps) {
	return (
		<div className="grid flex-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
			<main className="mx-auto flex w-full max-w-md flex-col px-6 py-8 sm:px-10">
				<PlatformLink name={platformName} logoUrl={logoUrl} />
				<div className="flex flex-1 flex-col justify-center gap-8 py-10">
					<div>
						<h1 className="font-display text-xl text-ink sm:text-2xl">{title}</h1>
						<p className="mt-2 text-base text-ink-muted">{subtitle}</p>
					</div>
					<LoginForm signedOut={signedOut} />
					<ForgotPassword />
				</div>
				<p className="border-t border-line pt-5 text-sm text-ink-muted">{footer}</p>
			</main>
			<Viewfinder />
		</div>
	)
}

/** An empty viewfinder beside the login. Decoration, drawn only on wide screens. */
function Viewfinder() {
	return (
		<div aria-hidden="true" className="hidden p-4 lg:block">
			<div className="relative flex size-full items-center justify-center overflow-hidden rounded-surface bg-stage text-on-stage">
				<svg
					aria-hidden="true"
					viewBox="0 0 320 400"
					className="h-[62%] max-h-120"
					fill="none"
					stroke="currentColor"
					strokeLinecap="round"
				>
					<path
						d="M8 52V24A16 16 0 0 1 24 8h28M268 8h28a16 16 0 0 1 16 16v28M312 348v28a16 16 0 0 1-16 16h-28M52 392H24a16 16 0 0 1-16-16v-28"
						strokeWidth="2"
						opacity="0.55"
					/>
					<circle cx="160" cy="150" r="52" strokeWidth="1.5" opacity="0.4" />
					<path d="M56 338c8-62 52-100 104-100s96 38 104 100" strokeWidth="1.5" opacity="0.4" />
				</svg>
				<span className="absolute top-6 left-6 flex items-center gap-2 text-sm tabular-nums">
					<span className="size-2.5 rounded-full bg-recording" />
					0:00
				</span>
			</div>
		</div>
	)
}
