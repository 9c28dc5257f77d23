/** The same for a token that never existed and for one whose testimonial was erased. */
export const RECEIPT_GONE = "This receipt does not exist or is no longer available."

export const WITHDRAWN_NO_MORE =
	"The customer withdrew their consent. This testimonial can be watched and deleted, but not approved, shared or downloaded."
