import { normalizeEmail } from "@/lib/accounts/email-address"
import { AppError } from "@/lib/errors"
import { sniffVideo } from "@/lib/media/sniff-video"
import type { SpooledFile } from "@/lib/storage/spool"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { validateSubmission } from "../validate-submission"

export const VIDEO_UNREADABLE = "The video must be a WebM or MP4 file."

export interface ReceivedForm {
	fields: ReadonlyMap<string, string>
	files: { video?: SpooledFile; poster?: Uint8Array }
	discard(): Promise<void>
}

export interface CheckedForm {
	name: string
	/** Normalized. */
	email: string
	/** With its scheme, or null. */
	website: string | null
	video: SpooledFile
	poster: Uint8Array | undefined
	contentType: "video/webm" | "video/mp4"
	/** The client's own figure, milliseconds; only where the file cannot be measured. */
	durationHintMs: number
}

const TRUE = new Set(["true", "1", "on", "yes"])
/** Ten minutes is the longest that any tenant allows. */
const HINT_CAP_MS = 610_000

function durationHint(value: string | undefined): number {
	const seconds = Number(value)
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.round(seconds * 1000), HINT_CAP_MS) : 0
}

/**
 * The specification's rules in its order and words, then what only the bytes can tell.
 * @throws `invalid` with the first failing rule, `unsupported_type` where the video is none, whatever its name says.
 */
export async function checkForm({ fields, files }: ReceivedForm): Promise<CheckedForm> {
	const text = (name: string) => fields.get(name) ?? ""
	const problems = validateSubmission({
		name: text("name"),
		email: text("email"),
		website: text("website"),
		consent: TRUE.has(text("consent").trim().toLowerCase()),
		hasVideo: files.video !== undefined,
	})
	if (problems[0] || !files.video) throw new AppError("invalid", problems[0]?.detail ?? "", { errors: problems })
	const contentType = await sniffVideo(files.video.head)
	if (!contentType) throw new AppError("unsupported_type", VIDEO_UNREADABLE)
	return {
		name: text("name").trim(),
		email: normalizeEmail(text("email")),
		website: normalizeWebsite(text("website")) || null,
		video: files.video,
		poster: files.poster,
		contentType,
		durationHintMs: durationHint(fields.get("duration_seconds")),
	}
}
