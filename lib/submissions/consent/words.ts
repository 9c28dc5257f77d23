import { refusal } from "@/lib/refusals"

export const consentRefusals = {
	/** The same for a token that never existed and for one whose testimonial was erased. */
	receiptGone: refusal("receipt_gone", "This receipt doesn't exist or is no longer available."),

	withdrawnNoMore:
		"The customer withdrew their consent. You can view or delete this testimonial, but not approve, share, or download it.",
}
