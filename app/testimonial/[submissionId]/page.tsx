import type { Metadata } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { PublicTestimonial } from "@/components/testimonial-pages/public-testimonial"
import * as sharedPageWords from "@/components/testimonial-pages/shared-page-words"
import { StructuredData } from "@/components/testimonial-pages/structured-data"
import { testimonialMetadata } from "@/components/testimonial-pages/testimonial-metadata"
import { sharedVideo, videoObject } from "@/components/testimonial-pages/video-object"
import { env } from "@/lib/env"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"

type Props = { params: Promise<{ submissionId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { submissionId } = await params
	const page = await readPublicPage("testimonial", submissionId).catch(() => null)
	if (!page) return { title: t(sharedPageWords.testimonialTitle), robots: { index: false } }
	return testimonialMetadata(page, submissionId, env().APP_URL)
}

export default async function PublicTestimonialPage({ params }: Props) {
	const { submissionId } = await params
	const loaded = await readOrFail(readPublicPage("testimonial", submissionId), "public testimonial not readable", {
		submissionId,
	})
	if (!loaded)
		return (
			<MessageScreen title={t(sharedPageWords.testimonialTitle)} message={t(sharedPageWords.testimonialFailed)} retry />
		)
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return (
			<MessageScreen title={t(sharedPageWords.testimonialTitle)} message={t(sharedPageWords.testimonialNotFound)} />
		)
	}
	const { tenant } = page.testimonial
	return (
		<InTheirLanguage page="testimonial" texts={[]}>
			<PublicFrame
				business={{ name: tenant.name, logoUrl: tenant.logo_url, brandColor: tenant.brand_color }}
				footer={t(sharedPageWords.poweredBy)}
			>
				<PublicTestimonial page={page} />
				{page.found && (
					<StructuredData graph={[videoObject(sharedVideo(page, page.found, submissionId), env().APP_URL)]} />
				)}
			</PublicFrame>
		</InTheirLanguage>
	)
}
