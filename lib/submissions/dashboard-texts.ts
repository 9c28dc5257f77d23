import type { SubmissionStatus } from "./answers"

export const DASHBOARD_LOAD_FAILED = "Failed to load dashboard data"
export const NO_TESTIMONIALS = "No testimonials yet"
export const DOWNLOAD_FAILED = "Failed to download video. Please try again."
export const DELETE_CONFIRMATION = "Are you sure you want to delete this testimonial? This action cannot be undone."
export const SHARE_CHOICE_INVALID = "Please choose: twitter, linkedin, facebook, download, or link"

export const deleteFailed = (reason: string) => `Failed to delete testimonial: ${reason}`
export const shareFailed = (reason: string) => `Failed to share testimonial: ${reason}`
export const updateFailed = (reason: string) => `Failed to update testimonial: ${reason}`
export const repairFailed = (reason: string) => `Failed to prepare video: ${reason}`

export const deleteManyConfirmation = (count: number) =>
	`Are you sure you want to delete these ${count} testimonials? This action cannot be undone.`

export const STATUS_LABELS: Record<SubmissionStatus, string> = {
	pending: "Pending",
	approved: "Approved",
	rejected: "Rejected",
}

/** The toast after a status change: "Jane Doe approved", "3 testimonials approved". */
export const STATUS_DONE: Record<SubmissionStatus, string> = {
	pending: "back to pending",
	approved: "approved",
	rejected: "rejected",
}

/** The part of a bulk action's toast about the testimonials it had to skip. */
export const withdrawnLeftOut = (count: number) =>
	`${count === 1 ? "1 testimonial was" : `${count} testimonials were`} left as ${count === 1 ? "it is" : "they are"}: the customer withdrew consent.`

export const SHARE_CHOICES = ["twitter", "linkedin", "facebook", "download", "link"] as const
export type ShareChoice = (typeof SHARE_CHOICES)[number]

export const SHARE_LABELS: Record<ShareChoice, string> = {
	twitter: "Twitter",
	linkedin: "LinkedIn",
	facebook: "Facebook",
	download: "Download",
	link: "Link",
}

/** Shown below a button whose label alone does not explain it. */
export const SHARE_ABOUT: Partial<Record<ShareChoice, string>> = {
	download: "Saves the video file",
	link: "Copies the address",
}

export const SHARE_TYPED_HINT =
	"The same without the mouse: type twitter, linkedin, facebook, download, or link, then press Enter."
export const SHARE_PENDING = "You have not approved it yet. Sharing shows it to whoever has the link all the same."

export const DOWNLOAD_INSTRUCTIONS =
	"The video is being downloaded. Upload the file to the network of your choice, and paste this caption beside it."
export const LINK_COPIED = "Link copied. Paste it wherever you like."
export const LINK_NOT_COPIED = "Your browser did not let us copy the link. It is selected: copy it from here."
