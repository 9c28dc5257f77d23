import { ApiError, pathOf } from "./api"
import type { AnswerOf, FileOf, FormOf, OperationName } from "./contract"
import { sendForm } from "./send-form"
import { goToLogin, readSession } from "./session"

type UploadName = { [K in OperationName]: FileOf<K> extends string ? K : never }[OperationName]

export interface UploadOptions<K extends UploadName> {
	file: File
	/** The fields beside the file. */
	form: FormOf<K> extends undefined ? Record<never, never> : NonNullable<FormOf<K>>
	signal: AbortSignal
	/** 0 to 1, from the browser's own count of what left it. */
	onProgress(share: number): void
}

/** Sends one file with the stored token. Rejects as adminCall does: ApiError, or the signal's reason. */
export async function uploadFile<K extends UploadName>(
	name: K,
	{ file, form, signal, onProgress }: UploadOptions<K>,
): Promise<AnswerOf<K>> {
	const body = new FormData()
	// Fields first: the server then knows whose file it is before the file has arrived.
	for (const [field, value] of Object.entries(form)) if (value !== undefined) body.set(field, String(value))
	body.set("file", file)
	const token = readSession()?.token
	try {
		const answer = await sendForm(pathOf(name), body, {
			headers: token ? { authorization: `Bearer ${token}` } : {},
			signal,
			onProgress: (sent, total) => onProgress(total ? sent / total : 0),
		})
		return answer as AnswerOf<K>
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) goToLogin()
		throw error
	}
}
