import { commonWords } from "@/components/ui/common-words"
import { counted } from "@/components/ui/counted"
import type { TenantRole } from "@/lib/accounts/roles"
import type { PersonCounts } from "@/lib/client/contract"
import type { SubmissionKind } from "@/lib/submissions/kinds"

export const settingsWords = {
	settings: "Settings",
	dashboardFailed: "Failed to load dashboard data",
	failedWhy: "Something went wrong on our side. Your settings are safe.",

	groups: {
		pages: { label: "Your pages", about: "Logo, colors, text, languages, and a gift: what customers see" },
		email: { label: commonWords.email, about: "Notifications, your mailbox, and sent emails" },
		people: { label: "Consent & privacy", about: "What customers agree to, and what is kept about them" },
		access: { label: "Team & access", about: "Who signs in, which programs connect, and who changed what" },
	},

	publicPage: "Public page",
	thankYouPage: "Thank-you page",
	consent: "Consent",
	team: "Team",
	privacy: "Privacy",
	activity: "Activity",
	activityHeader: "What your team changed, newest first.",

	inactive: "This business is inactive",
	pagesClosed: "Its public pages are closed.",
	platformMayChange: "Platform admins can still change its settings.",
	platformMayChangePages: "Platform admins can still change those pages' settings.",
	readOnly: "You can view its settings, but not change them.",
	videosOff: "Video testimonials are turned off, so your public pages show this message.",
	videosOffReadOnly: "You can view those pages' settings, but not change them. Everything else works as usual.",
}

export const publicPageWords = {
	opensInNewTab: "(opens in a new tab)",
	businessName: "Business name",
	headline: "Headline",
	subheadline: "Subheadline",
	brandColor: "Brand color",
	chatColor: "Color of your chat",
	maxDuration: "Maximum duration",
	publicTestimonials: "Who can watch",
	defaultValue: "Default",
	brandColorHint:
		"Used for buttons and links on your pages, quizzes, widgets, and emails. We adjust the shade where needed so text stays readable. Your chat has its own color.",
	durationInWords: (clock: string, seconds: number) => `${clock} (${counted(seconds, "second")})`,
	/** `clock` is the typed duration, or null if it is not allowed. */
	durationHint: (least: number, most: number, clock: string | null) =>
		`How long one video can be, in seconds (${least} to ${most}).${clock ? ` That's ${clock}.` : ""}`,
	sharedOnly: "Only shared testimonials are public",
	sharedOnlyHint:
		"When this is off, anyone with a testimonial's link can watch it, even before you've reviewed it. Rejected ones are never public.",
	publicShared: "Only testimonials you've shared",
	publicAll: "Everything except rejected ones, to anyone with the link",
	publicAllWarning: "That includes testimonials you haven't reviewed yet.",
	videoFieldsOff:
		"Turn video testimonials back on to change the headline, the subheadline, the duration, and who can watch.",
	logo: "Logo",
	logoAbout: "Goes live as soon as it's uploaded.",
	logoThing: "logo",
	logoFailed: "Failed to upload logo",
	logoSaved: "Logo saved",
	logoRemoved: "Logo removed",
	logoRemovedMeans: "Your public pages will show your business name instead.",
	logoAlt: "Your logo",
	pagePreview: "Preview of your public page",
}

export const thankYouPageWords = {
	header: "What customers see after they submit their testimonial.",
	preview: "Preview of your thank-you page",
	gift: "Gift",
	giftAbout: "A PDF that customers can download after submitting.",
	giftThing: "PDF gift",
	giftFailed: "Failed to upload PDF",
	giftSaved: "Gift saved",
	giftRemoved: "Gift removed",
	giftRemovedMeans: "The thank-you page will no longer offer a gift.",
	pdf: "PDF",
	/** Read after "PDF". */
	giftDownload: "gift, download",
	giftNote: "Note about the gift",
	giftNoteHint:
		"Shown beside testimonials of customers you offered a gift: on walls and widgets, and with every text. You can reword it, but not remove it.",
	giftImage: "Gift preview image",
	giftImageAbout: "An image of the cover, shown next to the download button.",
	giftImageThing: "preview image",
	giftImageFailed: "Failed to upload PDF preview image",
	giftImageSaved: "Preview image saved",
	giftImageRemoved: "Preview image removed",
	giftImageRemovedMeans: "The thank-you page will show the gift without an image.",
	giftImageAlt: "Preview of the gift",
}

