import type { Metadata } from "next"
import { UNSUBSCRIBE, UNSUBSCRIBE_FAILED, UNSUBSCRIBE_UNKNOWN } from "@/components/consent/consent-texts"
import { UnsubscribePage } from "@/components/consent/unsubscribe-page"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
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
	const loaded = await readOrFail(loadUnsubscribe(token), "unsubscribe link not readable")
	if (!loaded) return <MessageScreen title={UNSUBSCRIBE} message={UNSUBSCRIBE_FAILED} retry />
	if (!loaded.shown) {
		await setPageStatus(404)
		return <MessageScreen title={UNSUBSCRIBE_UNKNOWN} message={UNSUBSCRIBE_GONE} />
	}
	return <UnsubscribePage {...loaded.shown} token={token} />
}
