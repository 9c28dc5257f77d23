import type { SubmissionStatus } from "./answers"
import type { RejectionReason, SubmissionKind } from "./kinds"
import type { ListFilter } from "./schema"

const PINNED = "Pinned"

interface Named {
	name: string
}

const nameOf = (rows: Named[]) => (rows.length === 1 && rows[0] ? rows[0].name : `${rows.length} testimonials`)

const DONE: Record<SubmissionStatus, string> = {
	pending: "moved to pending",
	approved: "approved",
	rejected: "rejected",
}
const DELETE_CONFIRMATION = "Are you sure you want to delete this testimonial? This action cannot be undone."
const deleteManyConfirmation = (count: number) =>
	`Are you sure you want to delete these ${count} testimonials? This action cannot be undone.`
const ALL = "All"
const STATUS_LABELS: Record<ListFilter, string> = {
	pending: "Pending",
	approved: "Approved",
	rejected: "Rejected",
	withdrawn: "Withdrawn",
	unsorted: "To sort",
}
const WITH = { nothing: "", status: " with this status", filters: " with these filters" }

export interface NamedList {
	status?: ListFilter
	kind?: SubmissionKind
	pinned?: unknown
	q?: string
	tag?: string
}

export function listName({ status, kind, pinned, q, tag }: NamedList): string {
	const label = status && STATUS_LABELS[status]
	const which = pinned ? [PINNED, ...(label ? [label.toLowerCase()] : [])].join(", ") : label
	const things = kind === undefined ? "testimonials" : { video: "videos", written: "written testimonials" }[kind]
	return `${which || ALL} ${things}${tag ? ` tagged “${tag}”` : ""}${q ? ` matching “${q}”` : ""}`
}

export const SHARE_CHOICES = ["twitter", "linkedin", "facebook", "download", "link"] as const
export type ShareChoice = (typeof SHARE_CHOICES)[number]
/** Those that a press alone chooses: WhatsApp, a mail program, and the device's own list of programs. */
export type ShareWay = ShareChoice | "whatsapp" | "email" | "device"
export type ShareNetwork = Exclude<ShareWay, "download" | "link" | "email" | "device">
const NETWORK_LABELS: Record<ShareNetwork, string> = {
	twitter: "Twitter",
	linkedin: "LinkedIn",
	facebook: "Facebook",
	whatsapp: "WhatsApp",
}