export const emailWords = {
	header: "How you hear about new testimonials.",
	mailboxRefused: "Your mailbox refused the last email",
	notifyAddress: "Notify address",
	notifyAddressHint: "Where we email you about new testimonials.",
	notifications: "Notifications",
	notify: "Send an email for each new testimonial",
	subject: "Subject",
	exampleSubject: (subject: string) => `For example: ${subject}`,
	exampleCustomer: "Jane Doe",
	/** Followed by the subject as the recipient reads it. */
	placeholdersFilled: (known: string) => `We'll fill in ${known}. For example:`,
	knownAnd: " and ",
	placeholdersUnknown: (unknown: string[], known: string) => `We can't fill in ${unknown.join(", ")}, only ${known}.`,
	yourMailbox: "Your mailbox",
	yourMailboxAbout:
		"Connect it to send from your own address. Otherwise, the platform sends your notifications. Invitations to customers always need it.",
	chatMails: "Emails about leads, questions, and quizzes",
	provider: "Provider",
	platformSends: "None (the platform sends, but no invitations)",
	mailboxAddress: "Mailbox address",
	passwordRemoved: "Without an address, the saved app password is removed too.",
	appPassword: "App password",
	appPasswordKept: "You've saved one. We never show it again. Leave blank to keep it.",
	appPasswordHint: "Not your regular password. Create an app password in your email provider's security settings.",
	stored: "Saved",
	none: "None",
	senderName: "Sender name",
	senderNameHint: "Leave blank to use your business name.",
	sendTest: "Send test email",
	testSent: "Test email sent",
	testFailed: "Email test failed",
	testGoesTo: (address: string) => `Goes to ${address}, using your saved settings.`,
	testNeedsPassword: "Add your mailbox's app password and save to send a test.",
	testNeedsMailbox: "Add your own mailbox and save to send a test.",

	deliveryLog: "Delivery log",
	deliveryLogAbout: "Emails about this business, newest first.",
	refresh: "Refresh",
	noEmails: "No emails yet. Your first testimonial, or a test email, will show up here.",
	olderEmails: "Older emails",
	sendAgain: "Send again",
	sentAgain: "Queued again",
	sendAgainFailed: "Failed to send again",
	queued: "Queued",
	sent: "Sent",
	failed: "Failed",
	mailTo: (address: string) => `To ${address},`,
	triedTimes: (attempts: number) => `(tried ${counted(attempts, "time")}, we'll try again)`,
}

export const teamWords = {
	header:
		"Owners can do everything. Editors can't manage the team or people's data. Viewers can look, but not change or export.",
	invite: "Invite",
	inviteLabel: "Invite by email",
	inviteHint: "They'll get a link to choose a password.",
	/** The answer doesn't say whether an address has an account elsewhere. */
	teamInviteHint:
		"They'll get a link to choose a password. An address that already has an account here can't join: the email says so.",
	role: "Role",
	/** Read by screen readers, since the row already names the admin. */
	roleOf: (email: string) => `Role of ${email}`,
	roleLabels: { owner: "Owner", editor: "Editor", viewer: "Viewer" } satisfies Record<TenantRole, string>,
	roleChanged: "Role changed",
	roleFailed: "Failed to change the role",
	invitationSent: "Invitation sent",
	moreFor: (email: string) => `More for ${email}`,
	inviteAgain: "Invite again",
	inviteAgainFailed: "Failed to invite again",
	none: "No one can sign in here yet. Send the first invitation.",
	you: "(you)",
	active: "Active",
	invited: "Invited",
	linkUntil: "The link works until",
	linkExpired: "The invitation has expired",
	lastSignedIn: "Last signed in",
	neverSignedIn: "Hasn't signed in yet",
	removed: "Removed",
	removeFailed: "Failed to remove",
	removeAsk: (email: string) => `Remove ${email}?`,
	removeInvitedMeans: "The invitation link stops working right away.",
	removeActiveMeans:
		"They'll be signed out right away and can't sign in again. Testimonials and settings stay as they are.",
	changeRole: "Change role",
	demoteAsk: (email: string) => `Change the role of ${email}?`,
	demoteMeans: "Only owners can have API keys.",
	keysOfTheirs: "Their API keys",
	keysEnd: "Each key ends, and the program that uses it stops working, unless you keep it as yours.",
	keepKey: (name: string) => `Keep “${name}” as mine`,
}

