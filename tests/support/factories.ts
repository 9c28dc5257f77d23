import { randomBytes, randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { hashPassword } from "@/lib/accounts/password"
import type { TenantRole } from "@/lib/accounts/roles"
import { makeSessionToken } from "@/lib/accounts/session-token"
import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { seal } from "@/lib/crypto/secret-box"
import { db } from "@/lib/db/client"
import type { Prisma, SubmissionStatus } from "@/lib/db/generated/client"
import { storage } from "@/lib/storage/storage"
import type { Cue } from "@/lib/submissions/captions/vtt/cue"
import { printVtt } from "@/lib/submissions/captions/vtt/print-vtt"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { invitationToken } from "@/lib/submissions/invitations/tokens"
import type { SubmissionKind } from "@/lib/submissions/kinds"
import { submissionSearchText } from "@/lib/submissions/submission-search-text"
import { KEY_SCOPES } from "@/lib/tenants/api-keys/key-scopes"
import { makeKeyText, startOf } from "@/lib/tenants/api-keys/key-text"
import { tenantSearchText } from "@/lib/tenants/tenant-search-text"

/** Inserts valid rows with unique values straight into the database, so tests share no state and need no cleanup. */
export const unique = () => randomBytes(6).toString("hex")

export const FIXTURES = {
	"chrome-vp8-opus.webm": "video/webm",
	"chrome-vp9-opus.webm": "video/webm",
	"phone-moov-last.mp4": "video/mp4",
	"safari-like-fragmented.mp4": "video/mp4",
} as const
export type FixtureName = keyof typeof FIXTURES

export function fixture(name: FixtureName): Promise<Buffer> {
	return readFile(path.join(import.meta.dirname, "../fixtures", name))
}

export function makeTenant(overrides: Partial<Prisma.TenantUncheckedCreateInput> = {}) {
	const id = unique()
	const named = { name: `Tenant ${id}`, slug: `t-${id}`, notifyEmail: `notify-${id}@example.com`, ...overrides }
	return db().tenant.create({ data: { searchText: tenantSearchText(named), ...named } })
}

/** A tenant's own mailbox, stored the way its settings form stores it. */
export function giveMailbox(tenantId: string, appPassword = "abcdefghijklmnop") {
	const emailAppPassword = seal(appPassword, "tenants.email_app_password", tenantId)
	return db().tenant.update({
		where: { id: tenantId },
		data: { emailAddress: `box-${unique()}@gmail.example`, emailAppPassword },
	})
}

/** A line of a tenant's delivery log. It has no job, so it is never sent. */
export function makeDelivery(
	overrides: Partial<Prisma.MailDeliveryUncheckedCreateInput> & { tenantId: string | null },
) {
	const toAddress = `to-${unique()}@example.com`
	const mail = {
		kind: "submission.received",
		fromName: "Demo",
		subject: "A mail",
		text: "Words.",
		html: "<p>Words.</p>",
	}
	return db().mailDelivery.create({ data: { ...mail, toAddress, ...overrides } })
}

interface AdminOptions {
	/** Null makes a platform admin. */
	tenantId: string | null
	/** Costs a hash. Without it the account can only be used by its token. */
	password?: string
	isActive?: boolean
	/** The user has not chosen a password yet. */
	isInvited?: boolean
	/** In the tenant. */
	tenantRole?: TenantRole
}

/** A hash costs a tenth of a second of processor time, and the tests use few passwords. */
const hashes = new Map<string, Promise<string>>()
function hashOf(password: string): Promise<string> {
	const hash = hashes.get(password) ?? hashPassword(password)
	hashes.set(password, hash)
	return hash
}

export async function makeAdmin(options: AdminOptions) {
	const { tenantId, password, isActive = true, isInvited = false, tenantRole = "owner" } = options
	const user = await db().user.create({
		data: {
			email: `admin-${unique()}@example.com`,
			passwordHash: isInvited ? null : password ? await hashOf(password) : "no password",
			role: tenantId ? "tenant_admin" : "platform_admin",
			tenantRole: tenantId ? tenantRole : null,
			tenantId,
			isActive,
		},
	})
	return { user, token: await makeToken(user.id) }
}

/**
 * Makes a session that ends in `seconds` from now, or has ended if negative. Its admin has just given the password, but
 * shown no second step. Returns its bearer token.
 */
export async function makeToken(userId: string, seconds = 3600): Promise<string> {
	const { secondFactorAt } = await db().user.findUniqueOrThrow({ where: { id: userId } })
	const session = await db().session.create({
		data: {
			userId,
			ipAddress: "127.0.0.1",
			userAgent: "test",
			confirmedAt: secondFactorAt ? null : new Date(),
			expiresAt: new Date(Date.now() + seconds * 1000),
		},
	})
	return makeSessionToken(session.id, 3600)
}

/** An API key of a tenant, with every scope unless told otherwise. Returns its bearer token. */
export async function makeKey(overrides: Partial<Prisma.ApiKeyUncheckedCreateInput> & { tenantId: string }) {
	const token = makeKeyText()
	const stored = { keyHash: sha256Hex(token), start: startOf(token) }
	const key = await db().apiKey.create({
		data: { name: `Program ${unique()}`, scopes: [...KEY_SCOPES], ...stored, ...overrides },
	})
	return { key, token }
}

export async function makeTenantWithAdmin(overrides: Partial<Prisma.TenantUncheckedCreateInput> = {}) {
	const tenant = await makeTenant(overrides)
	return { tenant, ...(await makeAdmin({ tenantId: tenant.id })) }
}

interface SubmissionOptions extends Partial<Prisma.SubmissionUncheckedCreateInput> {
	tenantId: string
	status?: SubmissionStatus
	/** Stored as the video's object. Without it the row has no bytes behind it. */
	bytes?: Uint8Array
}

export async function makeSubmission({ bytes, ...overrides }: SubmissionOptions) {
	const id = randomUUID()
	const videoKey = `submissions/${overrides.tenantId}/${id}/original.webm`
	if (bytes) await storage().putBytes(videoKey, bytes, "video/webm")
	const person = { name: "Ada Lovelace", email: `ada-${unique()}@example.com` }
	const sha256 = overrides.sha256 ?? "0".repeat(64)
	// The same object serves as the copy. What a real copy leaves out is tested where copies are made.
	const copy = { videoKey: overrides.videoKey ?? videoKey, videoSha256: sha256 }
	const videoSizeBytes = overrides.fileSizeBytes ?? bytes?.byteLength ?? 1_000_000
	const row = await db().submission.create({
		data: {
			id,
			...person,
			searchText: submissionSearchText({ ...person, ...overrides }),
			durationMs: 47_000,
			fileSizeBytes: bytes?.byteLength ?? 1_000_000,
			sha256: "0".repeat(64),
			contentType: "video/webm",
			videoKey,
			playback: { create: { state: "ready", ...copy, videoSizeBytes } },
			...overrides,
		},
	})
	return { ...row, videoKey: row.videoKey ?? videoKey }
}

/** A written testimonial with its consent record and the token of the customer's private link. */
export async function makeText({ writtenText = "They fixed my bike in an hour.", ...overrides }: TextOptions) {
	const person = { name: "Ada Lovelace", email: `ada-${unique()}@example.com` }
	const sha256 = sha256Hex(writtenText)
	const submission = await db().submission.create({
		data: {
			kind: "written",
			...person,
			searchText: submissionSearchText({ ...person, ...overrides }, writtenText),
			durationMs: 0,
			fileSizeBytes: 0,
			sha256,
			contentType: "text/plain",
			writtenText,
			...overrides,
		},
	})
	return { submission, token: await recordConsent(submission) }
}
type TextOptions = Partial<Prisma.SubmissionUncheckedCreateInput> & { tenantId: string; writtenText?: string }

/** A testimonial with its consent record and the token of the customer's private link. */
export async function makeConsent(options: SubmissionOptions) {
	const submission = await makeSubmission(options)
	return { submission, token: await recordConsent(submission) }
}

async function recordConsent({ id, kind, sha256 }: { id: string; kind: SubmissionKind; sha256: string }) {
	const token = randomToken()
	await db().consentRecord.create({
		data: {
			submissionId: id,
			text: CONSENT_WORDINGS[kind].text,
			textVersion: CONSENT_WORDINGS[kind].version,
			ipAddress: "192.0.2.1",
			userAgent: "test",
			videoSha256: sha256,
			tokenHash: sha256Hex(token),
		},
	})
	return token
}

interface CaptionsOptions extends Partial<Prisma.CaptionsUncheckedCreateInput> {
	tenantId: string
	submissionId: string
	cues?: Cue[]
}

/** Inserts captions straight into the database. Neither the search index nor the chatbot knows of them. */
export function makeCaptions({ cues, ...overrides }: CaptionsOptions) {
	const said = cues ?? [{ startMs: 0, endMs: 900, text: "Hello." }]
	const vtt = printVtt(said)
	return db().captions.create({
		data: { vtt, cueCount: said.length, language: "en", origin: "written", state: "draft", ...overrides },
	})
}

export function makeTag({ name = `Tag ${unique()}`, tenantId }: { tenantId: string; name?: string }) {
	return db().tag.create({ data: { tenantId, name, foldedName: name.toLowerCase() } })
}

/** An invitation that no one has opened, without a mail. Its token is invitationToken() of its id. */
export async function makeInvitation({
	batch,
	...overrides
}: Partial<Prisma.InvitationUncheckedCreateInput> & {
	tenantId: string
	batch?: { subject?: string; text?: string; reminderDays?: number[] }
}) {
	const { tenantId, id = randomUUID(), email = `invited-${unique()}@example.com` } = overrides
	const words = { subject: "Hello {name}", text: "Would you?", reminderDays: [3, 7] }
	const { id: batchId } = await db().invitationBatch.create({ data: { tenantId, ...words, ...batch } })
	const keys = { emailFingerprint: personFingerprint(email), tokenHash: sha256Hex(invitationToken(id)) }
	return db().invitation.create({ data: { name: "Ada", ...overrides, ...keys, id, email, batchId } })
}

/** A wall of the newest testimonials. */
export function makeWidget(overrides: Partial<Prisma.WidgetUncheckedCreateInput> & { tenantId: string }) {
	const fields = {
		name: `Widget ${unique()}`,
		kind: "wall",
		source: "newest",
		maxItems: 12,
		showName: true,
		showWebsite: true,
		showDate: false,
		scheme: "auto",
		radius: 12,
		gap: 16,
		font: "site",
	} as const
	return db().widget.create({ data: { ...fields, ...overrides } })
}
