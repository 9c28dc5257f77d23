import { limitOverride } from "@/lib/env"

export interface Limit {
	points: number
	seconds: number
	/** An address counts only by the part that its holder cannot change at will. */
	keyedBy: "address" | "account"
	sentence: string
}

/** The environment can override each: `LIMIT_<NAME>=count/seconds`. */
const DEFAULTS = {
	LOGIN_ACCOUNT: {
		points: 10,
		seconds: 900,
		keyedBy: "account",
		sentence: "Too many sign-in attempts for this account.",
	},
	LOGIN_ADDRESS: {
		points: 30,
		seconds: 900,
		keyedBy: "address",
		sentence: "Too many sign-in attempts from your network.",
	},
	// Per browser that has signed in to the account before. Strangers who guess passwords cannot use it up.
	LOGIN_DEVICE: {
		points: 10,
		seconds: 900,
		keyedBy: "account",
		sentence: "Too many sign-in attempts from this browser.",
	},
	// Counted only after a right password. Ten an hour leave a guess one chance in 1,400 a day.
	SECOND_FACTOR_ACCOUNT: {
		points: 10,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many codes tried for this account.",
	},
	SECOND_FACTOR_DEVICE: {
		points: 10,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many codes tried in this browser.",
	},
	SUBMIT_ADDRESS: {
		points: 60,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many testimonials from your network.",
	},
	UPLOAD_ADDRESS: {
		points: 60,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many uploads from your network.",
	},
	// The requests of a running upload: 64 phones behind one address, each sending a part every three seconds.
	UPLOAD_PART_ADDRESS: {
		points: 1200,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	// The steps of about thirty visits. One address must not be able to drown a small business's figures.
	FUNNEL_ADDRESS: {
		points: 300,
		seconds: 3600,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	// Links of invitations, which can't be guessed. A mail provider unsubscribes many people from one address.
	INVITATION_ADDRESS: {
		points: 600,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	// One file can name 5,000 pages. A crawler reads each file of the index once.
	SITEMAP_ADDRESS: {
		points: 600,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	GIFT_ADDRESS: {
		points: 60,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many gift downloads from your network.",
	},
	// A reset mail arrives in a real inbox. Five per hour are enough for an owner who lost the first two.
	RESET_ACCOUNT: {
		points: 5,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many password reset requests for this account.",
	},
	RESET_ADDRESS: {
		points: 20,
		seconds: 3600,
		keyedBy: "address",
		sentence: "Too many password reset requests from your network.",
	},
	// Like the invitations below, these reach a stranger's inbox under the product's name.
	ADDRESS_CHANGE: {
		points: 5,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many codes for a new address.",
	},
	INVITE_TENANT: {
		points: 30,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many invitations.",
	},
	INVITE_ACCOUNT: {
		points: 5,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many invitations to this address.",
	},
	PEOPLE_TENANT: {
		points: 60,
		seconds: 3600,
		keyedBy: "account",
		sentence: "Too many people searches for this business.",
	},
	// Each holds a request for up to ten seconds, and providers lock mailboxes after too many refused sign-ins.
	TEST_MAIL_TENANT: {
		points: 10,
		seconds: 600,
		keyedBy: "account",
		sentence: "Too many test emails for this business.",
	},
	WEBHOOK_TEST_TENANT: {
		points: 60,
		seconds: 600,
		keyedBy: "account",
		sentence: "Too many test events for this business.",
	},
	CHAT_SESSION: {
		points: 10,
		seconds: 60,
		keyedBy: "account",
		sentence: "You're sending messages too quickly.",
	},
	CHAT_ADDRESS: {
		points: 30,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many messages from your network.",
	},
	CHAT_ASIDE_ADDRESS: {
		points: 120,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	// Per key, whatever its address. Ten a second are plenty for a program that reads page by page.
	API_KEY: {
		points: 600,
		seconds: 60,
		keyedBy: "account",
		sentence: "Too many requests with this API key.",
	},
	PERSON_MESSAGE_ADMIN: {
		points: 120,
		seconds: 60,
		keyedBy: "account",
		sentence: "You're sending messages too quickly.",
	},
	// A token cannot be guessed; this spares the database from those who try.
	CONSENT_ADDRESS: {
		points: 60,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many receipts opened from your network.",
	},
	// Programs that verify statements ask for the keys, and must not use up what customers need for their receipts.
	KEYS_ADDRESS: {
		points: 60,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many requests from your network.",
	},
	// Seconds of audio, because providers bill by them.
	TRANSCRIBED_SECONDS_TENANT: {
		points: 3600,
		seconds: 86_400,
		keyedBy: "account",
		sentence: "This business has reached its daily transcription limit.",
	},
	// Each reading asks a stranger's server for up to 200 pages.
	WEBSITE_TENANT: {
		points: 20,
		seconds: 86_400,
		keyedBy: "account",
		sentence: "This business has read websites too often today.",
	},
	QUIZ_ADDRESS: {
		points: 30,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many quizzes started from your network.",
	},
	// The requests of a running quiz: one answer a second, for an office behind one address.
	QUIZ_ANSWER_ADDRESS: {
		points: 600,
		seconds: 60,
		keyedBy: "address",
		sentence: "Too many answers from your network.",
	},
} satisfies Record<string, Limit>

export type LimitName = keyof typeof DEFAULTS

export const LIMIT_NAMES = Object.keys(DEFAULTS) as LimitName[]

let parsed: Record<LimitName, Limit> | undefined

/** @throws an Error for a malformed LIMIT_ variable. The start calls this, so that a bad value stops it. */
export function parseLimits(): Record<LimitName, Limit> {
	const limits = { ...DEFAULTS } as Record<LimitName, Limit>
	for (const name of LIMIT_NAMES) limits[name] = { ...DEFAULTS[name], ...limitOverride(name) }
	return limits
}

export function limitOf(name: LimitName): Limit {
	parsed ??= parseLimits()
	return parsed[name]
}