const REJECT = "Reject"
export const dashboardWords = {
	loadFailed: "Failed to load dashboard data",
	loadFailedAbout: "We couldn't load the testimonials just now. They're safe. Try again in a moment.",
	loadingTestimonials: "Loading testimonials",

	testimonials: "Testimonials",
	backToTestimonials: "Back to testimonials",

	watch: "Watch",
	read: "Read",
	approve: "Approve",
	reject: REJECT,
	backToPending: "Back to pending",
	share: "Share",
	download: "Download",
	poster: "Poster",
	posterTitle: "Choose a poster",
	posterAbout: "The picture that people see before they press play.",
	posterAutomatic: "Automatic",
	frameAt: (number: number, time: string) => `Frame ${number}, ${time}`,
	usePoster: "Use this poster",
	posterChanged: "The poster is changed.",
	posterFailed: (reason: string) => `The poster wasn't changed. ${reason}`,
	framesLoading: "Looking through the video",
	noFrames: "This browser can't show the video's frames. Try another browser.",
	downloadOriginal: "Download original",
	originalTitle: "Download the original?",
	originalAbout:
		"This is the file exactly as your customer sent it. It can contain the place where it was recorded and the name of the device. The other downloads, shares, and your website never do.",
	captions: "Captions",
	pin: "Pin to top",
	unpin: "Unpin",
	pinned: PINNED,
	undo: "Undo",
	more: "More",

	actOn: (action: string, name: string) => `${action} ${name}`,
	selectRow: (name: string) => `Select ${name}`,
	moreFor: (name: string) => `More for ${name}`,
	tryAgainFor: (name: string) => `Try again to prepare ${name}'s video`,

	downloadFailed: "Failed to download video. Please try again.",
	deleteFailed: (reason: string) => `Failed to delete testimonial: ${reason}`,
	shareFailed: (reason: string) => `Failed to share testimonial: ${reason}`,
	updateFailed: (reason: string) => `Failed to update testimonial: ${reason}`,
	repairFailed: (reason: string) => `Failed to prepare video: ${reason}`,
	failedOf: (failed: number, all: number) => `${failed} of ${all} testimonials.`,

	offTheWall: "Off your wall and widgets.",
	statusChanged: (rows: Named[], status: SubmissionStatus) => `${nameOf(rows)} ${DONE[status]}`,
	pinnedTo: (rows: Named[], pinned: boolean) =>
		`${nameOf(rows)} ${pinned ? "pinned to the top of your widgets" : "unpinned"}`,
	deleted: (rows: Named[]) => `${nameOf(rows)} deleted`,
	withdrawnLeftOut: (count: number) =>
		`${count === 1 ? "1 testimonial" : `${count} testimonials`} skipped because the customer withdrew consent.`,

	rejectTitle: (rows: Named[]) => `Reject ${rows.length === 1 ? `${nameOf(rows)}'s testimonial` : nameOf(rows)}?`,
	rejectAbout: "Why? A testimonial that you reject for its opinion still counts in your average.",
	rejectionReasons: {
		not_about_us: "It isn't about us",
		unreadable: "It can't be read, seen, or heard",
		duplicate: "It's a duplicate",
		unlawful: "It's unlawful, such as an insult or private data",
		no_consent: "Consent is missing",
		other: "Another reason, not the opinion or the stars",
	} satisfies Record<RejectionReason, string>,
	rejectedForOpinion: "None of these",
	rejectedForOpinionHint: "Its stars stay in your average.",
	/** Where one testimonial is rejected, or a rejected one gets another reason. */
	rejectOne: ({ status, rejection_reason: reason }: { status: SubmissionStatus; rejection_reason?: string }) => {
		if (status !== "rejected") return REJECT
		return reason === "unsorted" ? "Say why it was rejected" : "Change the reason"
	},
	sayWhyTitle: (rows: Named[]) =>
		rows.length === 1 ? `Why was ${nameOf(rows)}'s testimonial rejected?` : `Why were ${nameOf(rows)} rejected?`,

	deleteOneConfirmation: DELETE_CONFIRMATION,
	deleteConfirmation: (count: number) => (count === 1 ? DELETE_CONFIRMATION : deleteManyConfirmation(count)),
	deleteTitle: (rows: Named[]) => `Delete ${rows.length === 1 ? `${nameOf(rows)}'s testimonial` : nameOf(rows)}?`,

	businessInactive: "This business is inactive",
	businessInactiveAbout: "Its public pages are closed. You can still watch and download everything here.",
	productOffAbout: "Video testimonials are turned off. You can still watch and download everything here.",
}

