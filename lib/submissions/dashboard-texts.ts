import type { SubmissionStatus } from "./answers"
import type { SubmissionKind } from "./kinds"
import type { ListFilter } from "./schema"

export const DASHBOARD_LOAD_FAILED = "Failed to load dashboard data"
export const DASHBOARD_LOAD_FAILED_ABOUT =
	"We couldn't load the testimonials just now. They're safe. Try again in a moment."
export const LOADING_TESTIMONIALS = "Loading testimonials"

export const TESTIMONIALS = "Testimonials"
export const BACK_TO_TESTIMONIALS = "Back to testimonials"

// Actions

export const WATCH = "Watch"
export const READ = "Read"
export const APPROVE = "Approve"
export const REJECT = "Reject"
export const BACK_TO_PENDING = "Back to pending"
export const SHARE = "Share"
export const DOWNLOAD = "Download"
export const POSTER = "Poster"
export const POSTER_TITLE = "Choose a poster"
export const POSTER_ABOUT = "The picture that people see before they press play."
export const POSTER_AUTOMATIC = "Automatic"
export const frameAt = (number: number, time: string) => `Frame ${number}, ${time}`
export const USE_POSTER = "Use this poster"
export const POSTER_CHANGED = "The poster is changed."
export const posterFailed = (reason: string) => `The poster wasn't changed. ${reason}`
export const FRAMES_LOADING = "Looking through the video"
export const NO_FRAMES = "This browser can't show the video's frames. Try another browser."
export const DOWNLOAD_ORIGINAL = "Download original"
export const ORIGINAL_TITLE = "Download the original?"
export const ORIGINAL_ABOUT =
	"This is the file exactly as your customer sent it. It can contain the place where it was recorded and the name of the device. The other downloads, shares, and your website never do."
export const CAPTIONS = "Captions"
export const PIN = "Pin to top"
export const UNPIN = "Unpin"
export const PINNED = "Pinned"
export const DELETE = "Delete"
export const UNDO = "Undo"
export const RETRY = "Retry"
export const TRY_AGAIN = "Try again"
export const MORE = "More"
export const COPY = "Copy"
export const COPIED = "Copied"

/** The accessible name of an action on one row: "Approve Ada Lovelace". */
export const actOn = (action: string, name: string) => `${action} ${name}`
export const selectRow = (name: string) => `Select ${name}`
export const moreFor = (name: string) => `More for ${name}`
export const tryAgainFor = (name: string) => `Try again to prepare ${name}'s video`

// Outcomes

export const DOWNLOAD_FAILED = "Failed to download video. Please try again."
export const deleteFailed = (reason: string) => `Failed to delete testimonial: ${reason}`
export const shareFailed = (reason: string) => `Failed to share testimonial: ${reason}`
export const updateFailed = (reason: string) => `Failed to update testimonial: ${reason}`
export const repairFailed = (reason: string) => `Failed to prepare video: ${reason}`
export const failedOf = (failed: number, all: number) => `${failed} of ${all} testimonials.`

interface Named {
	name: string
}

/** "Jane Doe" or "3 testimonials". */
const nameOf = (rows: Named[]) => (rows.length === 1 && rows[0] ? rows[0].name : `${rows.length} testimonials`)

const DONE: Record<SubmissionStatus, string> = {
	pending: "moved to pending",
	approved: "approved",
	rejected: "rejected",
}

/** "Jane Doe approved", "3 testimonials approved". */
export const statusChanged = (rows: Named[], status: SubmissionStatus) => `${nameOf(rows)} ${DONE[status]}`
export const pinnedTo = (rows: Named[], pinned: boolean) =>
	`${nameOf(rows)} ${pinned ? "pinned to the top of your widgets" : "unpinned"}`
export const deleted = (rows: Named[]) => `${nameOf(rows)} deleted`
export const withdrawnLeftOut = (count: number) =>
	`${count === 1 ? "1 testimonial" : `${count} testimonials`} skipped because the customer withdrew consent.`

// Deleting

export const DELETE_CONFIRMATION = "Are you sure you want to delete this testimonial? This action cannot be undone."
const deleteManyConfirmation = (count: number) =>
	`Are you sure you want to delete these ${count} testimonials? This action cannot be undone.`
