import { Area } from "@/components/layout/area"
import { ContactSheet } from "@/components/layout/contact-sheet"
import { ProductMark } from "@/components/layout/product-mark"
import { buttonClass } from "@/components/ui/button-class"
import type { PlatformConfig } from "@/lib/client/contract"
import { Carousel } from "./carousel"

/** Answers the visitor's question: what is this, and where do I sign in? */
export function Home({ config }: { config: PlatformConfig }) {
	const { login_content: texts, carousel_images: images } = config
	const pictured = images.length > 0
	return (
		<Area name="home">
			<div className="flex flex-1 flex-col [--gutter:1.25rem] md:[--gutter:2.5rem]">
				<header className="mx-auto flex min-h-16 w-full max-w-290 items-center px-(--gutter) md:min-h-20">
					{config.platform_logo_url ? (
						<img
							src={config.platform_logo_url}
							alt={texts.page_title}
							className="h-10 w-auto max-w-56 rounded-control object-contain object-left dark:bg-on-stage dark:px-2.5 dark:py-1.5"
						/>
					) : (
						<p className="flex items-center gap-2.5 font-medium">
							<ProductMark size={28} />
							{texts.page_title}
						</p>
					)}
				</header>
				<main className="flex flex-1 flex-col justify-center gap-12 py-10">
					<div
						className={`mx-auto grid w-full max-w-290 items-center gap-14 px-(--gutter) ${pictured ? "" : "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"}`}
					>
						<div className={`flex flex-col items-start gap-6 ${pictured ? "max-w-3xl" : ""}`}>
							<h1 className="font-display text-2xl md:text-[3.5rem] md:leading-[3.75rem]">{texts.welcome_heading}</h1>
							<p className="max-w-prose text-base text-ink-muted md:text-lg">{texts.welcome_description}</p>
							<a href="/admin/platform" className={buttonClass({ variant: "primary", size: "lg" })}>
								{texts.login_button_text}
							</a>
						</div>
						{!pictured && (
							<div className="mx-auto w-full max-w-md px-2">
								<ContactSheet />
							</div>
						)}
					</div>
					{pictured && <Carousel images={images} roundSeconds={config.carousel_speed} />}
				</main>
				<footer className="mx-auto w-full max-w-290 px-(--gutter)">
					<p className="border-t border-line py-6 text-sm text-ink-muted">{texts.footer_text}</p>
				</footer>
			</div>
		</Area>
	)
}
