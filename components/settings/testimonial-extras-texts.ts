export const EXTRAS_LABEL = "Testimonial pages"
export const TRANSCRIPT = "Transcript, if its captions are approved"
export const MORE_TESTIMONIALS = "More of your approved and shared testimonials"
export const NO_EXTRAS = "Only the testimonial"
export const NO_WEBSITE = "None"
export const WEBSITE_HINT = "Your testimonial pages link to it."

/** Makes "Question 1" and "Add question". */
export const PROMPT = "question"
export const PROMPT_EXAMPLE = "What was it like before?"
export const DEFAULT_PROMPTS = "Ours"
export const PROMPTS_HINT = "Customers can read them while they record. Add none to use ours."
