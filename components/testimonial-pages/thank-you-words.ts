/* Apart from page-words.ts, so that neither page's script brings the other's words along. */

export const title = "Thank you"
export const failedTitle = "Something went wrong"
export const failed = "Failed to load thank you page"
export const footer = "Your testimonial was submitted and will be reviewed by the team."
export const receiptNote = "We emailed you a receipt with a private link to your video and your consent."
/** Where visitors may write instead of recording. */
export const receiptNoteEither = "We emailed you a receipt with a private link to your testimonial and your consent."
export const success = "Success"
export const giftPreview = "The first page of your gift"
export const giftTitle = "A gift for you"
export const giftText = "A PDF to keep, with our thanks."
export const giftButton = "Download Your Gift"
export const giftDone = "Downloaded!"
export const giftMessage = "Gift downloaded successfully!"
export const submitAnother = "Submit Another Testimonial"
export const seeWall = "See what others say"
