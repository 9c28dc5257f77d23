import { normalizeEmail } from "@/lib/accounts/email-address"
import { AppError, invalid } from "@/lib/errors"
import { sniffVideo } from "@/lib/media/sniff-video"
import type { SpooledFile } from "@/lib/storage/spool"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { SUBMISSION_TEXTS, validateSubmission } from "../validate-submission"

export const VIDEO_UNREADABLE = "The video must be a WebM or MP4 file."

export interface ReceivedForm {
	fields: ReadonlyMap<string, string>
	files: { video?: SpooledFile; poster?: Uint8Array }
	discard(): Promise<void>
}

export interface CheckedFields {
	name: string
	/** Normalized. */
	email: string
	/** With its scheme, or null. */
	website: string | null
	/** The client's own figure in milliseconds, used only if the file cannot be measured. */
	durationHintMs: number
	/** The id of a video uploaded in parts, if the form brings no file. */
	uploadId: string | null
	/** The token of the invitation that led to the page, if one did. */
	invite: string | null
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

/**
 * Checks everything that can be told without the bytes. The order of the rules decides which message a form with
 * several mistakes gets.
 * @throws `invalid` with the first failing rule.
 */
export function checkFields({ fields, files }: ReceivedForm): CheckedFields {
	const text = (name: string) => fields.get(name) ?? ""
	const uploadId = files.video ? "" : text("upload_id").trim()
	const problems = validateSubmission({
		name: text("name"),
		email: text("email"),
		website: text("website"),
		consent: TRUE.has(text("consent").trim().toLowerCase()),
		hasVideo: files.video !== undefined || uploadId !== "",
	})
	if (problems[0]) throw new AppError("invalid", problems[0].detail, { errors: problems })
	return {
		name: text("name").trim(),
		email: normalizeEmail(text("email")),
		website: normalizeWebsite(text("website")) || null,
		durationHintMs: durationHint(fields.get("duration_seconds")),
		uploadId: uploadId || null,
		invite: text("invite") || null,
	}
}

/**
 * Checks what only the bytes can tell.
 * @throws `invalid` for an empty video, `unsupported_type` for any other content, whatever the file's name says.
 */
export async function checkVideo(
	fields: CheckedFields,
	video: SpooledFile,
	poster: Uint8Array | undefined,
): Promise<CheckedForm> {
	if (video.size === 0) throw invalid("video", SUBMISSION_TEXTS.videoRequired)
	const contentType = await sniffVideo(video.head)
	if (!contentType) throw new AppError("unsupported_type", VIDEO_UNREADABLE)
	return { ...fields, video, poster, contentType }
}
