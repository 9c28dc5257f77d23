import type { Metadata } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { TestimonialPage } from "@/components/testimonial-pages/testimonial-page"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { addressesOf } from "@/lib/languages/offer"
import { own } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { spokenWording } from "@/lib/submissions/consent/wording/spoken-wording"
import { pageUrl } from "@/lib/tenants/page-url"
import type { CollectPage } from "@/lib/tenants/present"
import { productMessage } from "@/lib/tenants/product-message"
import * as tenantSentences from "@/lib/tenants/words"

type Props = { params: Promise<{ tenantSlug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug } = await params
	const page = await readPublicPage("tenant", tenantSlug).catch(() => null)
	if (!page) return { title: t(pageWords.unavailableTitle), robots: { index: false } }
	return {
		title: { absolute: pageWords.title(own(page.page_headline), page.tenant_name) },
		description: own(page.page_subheadline),
		// One language needs no address of its own: the page's HTML stays as it was.
		alternates: globalThis.languageOffer && addressesOf(pageUrl(page.tenant_slug)),
		robots: page.video_testimonials_enabled ? undefined : { index: false },
	}
}

/** Here, where no browser pays for it: only a server tells one wording from another. */
const inTheirWords = ({ consent, written_consent, ...page }: CollectPage): CollectPage => ({
	...page,
	...(consent && { consent: spokenWording(consent) }),
	...(written_consent && { written_consent: spokenWording(written_consent) }),
})

export default async function TenantTestimonialPage({ params }: Props) {
	const { tenantSlug } = await params
	const loaded = await readOrFail(readPublicPage("tenant", tenantSlug), "testimonial page not readable", { tenantSlug })
	if (!loaded) return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(pageWords.failed)} retry />
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(tenantSentences.pageNotFound)} />
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
		<InTheirLanguage page="tenant" texts={[]}>
			<TestimonialPage page={inTheirWords(page)} />
		</InTheirLanguage>
	)
}
