import { counted } from "@/components/ui/counted"
import type { TenantRole } from "@/lib/accounts/roles"
import type { PersonCounts } from "@/lib/client/contract"
import type { SubmissionKind } from "@/lib/submissions/kinds"

/** Texts of a business's Settings tab. The labels of its fields are in components/forms/field-labels.ts. */

export const SETTINGS = "Settings"
export const DASHBOARD_FAILED = "Failed to load dashboard data"
export const SETTINGS_FAILED_WHY = "Something went wrong on our side. Your settings are safe."

// The sections.
export const PUBLIC_PAGE = "Public page"
export const PUBLIC_PAGE_ABOUT = "Logo, colors, and text of the page where customers record"
export const THANK_YOU_PAGE = "Thank-you page"
export const THANK_YOU_ABOUT = "What customers see after submitting, plus an optional gift"
export const CONSENT = "Consent"
export const CONSENT_ABOUT = "What customers agree to"
export const EMAIL = "Email"
export const EMAIL_ABOUT = "Notifications, your mailbox, and sent emails"
export const TEAM = "Team"
export const TEAM_ABOUT = "Who can sign in here"
export const PRIVACY = "Privacy"
export const PRIVACY_ABOUT = "Export or erase one person's data"
export const ACTIVITY = "Activity"
export const ACTIVITY_ABOUT = "Who changed what, and when"
export const ACTIVITY_HEADER = "What your team changed, newest first."

// The banner of a business that is not in service.
export const INACTIVE = "This business is inactive"
export const PAGES_CLOSED = "Its public pages are closed."
export const PLATFORM_MAY_CHANGE = "Platform admins can still change its settings."
export const PLATFORM_MAY_CHANGE_PAGES = "Platform admins can still change those pages' settings."
export const SETTINGS_READ_ONLY = "You can view its settings, but not change them."
export const VIDEOS_OFF = "Video testimonials are turned off, so your public pages show this message."
export const VIDEOS_OFF_READ_ONLY =
	"You can view those pages' settings, but not change them. Everything else works as usual."

// Public page.
export const OPENS_IN_NEW_TAB = "(opens in a new tab)"
export const BUSINESS_NAME = "Business name"
export const HEADLINE = "Headline"
export const SUBHEADLINE = "Subheadline"
export const BRAND_COLOR = "Brand color"
export const MAX_DURATION = "Maximum duration"
export const PUBLIC_TESTIMONIALS = "Who can watch"
export const DEFAULT_VALUE = "Default"
export const BRAND_COLOR_HINT = "Used for buttons and links. We adjust the shade where needed so text stays readable."
export const durationInWords = (clock: string, seconds: number) => `${clock} (${counted(seconds, "second")})`
/** `clock` is the typed duration, or null if it is not allowed. */
export const durationHint = (least: number, most: number, clock: string | null) =>
	`How long one video can be, in seconds (${least} to ${most}).${clock ? ` That's ${clock}.` : ""}`
export const SHARED_ONLY = "Only shared testimonials are public"
export const SHARED_ONLY_HINT =
	"When this is off, anyone with a testimonial's link can watch it, even before you've reviewed it. Rejected ones are never public."
export const PUBLIC_SHARED = "Only testimonials you've shared"
export const PUBLIC_ALL = "Everything except rejected ones, to anyone with the link"
export const PUBLIC_ALL_WARNING = "That includes testimonials you haven't reviewed yet."
export const VIDEO_FIELDS_OFF =
	"Turn video testimonials back on to change the headline, the subheadline, the duration, and who can watch."
export const LOGO = "Logo"
export const LOGO_ABOUT = "Goes live as soon as it's uploaded."
export const LOGO_THING = "logo"
export const LOGO_FAILED = "Failed to upload logo"
export const LOGO_SAVED = "Logo saved"
export const LOGO_REMOVED = "Logo removed"
export const LOGO_REMOVED_MEANS = "Your public pages will show your business name instead."
export const LOGO_ALT = "Your logo"
export const PAGE_PREVIEW = "Preview of your public page"

// Thank-you page.
export const THANK_YOU_HEADER = "What customers see after they submit their testimonial."
export const THANK_YOU_PREVIEW = "Preview of your thank-you page"
export const GIFT = "Gift"
export const GIFT_ABOUT = "A PDF that customers can download after submitting."
export const GIFT_THING = "PDF gift"
export const GIFT_FAILED = "Failed to upload PDF"
export const GIFT_SAVED = "Gift saved"
export const GIFT_REMOVED = "Gift removed"
export const GIFT_REMOVED_MEANS = "The thank-you page will no longer offer a gift."
export const PDF = "PDF"
/** Read after "PDF". */
export const GIFT_DOWNLOAD = "gift, download"
export const GIFT_NOTE = "Note about the gift"
export const GIFT_NOTE_HINT =
	"Shown beside testimonials of customers you offered a gift: on walls and widgets, and with every text. You can reword it, but not remove it."
