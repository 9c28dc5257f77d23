import { PAGE_NOT_FOUND } from "@/lib/tenants/texts"
import { FORM_TITLE } from "./form-title"

/** Texts of the public pages. */
export const PAGE_TEXTS = {
	unavailableTitle: "Page Not Available",
	pageNotFound: PAGE_NOT_FOUND,
	pageFailed: "Failed to load page. Please try again.",
	pageFooter: "Powered by Video Testimonials Platform • Your video will be processed and stored securely",
	formTitle: FORM_TITLE,
	thankYouFailedTitle: "Something went wrong",
	thankYouFailed: "Failed to load thank you page",
	thankYouFooter: "Your testimonial was submitted and will be reviewed by the team.",
	giftButton: "Download Your Gift",
	giftDone: "Downloaded!",
	giftMessage: "Gift downloaded successfully!",
	submitAnother: "Submit Another Testimonial",
} as const
