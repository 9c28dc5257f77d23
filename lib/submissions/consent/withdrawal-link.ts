import { fingerprint } from "@/lib/crypto/fingerprint"
import { env } from "@/lib/env"

/**
 * The token of an imported testimonial's private link, as 43 characters. It follows from the id and the installation's
 * key: no mail carried it to the customer, so the business has to be able to read it again and hand it out. The
 * database holds only its hash.
 */
export function withdrawalToken(submissionId: string): string {
	return Buffer.from(fingerprint(submissionId, "withdrawal"), "hex").toString("base64url")
}

/** Where the customer of an imported testimonial sees the consent and withdraws it. */
export const withdrawalLink = (submissionId: string) => `${env().APP_URL}/consent/${withdrawalToken(submissionId)}`