export const privacyWords = {
	header: "Find everything saved about one person, then export it or erase it.",
	personLabel: "The person's email",
	personRequired: "Please enter an email address",
	find: "Find",
	export: "Export",
	erase: "Erase",
	erased: "Erased",
	erasedWhere: "You'll find the receipt below.",
	eraseFailed: "Failed to erase",
	foundPerson: (words: string) => `${words} found.`,
	foundNothing: "Nothing is saved about this address.",
	exportLinks: "The export includes links to the videos. They work for about an hour, so save the videos right away.",
	eraseAsk: (email: string) => `Erase everything about ${email}?`,
	/** `words` names what there is. Only testimonials have videos. */
	eraseMeans: (words: string, testimonials: number) => {
		const videos = testimonials === 0 ? "" : testimonials === 1 ? ", including the video" : ", including the videos"
		return `This permanently deletes ${words}${videos}. You'll get a receipt. This action cannot be undone.`
	},
	personData: {
		testimonials: ["testimonial", "testimonials"],
		quiz_sessions: ["quiz session", "quiz sessions"],
		chats: ["chat record", "chat records"],
		invitations: ["invitation", "invitations"],
		mails: ["email", "emails"],
		webhooks: ["webhook delivery", "webhook deliveries"],
	} satisfies Record<keyof PersonCounts, [one: string, many: string]>,
	receipts: "Receipts",
	receiptsAbout: "Proof of each erasure, without the person's address.",
	noReceipts: "Nothing erased yet.",
	olderReceipts: "Older receipts",
	nothingStored: "Nothing was saved",
	receipt: "Receipt",
	receiptDownload: (number: string) => `${number}, download`,
	/** Preceded by the time. */
	erasedBy: (email: string) => `, by ${email}`,
}

export const consentSettingsWords = {
	titles: { video: "Videos", written: "Written testimonials" } satisfies Record<SubmissionKind, string>,
	headers: {
		video: "The sentence customers agree to before they submit a video.",
		written: "The sentence customers agree to before they submit a text.",
	} satisfies Record<SubmissionKind, string>,
	sentence: "Sentence",
	look: "On your page",
	version: "Version",
	hint: (least: number, most: number, typed: number) =>
		`${least} to ${most.toLocaleString("en-US")} characters (you have ${typed.toLocaleString("en-US")}). Leave blank to use ours.`,
	kept: "Earlier testimonials keep the sentence their customers agreed to. A new one covers only what comes after it.",
	advice: {
		video:
			"Say plainly what you'll do with the video and where. Ours covers websites, social media, and other marketing.",
		written:
			"Say plainly what you'll do with the words and the photo, and where. Ours covers websites, social media, and other marketing.",
	} satisfies Record<SubmissionKind, string>,
	saved: "Consent sentence saved",
	history: "Versions",
	now: "in use now",
	ours: "Our default sentence",
	consentBy: (email: string) => `by ${email}`,
	byFormerAdmin: "by a former admin",
}
