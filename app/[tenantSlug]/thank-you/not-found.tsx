import { MessageScreen } from "@/components/testimonials/message-screen"
import { PAGE_TEXTS } from "@/components/testimonials/page-texts"

export default function ThankYouNotFound() {
	return <MessageScreen title={PAGE_TEXTS.thankYouFailedTitle} message={PAGE_TEXTS.thankYouFailed} />
}
