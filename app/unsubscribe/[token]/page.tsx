import type { Metadata } from "next"
import { UNSUBSCRIBE, UNSUBSCRIBE_FAILED, UNSUBSCRIBE_UNKNOWN } from "@/components/consent/consent-texts"
import { UnsubscribePage } from "@/components/consent/unsubscribe-page"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { setPageStatus } from "@/lib/http/page-status"
import { log } from "@/lib/log"
import { UNSUBSCRIBE_GONE } from "@/lib/submissions/invitations/texts"
import { loadUnsubscribe } from "@/lib/submissions/invitations/unsubscribe-loaders"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const metadata: Metadata = {
	title: UNSUBSCRIBE,
	robots: { index: false, follow: false },
	referrer: "no-referrer",
}

export default async function UnsubscribeRoute({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params
	const loaded = await loadUnsubscribe(token).then(
		(view) => ({ view }),
		(error: unknown) => {
			log.error({ err: error }, "unsubscribe link not readable")
			return null
		},
	)
	if (!loaded) {
		await setPageStatus(503)
		return <MessageScreen title={UNSUBSCRIBE} message={UNSUBSCRIBE_FAILED} retry />
	}
	if (!loaded.view) {
		await setPageStatus(404)
		return <MessageScreen title={UNSUBSCRIBE_UNKNOWN} message={UNSUBSCRIBE_GONE} />
	}
	return <UnsubscribePage {...loaded.view} token={token} />
}
