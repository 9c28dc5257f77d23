import { fingerprint } from "@/lib/crypto/fingerprint"
import { env } from "@/lib/env"

// 43 characters that follow from the id and the installation's key: no mail carried the link to an imported
// testimonial's customer, so the business has to be able to read it again. The database holds only its hash.
export function withdrawalToken(submissionId: string): string {
	return Buffer.from(fingerprint(submissionId, "withdrawal"), "hex").toString("base64url")
}

export const withdrawalLink = (submissionId: string) => `${env().APP_URL}/consent/${withdrawalToken(submissionId)}`
