import { AppError, invalid } from "@/lib/errors"
import { sniffVideo } from "@/lib/media/sniff-video"
import { refusal } from "@/lib/refusals"
import type { SpooledFile } from "@/lib/storage/spool"
import { type HiddenFields, keptFields } from "@/lib/tenants/hidden-fields"
import { SentFields } from "@/lib/tenants/hidden-fields-schema"
import * as fieldWords from "../field-words"
import { eachField, type FormField, fieldOf, type StoredFields } from "../form-fields"
import { storedFields } from "../stored-fields"
import { tidyWritten } from "../tidy-written"
import { type SubmissionFields, validateSubmission } from "../validate-submission"

export const VIDEO_UNREADABLE = refusal("video_unreadable", "The video must be a WebM or MP4 file.")

interface Received<F> {
	fields: ReadonlyMap<string, string>
	files: F
	discard(): Promise<void>
}
export type ReceivedForm = Received<{ video?: SpooledFile; poster?: Uint8Array }>
export type ReceivedText = Received<{ photo?: SpooledFile }>

export interface CheckedCustomer extends StoredFields {
	consentVersion: string | null
	invite: string | null
	hidden?: HiddenFields
}

export interface CheckedText extends CheckedCustomer {
	text: string
}

export interface CheckedFields extends CheckedCustomer {
	/** The client's own figure in milliseconds, used only if the file cannot be measured. */
	durationHintMs: number
	uploadId: string | null
}

export interface CheckedForm extends CheckedFields {
	video: SpooledFile
	poster: Uint8Array | undefined
	contentType: "video/webm" | "video/mp4"
}

const TRUE = new Set(["true", "1", "on", "yes"])
/** No tenant allows more than ten minutes. */
const HINT_CAP_MS = 610_000

function durationHint(value: string | undefined): number {
	const seconds = Number(value)
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.round(seconds * 1000), HINT_CAP_MS) : 0
}

type Asked = Record<NonNullable<FormField["askedBy"]>, boolean> & { hiddenFields: readonly string[] }

function hiddenIn(sent: string | undefined, names: readonly string[]): HiddenFields {
	if (!sent || names.length === 0) return {}
	try {
		return keptFields(names, SentFields.parse(JSON.parse(sent)) ?? {})
	} catch {
		throw invalid("fields", "fields must be a JSON object of texts")
	}
}

/** The order of the rules decides which message a form with several mistakes gets. */
function checkCustomer(
	fields: ReadonlyMap<string, string>,
	asked: Asked,
	content: Pick<SubmissionFields, "hasVideo" | "text">,
): CheckedCustomer {
	const text = (name: string) => fields.get(name) ?? ""
	const isAsked = ({ askedBy }: FormField) => !askedBy || asked[askedBy]
	const typed = eachField((name) => (isAsked(fieldOf(name)) ? text(name) : ""))
	const consent = TRUE.has(text("consent").trim().toLowerCase())
	const problems = validateSubmission({ ...typed, consent, ...content })
	if (problems[0]) throw new AppError("invalid", problems[0].detail, { errors: problems })
	return {
		...storedFields(typed),
		consentVersion: text("consent_version").trim() || null,
		invite: text("invite") || null,
		hidden: hiddenIn(fields.get("fields"), asked.hiddenFields),
	}
}

export function videoOf({ fields, files }: ReceivedForm) {
	const uploadId = files.video ? null : (fields.get("upload_id") ?? "").trim() || null
	const durationHintMs = durationHint(fields.get("duration_seconds"))
	return { hasVideo: files.video !== undefined || uploadId !== null, place: { durationHintMs, uploadId } }
}

/** Checks everything that does not need the bytes. @throws `invalid` with the first failing rule. */
export function checkFields(received: ReceivedForm, asked: Asked): CheckedFields {
	const { hasVideo, place } = videoOf(received)
	return { ...checkCustomer(received.fields, asked, { hasVideo }), ...place }
}

export function checkText({ fields }: ReceivedText, asked: Asked): CheckedText {
	const typed = fields.get("text") ?? ""
	return { ...checkCustomer(fields, asked, { hasVideo: false, text: typed }), text: tidyWritten(typed) }
}

/** By the bytes. @throws `invalid` for an empty video, `unsupported_type` for any other content. */
export async function checkVideo<F extends CheckedFields>(
	fields: F,
	video: SpooledFile,
	poster: Uint8Array | undefined,
): Promise<F & CheckedForm> {
	if (video.size === 0) throw invalid("video", fieldWords.videoRequired)
	const contentType = sniffVideo(video.head)
	if (!contentType) throw new AppError("unsupported_type", VIDEO_UNREADABLE)
	return { ...fields, video, poster, contentType }
}
