import { type Db, pool } from "@/lib/db/client"
import { Prisma, type Submission } from "@/lib/db/generated/client"
import { prepared } from "@/lib/db/prepared"
import { CONSENT_RECEIPT } from "@/lib/mail/kinds"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { VisitedTenant } from "@/lib/tenants/queries"
import type { ConsentWording } from "../consent-text"
import { FIELD_NAMES, type FieldKind, fieldOf, type StoredFields } from "../form-fields"
import { hashOf } from "../invitations/queries"
import { storedValue } from "../stored-fields"
import { submissionSearchText } from "../submission-search-text"

const RECEIPTS_AN_HOUR = 20

interface Client {
	/** As the server saw them. The consent record stores both. */
	address: string
	userAgent: string
}

export interface Submitter extends Client {
	tenant: VisitedTenant
	language?: string | null
}

interface Owner extends Client {
	tenant: Pick<VisitedTenant, "id" | "pdfGiftKey">
	language?: string | null
}

export interface Imported {
	givenOn: Date
	importedAt: Date
	sourceUrl: string | null
}

export interface Content
	extends Pick<Submission, "id" | "kind" | "sha256" | "contentType">,
		Partial<
			Pick<Submission, "durationMs" | "width" | "height" | "videoKey" | "posterKey" | "writtenText" | "photoKey">
		> {
	fileSizeBytes: number
}

interface Receipt {
	wording: ConsentWording
	givenAt: Date
	tokenHash: string
}

const countReceipts = prepared(
	"count-receipts",
	`SELECT count(*)::int AS sent FROM mail_deliveries
	WHERE tenant_id = $1 AND to_address = $2 AND kind = $3 AND created_at > $4`,
)

/** Otherwise anyone who knows an address could fill its inbox through this form. */
export async function mayBeMailed(tenantId: string, toAddress: string): Promise<boolean> {
	const since = new Date(Date.now() - 3_600_000)
	const { rows } = await pool().query<{ sent: number }>(countReceipts(tenantId, toAddress, CONSENT_RECEIPT, since))
	return (rows[0]?.sent ?? 0) < RECEIPTS_AN_HOUR
}

const FIELD_COLUMNS = Prisma.raw(FIELD_NAMES.join(", "))
const CASTS: { [kind in FieldKind]?: Prisma.Sql } = {
	stars: Prisma.raw("::smallint"),
	choice: Prisma.raw('::"CustomerRelation"'),
}
const fieldValues = (customer: StoredFields) =>
	Prisma.join(
		FIELD_NAMES.map((name) => Prisma.sql`${storedValue(customer, name)}${CASTS[fieldOf(name).kind] ?? Prisma.empty}`),
	)

/** In one statement, because each further one would lengthen the wait of the business's other submissions. */
export async function insertSubmission(
	tx: Db,
	{ tenant, address, userAgent, language = null }: Owner,
	customer: StoredFields & { invite: string | null; hidden?: HiddenFields },
	content: Content,
	{ wording, givenAt, tokenHash }: Receipt,
	imported: Imported | null = null,
): Promise<void> {
	const { id, kind, sha256, contentType, fileSizeBytes } = content
	const { durationMs = 0, width = null, height = null, writtenText = null } = content
	const { videoKey = null, posterKey = null, photoKey = null } = content
	const { invite, hidden = {} } = customer
	const searchText = submissionSearchText(customer, writtenText?.replaceAll("\n", " "))
	await tx.$executeRaw`
		WITH submission AS (
			INSERT INTO submissions (
				id, tenant_id, kind, ${FIELD_COLUMNS}, search_text, duration_ms, width, height,
				file_size_bytes, sha256, content_type, video_key, poster_key, written_text, photo_key, gift_offered,
				language, created_at, imported_at, source_url, updated_at, fields, invited
			) VALUES (
				${id}::uuid, ${tenant.id}::uuid, ${kind}::"SubmissionKind", ${fieldValues(customer)},
				${searchText}, ${durationMs}::int, ${width}::int, ${height}::int,
				${fileSizeBytes}::bigint, ${sha256}, ${contentType}, ${videoKey}, ${posterKey}, ${writtenText},
				${photoKey}, ${tenant.pdfGiftKey !== null}::boolean, ${language},
				coalesce(${imported?.givenOn ?? null}::timestamptz, now()),
				${imported?.importedAt ?? null}::timestamptz, ${imported?.sourceUrl ?? null}, now(),
				${JSON.stringify(hidden)}::jsonb,
				EXISTS (SELECT FROM invitations WHERE tenant_id = ${tenant.id}::uuid AND token_hash = ${invite && hashOf(invite)}::text)
			) RETURNING id, kind
		), playback AS (
			INSERT INTO playbacks (submission_id) SELECT id FROM submission WHERE kind = 'video'
		)
		INSERT INTO consent_records (
			submission_id, text, text_version, given_at, ip_address, user_agent, video_sha256, token_hash
		) SELECT
			id, ${wording.text}::text, ${wording.version}::text, ${givenAt}::timestamptz, ${address}::text,
			${userAgent}::text, ${sha256}::text, ${tokenHash}::text
		FROM submission`
}
