import type { Metadata } from "next"
import { ConsentPage } from "@/components/consent/consent-page"
import * as consentWords from "@/components/consent/consent-words"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import type { ConsentReceipt } from "@/lib/client/contract"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { ENGLISH } from "@/lib/languages/choose-language"
import { t } from "@/lib/languages/t"
import { languageOf } from "@/lib/submissions/consent/wording/queries"
import { consentRefusals } from "@/lib/submissions/consent/words"

// The address is the key: no search engine may index it. proxy.ts sets the header that hides it from other sites.
export const generateMetadata = (): Metadata => ({
	title: t(consentWords.title),
	robots: { index: false, follow: false },
	referrer: "no-referrer",
})

/** The sentence's, where the page is in another: a receipt repeats what was read. */
function otherLanguage({ text_version: version, stated_by_business }: ConsentReceipt): string | undefined {
	const page = globalThis.visitorLanguage?.code ?? ENGLISH
	const written = globalThis.ownTexts?.written ?? page
	const read = stated_by_business ? written : languageOf({ version }, written)
	return read === page ? undefined : read
}

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
			<ConsentPage receipt={receipt} token={token} language={otherLanguage(receipt)} />
		</InTheirLanguage>
	)
}
