import { fingerprint } from "@/lib/crypto/fingerprint"
import { env } from "@/lib/env"

/** Derived from the id, since the business must be able to read it again. The database holds only its hash. */
export function withdrawalToken(submissionId: string): string {
	return Buffer.from(fingerprint(submissionId, "withdrawal"), "hex").toString("base64url")
}

export const withdrawalLink = (submissionId: string) => `${env().APP_URL}/consent/${withdrawalToken(submissionId)}`
