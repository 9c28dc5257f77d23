import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { inLanguage } from "@/lib/languages/current-language"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { signedStatement } from "../statements/state"
import { type Consented, type ReceiptTenant, receiptMail } from "./receipt-mail"
import { languageOf } from "./wording/queries"

type Received = Pick<Consented, "kind" | "email" | "sha256" | "wording"> & { id: string }

/** For a testimonial that is about to be stored: what its consent record keeps, and the customer's mail. @param language
 * in which the customer read the page */
export async function makeReceipt(
	tenant: ReceiptTenant,
	{ id, ...received }: Received,
	language: string | null | undefined,
) {
	const { kind, sha256, wording } = received
	const givenAt = new Date()
	const token = randomToken()
	const statement = await signedStatement({
		...{ id, kind, tenant, importedAt: null, withdrawnAt: null, playback: null },
		consent: { text: wording.text, textVersion: wording.version, givenAt, videoSha256: sha256 },
	})
	const mail: OutgoingMail = inLanguage(languageOf(wording, language), () =>
		receiptMail(tenant, { ...received, givenAt, token, statement }),
	)
	return { mail, record: { wording, givenAt, tokenHash: sha256Hex(token) } }
}
