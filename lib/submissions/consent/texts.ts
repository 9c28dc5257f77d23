/** The same for a token that never existed and for one whose testimonial was erased. */
export const RECEIPT_GONE = "This receipt doesn't exist or is no longer available."

export const WITHDRAWN_NO_MORE =
	"The customer withdrew their consent. You can view or delete this testimonial, but not approve, share, or download it."