export const GIFT_IMAGE = "Gift preview image"
export const GIFT_IMAGE_ABOUT = "An image of the cover, shown next to the download button."
export const GIFT_IMAGE_THING = "preview image"
export const GIFT_IMAGE_FAILED = "Failed to upload PDF preview image"
export const GIFT_IMAGE_SAVED = "Preview image saved"
export const GIFT_IMAGE_REMOVED = "Preview image removed"
export const GIFT_IMAGE_REMOVED_MEANS = "The thank-you page will show the gift without an image."
export const GIFT_IMAGE_ALT = "Preview of the gift"

// Email.
export const EMAIL_HEADER = "How you hear about new testimonials."
export const MAILBOX_REFUSED = "Your mailbox refused the last email"
export const NOTIFY_ADDRESS = "Notify address"
export const NOTIFY_ADDRESS_HINT = "Where we email you about new testimonials."
export const NOTIFICATIONS = "Notifications"
export const NOTIFY = "Send an email for each new testimonial"
export const SUBJECT = "Subject"
export const exampleSubject = (subject: string) => `For example: ${subject}`
/** An example customer. */
export const EXAMPLE_CUSTOMER = "Jane Doe"
/** Followed by the subject as the recipient reads it. */
export const placeholdersFilled = (known: string) => `We'll fill in ${known}. For example:`
export const KNOWN_AND = " and "
export const placeholdersUnknown = (unknown: string[], known: string) =>
	`We can't fill in ${unknown.join(", ")}, only ${known}.`
export const YOUR_MAILBOX = "Your mailbox"
export const YOUR_MAILBOX_ABOUT =
	"Optional. Connect it to send notifications from your own address. Otherwise, the platform sends them."
export const PROVIDER = "Provider"
export const PLATFORM_SENDS = "None (the platform sends)"
export const MAILBOX_ADDRESS = "Mailbox address"
export const PASSWORD_REMOVED = "Without an address, the saved app password is removed too."
export const APP_PASSWORD = "App password"
export const APP_PASSWORD_KEPT = "You've saved one. We never show it again. Leave blank to keep it."
export const APP_PASSWORD_HINT =
	"Not your regular password. Create an app password in your email provider's security settings."
export const STORED = "Saved"
export const NONE = "None"
export const SENDER_NAME = "Sender name"
export const SENDER_NAME_HINT = "Leave blank to use your business name."
export const SEND_TEST = "Send test email"
export const TEST_SENT = "Test email sent"
export const TEST_FAILED = "Email test failed"
export const testGoesTo = (address: string) => `Goes to ${address}, using your saved settings.`
export const TEST_NEEDS_PASSWORD = "Add your mailbox's app password and save to send a test."
export const TEST_NEEDS_MAILBOX = "Add your own mailbox and save to send a test."

export const DELIVERY_LOG = "Delivery log"
export const DELIVERY_LOG_ABOUT = "Emails about this business, newest first."
export const REFRESH = "Refresh"
export const NO_EMAILS = "No emails yet. Your first testimonial, or a test email, will show up here."
export const OLDER_EMAILS = "Older emails"
export const SEND_AGAIN = "Send again"
export const SENT_AGAIN = "Queued again"
export const SEND_AGAIN_FAILED = "Failed to send again"
export const QUEUED = "Queued"
export const SENT = "Sent"
export const FAILED = "Failed"
/** Followed by the time. */
export const mailTo = (address: string) => `To ${address},`
export const triedTimes = (attempts: number) => `(tried ${counted(attempts, "time")}, we'll try again)`

// Team.
export const TEAM_HEADER =
	"Owners can do everything. Editors can't manage the team or people's data. Viewers can look, but not change or export."
export const INVITE = "Invite"
export const INVITE_LABEL = "Invite by email"
export const INVITE_HINT = "They'll get a link to choose a password."
/** The answer doesn't say whether an address has an account elsewhere. */
export const TEAM_INVITE_HINT =
	"They'll get a link to choose a password. An address that already has an account here can't join: the email says so."
