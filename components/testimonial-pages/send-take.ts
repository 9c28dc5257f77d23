import { ApiError } from "@/lib/client/api"
import type { SendingOptions } from "@/lib/client/outgoing-submission"
import { prepareUpload, uploadSubmission } from "@/lib/client/upload-submission"
import { t } from "@/lib/languages/t"
import type { Take } from "@/lib/recorder/take"
import { fieldsIn } from "@/lib/tenants/hidden-fields"
import { inviteToken } from "./invite-token"
import { trimmed } from "./read-form"
import * as uploadWords from "./upload-words"
import type { AgreedFields } from "./use-sending"

const HELD = 423

export const prepareToSend = (take: Take) => prepareUpload(take.blob)

/** Sends a take with its form. Resolves to the submission's id, rejects as uploadSubmission() does. */
export async function sendTake(
	tenantSlug: string,
	fields: AgreedFields,
	take: Take,
	options: SendingOptions,
): Promise<string> {
	if (!(await take.kept.hold())) throw new ApiError(HELD, t(uploadWords.sentElsewhere))
	return uploadSubmission(
		tenantSlug,
		{
			key: take.key,
			fields: trimmed(fields),
			consent: fields.consent,
			consentVersion: fields.consentVersion,
			invite: inviteToken() || null,
			hidden: fieldsIn(fields.hiddenFields ?? [], location.search),
			durationSeconds: take.durationSeconds,
			poster: await take.poster,
			video: take.blob,
			place: take.upload,
		},
		{ ...options, onPlace: () => take.kept.noteUpload(take.upload) },
	)
}
