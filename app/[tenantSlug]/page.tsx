import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_TEXTS } from "@/components/testimonial-pages/page-texts"
import { TestimonialPage } from "@/components/testimonial-pages/testimonial-page"
import { setPageStatus } from "@/lib/http/page-status"
import { readPage } from "@/lib/http/public-pages"
import { log } from "@/lib/log"
import { productMessage } from "@/lib/tenants/product-message"

type Props = { params: Promise<{ tenantSlug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug } = await params
	const page = await readPage("tenant", tenantSlug).catch(() => null)
	if (!page) return { title: PAGE_TEXTS.unavailableTitle, robots: { index: false } }
	return {
		title: { absolute: `${page.page_headline} · ${page.tenant_name}` },
		description: page.page_subheadline,
		robots: page.video_testimonials_enabled ? undefined : { index: false },
	}
}

export default async function TenantTestimonialPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readPage("tenant", tenantSlug).then(
		(page) => ({ page }),
		(error: unknown) => {
			log.error({ err: error, tenantSlug }, "testimonial page not readable")
			return null
		},
	)
	if (!loaded) return <MessageScreen title={PAGE_TEXTS.unavailableTitle} message={PAGE_TEXTS.pageFailed} retry />
	const { page } = loaded
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={PAGE_TEXTS.unavailableTitle} message={PAGE_TEXTS.pageNotFound} />
	}
	if (!page.video_testimonials_enabled) {
		return (
			<MessageScreen title={PAGE_TEXTS.unavailableTitle} message={productMessage(page.video_testimonials_message)} />
		)
	}
	return <TestimonialPage page={page} />
}
