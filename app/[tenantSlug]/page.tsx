import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_FAILED, pageTitle, UNAVAILABLE_TITLE } from "@/components/testimonial-pages/page-texts"
import { TestimonialPage } from "@/components/testimonial-pages/testimonial-page"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { productMessage } from "@/lib/tenants/product-message"
import { PAGE_NOT_FOUND } from "@/lib/tenants/texts"

type Props = { params: Promise<{ tenantSlug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug } = await params
	const page = await readPublicPage("tenant", tenantSlug).catch(() => null)
	if (!page) return { title: UNAVAILABLE_TITLE, robots: { index: false } }
	return {
		title: { absolute: pageTitle(page.page_headline, page.tenant_name) },
		description: page.page_subheadline,
		robots: page.video_testimonials_enabled ? undefined : { index: false },
	}
}

export default async function TenantTestimonialPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readOrFail(readPublicPage("tenant", tenantSlug), "testimonial page not readable", { tenantSlug })
	if (!loaded) return <MessageScreen title={UNAVAILABLE_TITLE} message={PAGE_FAILED} retry />
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={UNAVAILABLE_TITLE} message={PAGE_NOT_FOUND} />
	}
	if (!page.video_testimonials_enabled) {
		return <MessageScreen title={UNAVAILABLE_TITLE} message={productMessage(page.video_testimonials_message)} />
	}
	return <TestimonialPage page={page} />
}
