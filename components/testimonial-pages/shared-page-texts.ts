import { TESTIMONIAL_GONE } from "@/lib/submissions/texts-public"

/** Texts of a testimonial's shared page. */
export const TESTIMONIAL_TITLE = "Video Testimonial"
/** Of a written one. */
export const WRITTEN_TITLE = "Testimonial"
export const TESTIMONIAL_NOT_FOUND = TESTIMONIAL_GONE
export const TESTIMONIAL_FAILED = "Failed to load testimonial. Please try again."
export const POWERED_BY = "Powered by Video Testimonials Platform"

export const SHARED_BY = "Shared by"
export const OPENS_NEW_TAB = "(opens in a new tab)"
export const CAPTIONS_TRACK = "Captions"
export const sharedDescription = (business: string) => `A video testimonial shared by ${business}.`
export const quoted = (text: string) => `“${text}”`

export const RECORD_YOUR_OWN = "Record your own testimonial"
export const SHARE_YOUR_OWN = "Share your own testimonial"
export const SHARE = "Share"
export const LINK_COPIED = "Link copied"
export const COPY_BY_HAND = "Copy this link"

export const READ_TRANSCRIPT = "Read the transcript"
export const TRANSCRIPT_HELP = "Press a line to play it."
export const playFrom = (time: string) => `Play from ${time}`

export const moreTestimonials = (business: string) => `More testimonials for ${business}`
