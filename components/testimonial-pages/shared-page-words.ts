import { t } from "@/lib/languages/t"
import * as testimonialWords from "@/lib/submissions/words-public"

export const testimonialTitle = "Video Testimonial"
export const writtenTitle = "Testimonial"
export const testimonialNotFound = testimonialWords.gone
export const testimonialFailed = "Failed to load testimonial. Please try again."
export const poweredBy = "Powered by Video Testimonials Platform"

export const sharedBy = "Shared by"
export const opensNewTab = "(opens in a new tab)"
export const captionsTrack = "Captions"
export const sharedDescription = (business: string) => t`A video testimonial shared by ${business}.`
export const quoted = (text: string) => `“${text}”`

export const recordYourOwn = "Record your own testimonial"
export const shareYourOwn = "Share your own testimonial"
export const share = "Share"
export const linkCopied = "Link copied"
export const copyByHand = "Copy this link"

export const readTranscript = "Read the transcript"
export const transcriptHelp = "Press a line to play it."
export const playFrom = (time: string) => t`Play from ${time}`

export const moreTestimonials = (business: string) => t`More testimonials for ${business}`
