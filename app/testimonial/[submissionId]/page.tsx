import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_TEXTS } from "@/components/testimonial-pages/page-texts"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { PublicTestimonial } from "@/components/testimonial-pages/public-testimonial"
import { testimonialMetadata } from "@/components/testimonial-pages/testimonial-metadata"
import { env } from "@/lib/env"
import { setPageStatus } from "@/lib/http/page-status"
import { readPage } from "@/lib/http/public-pages"
import { log } from "@/lib/log"

type Props = { params: Promise<{ submissionId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { submissionId } = await params
	const testimonial = await readPage("testimonial", submissionId).catch(() => null)
	if (!testimonial) return { title: PAGE_TEXTS.testimonialTitle, robots: { index: false } }
	return testimonialMetadata(testimonial, submissionId, env().APP_URL)
}

export default async function PublicTestimonialPage({ params }: Props) {
	const { submissionId } = await params
	const loaded = await readPage("testimonial", submissionId).then(
		(testimonial) => ({ testimonial }),
		(error: unknown) => {
			log.error({ err: error, submissionId }, "public testimonial not readable")
			return null
		},
	)
	if (!loaded) return <MessageScreen title={PAGE_TEXTS.testimonialTitle} message={PAGE_TEXTS.testimonialFailed} retry />
	const { testimonial } = loaded
	if (!testimonial) {
		await setPageStatus(404)
		return <MessageScreen title={PAGE_TEXTS.testimonialTitle} message={PAGE_TEXTS.testimonialGone} />
	}
	const { tenant } = testimonial
	return (
		<PublicFrame
			business={{ name: tenant.name, logoUrl: tenant.logo_url, brandColor: tenant.brand_color }}
			footer="Powered by Video Testimonials Platform"
			narrow
		>
			<PublicTestimonial testimonial={testimonial} />
		</PublicFrame>
	)
}
