/* Apart from page-texts.ts, so that neither page's script brings the other's words along. */

/* The thank-you page. */
export const THANK_YOU_TITLE = "Thank you"
export const THANK_YOU_FAILED_TITLE = "Something went wrong"
export const THANK_YOU_FAILED = "Failed to load thank you page"
export const THANK_YOU_FOOTER = "Your testimonial was submitted and will be reviewed by the team."
/** In place of the default about the special report, if there is no gift. */
export const THANKS_WITHOUT_GIFT = "We appreciate your time. Your words mean a lot to us."
export const RECEIPT_NOTE = "We emailed you a receipt with a private link to your video and your consent."
/** Where visitors may write instead of recording. */
export const RECEIPT_NOTE_EITHER = "We emailed you a receipt with a private link to your testimonial and your consent."
export const SUCCESS = "Success"
export const GIFT_PREVIEW = "The first page of your gift"
export const GIFT_TITLE = "A gift for you"
export const GIFT_TEXT = "A PDF to keep, with our thanks."
export const GIFT_BUTTON = "Download Your Gift"
export const GIFT_DONE = "Downloaded!"
export const GIFT_MESSAGE = "Gift downloaded successfully!"
export const SUBMIT_ANOTHER = "Submit Another Testimonial"
