export const TESTIMONIAL_GONE = "Testimonial not found or no longer available."
