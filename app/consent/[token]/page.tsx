import type { Metadata } from "next"
import { ConsentPage } from "@/components/consent/consent-page"
import * as consentWords from "@/components/consent/consent-words"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"
import { consentRefusals } from "@/lib/submissions/consent/words"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const generateMetadata = (): Metadata => ({
	title: t(consentWords.title),
	robots: { index: false, follow: false },
	referrer: "no-referrer",
})

export default async function PrivateConsentPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params
	const loaded = await readOrFail(readPublicPage("consent", token), "consent not readable")
	if (!loaded) return <MessageScreen title={t(consentWords.title)} message={t(consentWords.receiptFailed)} retry />
	const receipt = loaded.shown
	if (!receipt) {
		await setPageStatus(404)
		return <MessageScreen title={t(consentWords.receiptNotFound)} message={t(consentRefusals.receiptGone)} />
	}
	return (
		<InTheirLanguage page="consent" texts={[]}>
			<ConsentPage receipt={receipt} token={token} />
		</InTheirLanguage>
	)
}
