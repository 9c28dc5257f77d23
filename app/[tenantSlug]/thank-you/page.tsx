import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { UNAVAILABLE_TITLE } from "@/components/testimonial-pages/page-texts"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { ThankYou } from "@/components/testimonial-pages/thank-you"
import {
	THANK_YOU_FAILED,
	THANK_YOU_FAILED_TITLE,
	THANK_YOU_FOOTER,
	THANK_YOU_TITLE,
} from "@/components/testimonial-pages/thank-you-texts"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { productMessage } from "@/lib/tenants/product-message"

type Props = { params: Promise<{ tenantSlug: string }> }

export const metadata: Metadata = { title: THANK_YOU_TITLE, robots: { index: false } }

export default async function ThankYouPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readOrFail(readPublicPage("thankYou", tenantSlug), "thank-you page not readable", { tenantSlug })
	if (!loaded) return <MessageScreen title={THANK_YOU_FAILED_TITLE} message={THANK_YOU_FAILED} retry />
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={THANK_YOU_FAILED_TITLE} message={THANK_YOU_FAILED} />
	}
	if (!page.video_testimonials_enabled) {
		return <MessageScreen title={UNAVAILABLE_TITLE} message={productMessage(page.video_testimonials_message)} />
	}
	return (
		<PublicFrame
			business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
			footer={THANK_YOU_FOOTER}
			narrow
		>
			<ThankYou tenantSlug={tenantSlug} page={page} />
		</PublicFrame>
	)
}
