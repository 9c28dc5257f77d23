import type { Metadata } from "next"
import { ConsentPage } from "@/components/consent/consent-page"
import { CONSENT_PAGE_TEXTS } from "@/components/consent/consent-texts"
import { MessageScreen } from "@/components/testimonials/message-screen"
import { setPageStatus } from "@/lib/http/page-status"
import { log } from "@/lib/log"
import { loadConsent } from "@/lib/submissions/consent/loaders"
import { RECEIPT_GONE } from "@/lib/submissions/consent/texts"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const metadata: Metadata = {
	title: CONSENT_PAGE_TEXTS.title,
	robots: { index: false, follow: false },
	referrer: "no-referrer",
}

export default async function PrivateConsentPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params
	const loaded = await loadConsent(token).then(
		(receipt) => ({ receipt }),
		(error: unknown) => {
			log.error({ err: error }, "consent not readable")
			return null
		},
	)
	if (!loaded) {
		await setPageStatus(503)
		return <MessageScreen title={CONSENT_PAGE_TEXTS.title} message={CONSENT_PAGE_TEXTS.failed} retry />
	}
	const { receipt } = loaded
	if (!receipt) {
		await setPageStatus(404)
		return <MessageScreen title={CONSENT_PAGE_TEXTS.gone} message={RECEIPT_GONE} />
	}
	return <ConsentPage receipt={receipt} token={token} />
}
