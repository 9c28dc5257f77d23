import { MessageScreen } from "@/components/testimonials/message-screen"
import { PAGE_TEXTS } from "@/components/testimonials/page-texts"

export default function TestimonialNotFound() {
	return <MessageScreen title={PAGE_TEXTS.testimonialTitle} message={PAGE_TEXTS.testimonialGone} />
}
