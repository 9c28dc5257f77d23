import { PlatformLink } from "@/components/layout/platform-link"
import { loginWords } from "./account-words"
import { LoginForm } from "./login-form"

export interface LoginScreenProps {
	platformName: string
	logoUrl: string | null
	/** Whose login it is; null on the platform's, or if it is not known. */
	business?: { name: string; logoUrl: string | null } | null
	title: string
	subtitle: string
	footer: string
	/** True if the server found no session. Left out in a preview. */
	signedOut?: boolean
	/** Browsers know passkeys at the product's address. Left out in a preview. */
	passkeys?: boolean
}

export function LoginScreen(props: LoginScreenProps) {
	const { platformName, logoUrl, business = null, title, subtitle, footer, signedOut = false, passkeys = false } = props
	return (
		<div className="grid flex-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
			<main className="mx-auto flex w-full max-w-md flex-col px-6 py-8 sm:px-10">
				<PlatformLink name={platformName} logoUrl={logoUrl} />
				<div className="flex flex-1 flex-col justify-center gap-8 py-10">
					<div>
						{business && <BusinessSign {...business} />}
						<h1 className="font-display text-xl text-ink sm:text-2xl">{title}</h1>
						<p className="mt-2 text-base text-ink-muted">{subtitle}</p>
					</div>
					<LoginForm signedOut={signedOut} passkeys={passkeys} />
				</div>
				<p className="border-t border-line pt-5 text-sm text-ink-muted">{footer}</p>
			</main>
			<Viewfinder />
		</div>
	)
}

/** The business's logo and name, so that an admin of several sees which door this is. */
function BusinessSign({ name, logoUrl }: { name: string; logoUrl: string | null }) {
	return (
		<p className="mb-6 flex items-center gap-3 text-base font-medium wrap-anywhere">
			{logoUrl && (
				// Logos are drawn for paper, so in dark mode they keep a light background.
				<img
					src={logoUrl}
					alt=""
					className="h-11 w-auto max-w-36 shrink-0 rounded-control object-contain object-left dark:bg-on-stage dark:p-1.5"
				/>
			)}
			{name}
		</p>
	)
}

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
				<span className="absolute top-6 start-6 flex items-center gap-2 text-sm tabular-nums">
					<span className="size-2.5 rounded-full bg-recording" />
					{loginWords.clock}
				</span>
			</div>
		</div>
	)
}