export const testimonialListWords = {
	columnVideo: "Video",
	columnCustomer: "Customer",
	columnDate: "Date",
	columnLength: "Length",
	columnSize: "Size",
	columnStatus: "Status",
	search: "Search testimonials",
	searchIn: "Name, email, words",
	selectAll: "Select all on this page",
	pages: "Pages of testimonials",
	filterByStatus: "Filter by status",
	all: ALL,
	kindLabels: { video: "Videos", written: "Written" } satisfies Record<SubmissionKind, string>,
	/** Shown in place of a length. */
	written: "Written",
	storedIn: (unit: string) => `${unit} stored`,

	statusLabels: STATUS_LABELS,

	withdrawnOn: "Withdrawn by the customer on",
	uploadsRefused: (size: string) => `Your site's server refuses requests of ${size}`,
	uploadsRefusedAbout:
		"Videos still arrive, in smaller pieces that take longer. Ask the person who runs the server to allow 8 MB (nginx: client_max_body_size 8m).",
	preparing: "Preparing video…",
	preparingAbout: "We're making the copy that can be shown, without the place and device. It takes a moment.",
	notShownAbout: "Visitors see no video here. You can download the original, or try again.",

	selectedTestimonials: "Selected testimonials",
	selected: "selected",
	clearSelection: "Clear selection",

	listKeys: [
		["↑ ↓", "move"],
		["Enter", "watch"],
		["x", "select"],
		["/", "search"],
	] as const,

	noTestimonials: "No testimonials yet",
	sendLink: "Send customers the link to your page. Their videos show up here for you to watch and approve.",
	nothingRecorded: "Videos that customers record on your tenants' pages show up here.",
	caughtUp: "All caught up",
	caughtUpAbout: "You've reviewed every testimonial.",
	noMatches: "No matching testimonials",
	noResults: (q: string, narrowedBy: keyof typeof WITH) => `No results for “${q}”${WITH[narrowedBy]}.`,
	noneWithStatus: "No testimonials have this status.",
	nonePinned: "Pinned testimonials show up here.",
	noneWithTag: "No testimonials with this tag match.",
	noneOfKind: "No testimonials match this filter.",
	noneWithFilters: "No testimonials match these filters.",
	showAll: "Show all",

	copyPageLink: "Copy page link",
	openMyPage: "Open my page",
	openMyPageNewTab: " (opens in a new tab)",
	pageLinkCopied: "Page link copied",
	yourPageLink: "Link to your page",
	pageLink: "Page link",

	copyWithdrawalLink: "Copy withdrawal link",
	withdrawalLinkCopied: "Withdrawal link copied",
	withdrawalLinkAbout: "Hand it to the customer only. It shows how consent was given, and lets them withdraw it.",
	yourWithdrawalLink: "Link for the customer",
	withdrawalLink: "Withdrawal link",
}

export const watchWords = {
	nextTestimonial: "Next testimonial",
	noSuchTestimonial: "This testimonial was deleted.",
	videoMissingAbout: "We couldn't load the file. Try again, or keep going with the others.",
	withdrawnAbout: "You can view or delete it, but not use it.",
	sharedOn: "Shared on",
	rejected: "Rejected:",
	importedOn: "Imported on",
	statedConsent: "Consent as stated by the business.",
	source: "Source:",
	sourceRating: "Rating there:",
	textBy: (name: string) => `Written testimonial by ${name}`,

	watchKeys: {
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
	} as const,
}

export const shareWords = {
	choiceInvalid: "Please choose: twitter, linkedin, facebook, download, or link",
	networkLabels: NETWORK_LABELS,
	copyLink: "Copy link",
	downloadVideo: "Download video",
	email: "Email",
	device: "Share…",

	title: (name: string) => `Share ${name}'s testimonial`,
	anyone: "Anyone with the link can watch it.",
	anyoneText: "Anyone with the link can read it.",
	pendingText: "You haven't approved this one yet. Anyone with the link can read it anyway.",
	pending: "You haven't approved this one yet. Anyone with the link can watch it anyway.",
	typed: "Or type where to",
	typedHint: "twitter, linkedin, facebook, download, or link",

	link: "Link",
	suggestedCaption: "Suggested caption",
	qrCodeAbout: "Scanning the code opens this testimonial.",
	downloadInstructions: "Your video is downloading. Upload it to any network and paste in this caption.",
	linkCopied: "Link copied. Paste it wherever you like.",
	linkNotCopied: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
	mailBegun: "Your mail program has the text and the link. If it didn't open, copy them here.",
	openedInTab: (network: ShareNetwork) => `${NETWORK_LABELS[network]} is open in a new tab.`,
	tabBlocked: (network: ShareNetwork) =>
		`Your browser blocked the new tab. Open ${NETWORK_LABELS[network]} here instead.`,
	openNetwork: (network: ShareNetwork) => `Open ${NETWORK_LABELS[network]}`,
}
