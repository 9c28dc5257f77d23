import type { ErasureReceipt } from "./answers"
import { countsOf, DOMAINS } from "./domains"
import type { ReceiptRow } from "./queries"

export function presentReceipt(receipt: ReceiptRow): ErasureReceipt {
	// A receipt from before a domain existed has no figure for it.
	const counts = (receipt.counts ?? {}) as Record<string, unknown>
	return {
		id: receipt.id,
		erased_at: receipt.createdAt.toISOString(),
		erased_by: receipt.erasedBy,
		counts: countsOf(DOMAINS.map(({ name }) => Number(counts[name] ?? 0))),
		email_fingerprint: receipt.emailFingerprint,
	}
}
