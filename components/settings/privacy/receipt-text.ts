import type { ErasureReceipt } from "@/lib/client/contract"
import { countsInWords } from "./person-counts"

export function receiptText(receipt: ErasureReceipt, businessName: string): string {
	return [
		"ERASURE RECEIPT",
		"",
		`Business:     ${businessName}`,
		`Receipt:      ${receipt.id}`,
		`Erased at:    ${receipt.erased_at}`,
		`Erased by:    ${receipt.erased_by}`,
		`Erased:       ${countsInWords(receipt.counts) || "nothing was saved"}`,
		`Fingerprint:  ${receipt.email_fingerprint}`,
		"",
		"The fingerprint is an HMAC-SHA-256 of the email address, made with a key that only the server has. It can prove later",
		"which address was erased, without storing it.",
		"",
	].join("\n")
}