export const ROLE = "Role"
/** Read by screen readers, since the row already names the admin. */
export const roleOf = (email: string) => `Role of ${email}`
export const ROLE_LABELS: Record<TenantRole, string> = { owner: "Owner", editor: "Editor", viewer: "Viewer" }
export const ROLE_CHANGED = "Role changed"
export const ROLE_FAILED = "Failed to change the role"
export const INVITATION_SENT = "Invitation sent"
export const INVITE_AGAIN = "Invite again"
export const INVITE_AGAIN_FAILED = "Failed to invite again"
export const NO_TEAM = "No one can sign in here yet. Send the first invitation."
export const YOU = "(you)"
export const ACTIVE = "Active"
export const INVITED = "Invited"
/** Followed by a time. */
export const LINK_UNTIL = "The link works until"
export const LINK_EXPIRED = "The invitation has expired"
/** Followed by a time. */
export const LAST_SIGNED_IN = "Last signed in"
export const NEVER_SIGNED_IN = "Hasn't signed in yet"
export const REMOVE = "Remove"
export const REMOVED = "Removed"
export const REMOVE_FAILED = "Failed to remove"
export const removeAsk = (email: string) => `Remove ${email}?`
export const REMOVE_INVITED_MEANS = "The invitation link stops working right away."
export const REMOVE_ACTIVE_MEANS =
	"They'll be signed out right away and can't sign in again. Testimonials and settings stay as they are."
export const CHANGE_ROLE = "Change role"
export const demoteAsk = (email: string) => `Change the role of ${email}?`
export const DEMOTE_MEANS = "Only owners can have API keys."
export const KEYS_OF_THEIRS = "Their API keys"
export const KEYS_END = "Each key ends, and the program that uses it stops working, unless you keep it as yours."
export const keepKey = (name: string) => `Keep “${name}” as mine`

// Privacy.
export const PRIVACY_HEADER = "Find everything saved about one person, then export it or erase it."
export const PERSON_LABEL = "The person's email"
export const PERSON_REQUIRED = "Please enter an email address"
export const FIND = "Find"
export const EXPORT = "Export"
export const ERASE = "Erase"
export const ERASED = "Erased"
export const ERASED_WHERE = "You'll find the receipt below."
export const ERASE_FAILED = "Failed to erase"
export const foundPerson = (words: string) => `${words} found.`
export const FOUND_NOTHING = "Nothing is saved about this address."
export const EXPORT_LINKS =
	"The export includes links to the videos. They work for about an hour, so save the videos right away."
export const eraseAsk = (email: string) => `Erase everything about ${email}?`
/** `words` names what there is. Only testimonials have videos. */
export const eraseMeans = (words: string, testimonials: number) => {
	const videos = testimonials === 0 ? "" : testimonials === 1 ? ", including the video" : ", including the videos"
	return `This permanently deletes ${words}${videos}. You'll get a receipt. This action cannot be undone.`
}
/** Names of the kinds of data, singular and plural. */
export const PERSON_DATA: Record<keyof PersonCounts, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	quiz_sessions: ["quiz session", "quiz sessions"],
	chats: ["chat record", "chat records"],
	invitations: ["invitation", "invitations"],
	mails: ["email", "emails"],
	webhooks: ["webhook delivery", "webhook deliveries"],
}
export const RECEIPTS = "Receipts"
export const RECEIPTS_ABOUT = "Proof of each erasure, without the person's address."
export const NO_RECEIPTS = "Nothing erased yet."
export const OLDER_RECEIPTS = "Older receipts"
export const NOTHING_STORED = "Nothing was saved"
export const RECEIPT = "Receipt"
/** Read after "Receipt". */
export const receiptDownload = (number: string) => `${number}, download`
/** Preceded by the time. */
export const erasedBy = (email: string) => `, by ${email}`

// Consent.
export const CONSENT_TITLES: Record<SubmissionKind, string> = { video: "Videos", written: "Written testimonials" }
export const CONSENT_HEADERS: Record<SubmissionKind, string> = {
	video: "The sentence customers agree to before they submit a video.",
	written: "The sentence customers agree to before they submit a text.",
}
export const CONSENT_SENTENCE = "Sentence"
export const CONSENT_LOOK = "On your page"
export const CONSENT_VERSION = "Version"
export const consentHint = (least: number, most: number, typed: number) =>
	`${least} to ${most.toLocaleString("en-US")} characters (you have ${typed.toLocaleString("en-US")}). Leave blank to use ours.`
export const CONSENT_KEPT =
	"Earlier testimonials keep the sentence their customers agreed to. A new one covers only what comes after it."
export const CONSENT_ADVICE: Record<SubmissionKind, string> = {
	video:
		"Say plainly what you'll do with the video and where. Ours covers websites, social media, and other marketing.",
	written:
		"Say plainly what you'll do with the words and the photo, and where. Ours covers websites, social media, and other marketing.",
}
export const CONSENT_SAVED = "Consent sentence saved"
export const CONSENT_HISTORY = "Versions"
export const CONSENT_NOW = "in use now"
export const CONSENT_OURS = "Our default sentence"
export const consentBy = (email: string) => `by ${email}`
export const BY_FORMER_ADMIN = "by a former admin"