export const deleteConfirmation = (count: number) => (count === 1 ? DELETE_CONFIRMATION : deleteManyConfirmation(count))
export const deleteTitle = (rows: Named[]) =>
	`Delete ${rows.length === 1 ? `${nameOf(rows)}'s testimonial` : nameOf(rows)}?`

// The list

export const COLUMN_VIDEO = "Video"
export const COLUMN_CUSTOMER = "Customer"
export const COLUMN_DATE = "Date"
export const COLUMN_LENGTH = "Length"
export const COLUMN_SIZE = "Size"
export const COLUMN_STATUS = "Status"
export const SEARCH = "Search testimonials"
export const SEARCH_IN = "Name, email, words"
export const SELECT_ALL = "Select all on this page"
export const PAGES = "Pages of testimonials"
export const FILTER_BY_STATUS = "Filter by status"
export const ALL = "All"
export const FILTER_BY_KIND = "Filter by kind"
export const ALL_KINDS = "All kinds"
export const KIND_LABELS: Record<SubmissionKind, string> = { video: "Videos", written: "Written" }
/** In place of a written one's length. */
export const WRITTEN = "Written"
export const storedIn = (unit: string) => `${unit} stored`

export const STATUS_LABELS: Record<ListFilter, string> = {
	pending: "Pending",
	approved: "Approved",
	rejected: "Rejected",
	withdrawn: "Withdrawn",
}

export const WITHDRAWN_ON = "Withdrawn by the customer on"
export const uploadsRefused = (size: string) => `Your site's server refuses requests of ${size}`
export const UPLOADS_REFUSED_ABOUT =
	"Videos still arrive, in smaller pieces that take longer. Ask whoever runs the server to allow 8 MB (nginx: client_max_body_size 8m)."
export const PREPARING = "Preparing video…"
export const PREPARING_ABOUT =
	"We're making the copy that can be shown, without the place and device. It takes a moment."
export const NOT_SHOWN_ABOUT = "Visitors see no video here. You can download the original, or try again."

export const SELECTED_TESTIMONIALS = "Selected testimonials"
export const SELECTED = "selected"
export const CLEAR_SELECTION = "Clear selection"

export const LIST_KEYS = [
	["↑ ↓", "move"],
	["Enter", "watch"],
	["x", "select"],
	["/", "search"],
] as const

// An empty list

export const NO_TESTIMONIALS = "No testimonials yet"
export const SEND_LINK = "Send customers the link to your page. Their videos show up here for you to watch and approve."
export const NOTHING_RECORDED = "Videos that customers record on your tenants' pages show up here."
export const CAUGHT_UP = "All caught up"
export const CAUGHT_UP_ABOUT = "You've reviewed every testimonial."
export const NO_MATCHES = "No matching testimonials"
const WITH = { nothing: "", status: " with this status", filters: " with these filters" }
export const noResults = (q: string, narrowedBy: keyof typeof WITH) => `No results for “${q}”${WITH[narrowedBy]}.`
export const NONE_WITH_STATUS = "No testimonials have this status."
export const NONE_PINNED = "Pinned testimonials show up here."
export const NONE_WITH_TAG = "No testimonials with this tag match."
export const NONE_OF_KIND = "No testimonials match this filter."
export const NONE_WITH_FILTERS = "No testimonials match these filters."
export const SHOW_ALL = "Show all"

// The public page's link

export const COPY_PAGE_LINK = "Copy page link"
export const PAGE_LINK_COPIED = "Page link copied"
export const YOUR_PAGE_LINK = "Link to your page"
export const PAGE_LINK = "Page link"

// The private link of an imported testimonial's customer

export const COPY_WITHDRAWAL_LINK = "Copy withdrawal link"
export const WITHDRAWAL_LINK_COPIED = "Withdrawal link copied"
export const WITHDRAWAL_LINK_ABOUT =
	"Hand it to the customer only. It shows how consent was given, and lets them withdraw it."
export const YOUR_WITHDRAWAL_LINK = "Link for the customer"
export const WITHDRAWAL_LINK = "Withdrawal link"

