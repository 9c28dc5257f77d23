import type { Metadata } from "next"
import * as consentWords from "@/components/consent/consent-words"
import { UnsubscribePage } from "@/components/consent/unsubscribe-page"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"
import { invitationSentences } from "@/lib/submissions/invitations/words"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const generateMetadata = (): Metadata => ({
	title: t(consentWords.unsubscribe),
	robots: { index: false, follow: false },
	referrer: "no-referrer",
})

export default async function UnsubscribeRoute({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params
	const loaded = await readOrFail(readPublicPage("unsubscribe", token), "unsubscribe link not readable")
	if (!loaded)
		return <MessageScreen title={t(consentWords.unsubscribe)} message={t(consentWords.unsubscribeFailed)} retry />
	if (!loaded.shown) {
		await setPageStatus(404)
		return <MessageScreen title={t(consentWords.unsubscribeUnknown)} message={t(invitationSentences.unsubscribeGone)} />
	}
	return <UnsubscribePage {...loaded.shown} token={token} />
}
