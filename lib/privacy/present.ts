import { z } from "zod"
import { storedJson } from "@/lib/db/stored-json"
import type { ErasureReceipt } from "./answers"
import { countsOf, DOMAINS } from "./domains"
import type { ReceiptRow } from "./queries"

/** A receipt from before a domain existed has no figure for it. */
const Counts = z.record(z.string(), z.number())

export function presentReceipt(receipt: ReceiptRow): ErasureReceipt {
	const counts = storedJson(Counts, receipt.counts)
	return {
		id: receipt.id,
		erased_at: receipt.createdAt.toISOString(),
		erased_by: receipt.erasedBy,
		counts: countsOf(DOMAINS.map(({ name }) => counts[name] ?? 0)),
		email_fingerprint: receipt.emailFingerprint,
	}
}
