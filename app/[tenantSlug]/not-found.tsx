import { MessageScreen } from "@/components/testimonials/message-screen"
import { PAGE_TEXTS } from "@/components/testimonials/page-texts"

export default function TenantNotFound() {
	return <MessageScreen title={PAGE_TEXTS.unavailableTitle} message={PAGE_TEXTS.pageNotFound} />
}
