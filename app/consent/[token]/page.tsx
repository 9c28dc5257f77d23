import type { Metadata } from "next"
import { ConsentPage } from "@/components/consent/consent-page"
import { CONSENT_TITLE, RECEIPT_FAILED, RECEIPT_NOT_FOUND } from "@/components/consent/consent-texts"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { loadConsent } from "@/lib/submissions/consent/loaders"
import { RECEIPT_GONE } from "@/lib/submissions/consent/texts"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const metadata: Metadata = {
	title: CONSENT_TITLE,
	robots: { index: false, follow: false },
	referrer: "no-referrer",
}

export default async function PrivateConsentPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params
	const loaded = await readOrFail(loadConsent(token), "consent not readable")
	if (!loaded) return <MessageScreen title={CONSENT_TITLE} message={RECEIPT_FAILED} retry />
	const receipt = loaded.shown
	if (!receipt) {
		await setPageStatus(404)
		return <MessageScreen title={RECEIPT_NOT_FOUND} message={RECEIPT_GONE} />
	}
	return <ConsentPage receipt={receipt} token={token} />
}
