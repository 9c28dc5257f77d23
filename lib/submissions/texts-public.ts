/** The contract's words about the public view. */
export const TESTIMONIAL_GONE = "Testimonial not found or no longer available."
