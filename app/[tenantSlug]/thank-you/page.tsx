import type { Metadata } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { ThankYou } from "@/components/testimonial-pages/thank-you"
import * as thankYouWords from "@/components/testimonial-pages/thank-you-words"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"
import { productMessage } from "@/lib/tenants/product-message"

type Props = { params: Promise<{ tenantSlug: string }> }

export const generateMetadata = (): Metadata => ({ title: t(thankYouWords.title), robots: { index: false } })

export default async function ThankYouPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readOrFail(readPublicPage("thankYou", tenantSlug), "thank-you page not readable", { tenantSlug })
	if (!loaded) return <MessageScreen title={t(thankYouWords.failedTitle)} message={t(thankYouWords.failed)} retry />
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={t(thankYouWords.failedTitle)} message={t(thankYouWords.failed)} />
	}
	if (!page.video_testimonials_enabled) {
		return (
			<MessageScreen
				title={t(pageWords.unavailableTitle)}
				message={t(productMessage(page.video_testimonials_message))}
			/>
		)
	}
	return (
		<InTheirLanguage page="thankYou" texts={[]}>
			<PublicFrame
				business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
				footer={t(thankYouWords.footer)}
				narrow
			>
				<ThankYou tenantSlug={tenantSlug} page={page} />
			</PublicFrame>
		</InTheirLanguage>
	)
}
