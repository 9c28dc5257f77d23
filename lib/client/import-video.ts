import type { FieldName } from "@/lib/submissions/form-fields"
import { ApiError, pathOf } from "./api"
import type { ImportedVideo } from "./contract"
import { submissionIdOf } from "./keep-sending"
import type { UploadOptions } from "./outgoing-submission"
import { sendVideo } from "./send-video"
import { leaveEnded, readSession } from "./session"
import type { UploadPlace } from "./upload-place"

export interface VideoFacts extends Record<FieldName, string> {
	/** YYYY-MM-DD */
	date: string
	source: string
}

export interface OutgoingImport {
	facts: VideoFacts
	statement: string
	video: File
	durationSeconds: number | null
	poster: Blob | null
	place: UploadPlace
	query: { tenant_id?: string }
}

function formOf({ facts, statement, durationSeconds, poster, video }: OutgoingImport, uploadId: string | null) {
	const form = new FormData()
	for (const [name, value] of Object.entries(facts)) form.append(name, value)
	form.append("consent_statement", statement)
	form.append("duration_seconds", String(Math.round(durationSeconds ?? 0)))
	if (uploadId) form.append("upload_id", uploadId)
	if (poster) form.append("poster", poster, "poster.jpg")
	if (!uploadId) form.append("video", video)
	return form
}

export async function importVideo(
	tenantSlug: string,
	outgoing: OutgoingImport,
	options: UploadOptions,
): Promise<ImportedVideo> {
	const token = readSession()?.token
	try {
		return await sendVideo(
			tenantSlug,
			{
				video: outgoing.video,
				place: outgoing.place,
				path: pathOf("POST /api/admin/submissions/import-video", {}, outgoing.query),
				headers: token ? { authorization: `Bearer ${token}` } : {},
				formOf: (uploadId) => formOf(outgoing, uploadId),
				read: (answer) => ({ submission_id: submissionIdOf(answer), already_imported: false, ...(answer as object) }),
			},
			options,
		)
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		throw error
	}
}