// A business out of service

export const BUSINESS_INACTIVE = "This business is inactive"
export const BUSINESS_INACTIVE_ABOUT = "Its public pages are closed. You can still watch and download everything here."
export const PRODUCT_OFF_ABOUT = "Video testimonials are turned off. You can still watch and download everything here."

// Watching

export const PREVIOUS = "Previous"
export const NEXT = "Next"
export const NEXT_TESTIMONIAL = "Next testimonial"
export const NO_SUCH_TESTIMONIAL = "This testimonial was deleted."
export const VIDEO_MISSING_ABOUT = "We couldn't load the file. Try again, or keep going with the others."
export const WITHDRAWN_ABOUT = "You can view or delete it, but not use it."
export const SHARED_ON = "Shared on"
export const IMPORTED_ON = "Imported on"
export const STATED_CONSENT = "Consent as stated by the business."
export const SOURCE = "Source:"
export const SOURCE_RATING = "Rating there:"
export const textBy = (name: string) => `Written testimonial by ${name}`

export interface NamedList {
	status?: ListFilter
	kind?: SubmissionKind
	pinned?: unknown
	q?: string
	/** The tag's name. */
	tag?: string
}

/** The list that Previous and Next go through: "Pending testimonials tagged “wedding” matching “ann”". */
export function listName({ status, kind, pinned, q, tag }: NamedList): string {
	const label = status && STATUS_LABELS[status]
	const which = pinned ? [PINNED, ...(label ? [label.toLowerCase()] : [])].join(", ") : label
	const things = kind === undefined ? "testimonials" : { video: "videos", written: "written testimonials" }[kind]
	return `${which || ALL} ${things}${tag ? ` tagged “${tag}”` : ""}${q ? ` matching “${q}”` : ""}`
}

export const WATCH_KEYS = {
	move: [
		["J", "next"],
		["K", "previous"],
	],
	judge: [
		["A", "approve"],
		["R", "reject"],
		["S", "share"],
	],
	play: [["Space", "play or pause"]],
} as const

// Sharing

export const SHARE_CHOICES = ["twitter", "linkedin", "facebook", "download", "link"] as const
export type ShareChoice = (typeof SHARE_CHOICES)[number]
export type ShareNetwork = Exclude<ShareChoice, "download" | "link">

export const SHARE_CHOICE_INVALID = "Please choose: twitter, linkedin, facebook, download, or link"
export const NETWORK_LABELS: Record<ShareNetwork, string> = {
	twitter: "Twitter",
	linkedin: "LinkedIn",
	facebook: "Facebook",
}
export const COPY_LINK = "Copy link"
export const DOWNLOAD_VIDEO = "Download video"

export const shareTitle = (name: string) => `Share ${name}'s testimonial`
export const SHARE_ANYONE = "Anyone with the link can watch it."
export const SHARE_ANYONE_TEXT = "Anyone with the link can read it."
export const SHARE_PENDING_TEXT = "You haven't approved this one yet. Anyone with the link can read it anyway."
export const SHARE_PENDING = "You haven't approved this one yet. Anyone with the link can watch it anyway."
export const SHARE_TYPED = "Or type where to"
export const SHARE_TYPED_HINT = "twitter, linkedin, facebook, download, or link"

export const LINK = "Link"
export const SUGGESTED_CAPTION = "Suggested caption"
export const QR_CODE_ABOUT = "Scanning the code opens this testimonial."
export const DOWNLOAD_INSTRUCTIONS = "Your video is downloading. Upload it to any network and paste in this caption."
export const LINK_COPIED = "Link copied. Paste it wherever you like."
export const LINK_NOT_COPIED = "Your browser blocked copying. The link is selected, so you can copy it yourself."
export const openedInTab = (network: ShareNetwork) => `${NETWORK_LABELS[network]} is open in a new tab.`
export const tabBlocked = (network: ShareNetwork) =>
	`Your browser blocked the new tab. Open ${NETWORK_LABELS[network]} here instead.`
export const openNetwork = (network: ShareNetwork) => `Open ${NETWORK_LABELS[network]}`
