import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_TEXTS } from "@/components/testimonial-pages/page-texts"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { ThankYou } from "@/components/testimonial-pages/thank-you"
import { setPageStatus } from "@/lib/http/page-status"
import { readPage } from "@/lib/http/public-pages"
import { log } from "@/lib/log"
import { productMessage } from "@/lib/tenants/product-message"

type Props = { params: Promise<{ tenantSlug: string }> }

export const metadata: Metadata = { title: "Thank you", robots: { index: false } }

export default async function ThankYouPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readPage("thankYou", tenantSlug).then(
		(page) => ({ page }),
		(error: unknown) => {
			log.error({ err: error, tenantSlug }, "thank-you page not readable")
			return null
		},
	)
	if (!loaded) return <MessageScreen title={PAGE_TEXTS.thankYouFailedTitle} message={PAGE_TEXTS.thankYouFailed} retry />
	const { page } = loaded
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={PAGE_TEXTS.thankYouFailedTitle} message={PAGE_TEXTS.thankYouFailed} />
	}
	if (!page.video_testimonials_enabled) {
		return (
			<MessageScreen title={PAGE_TEXTS.unavailableTitle} message={productMessage(page.video_testimonials_message)} />
		)
	}
	return (
		<PublicFrame
			business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
			footer={PAGE_TEXTS.thankYouFooter}
			narrow
		>
			<ThankYou tenantSlug={tenantSlug} page={page} />
		</PublicFrame>
	)
}
