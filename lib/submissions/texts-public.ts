export const TEXTS_OFF = "This business doesn't take written testimonials."
export const NO_VIDEO_TO_DOWNLOAD = "This testimonial is written, so there's no video to download."
export const TESTIMONIAL_GONE = "Testimonial not found or no longer available."
