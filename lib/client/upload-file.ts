import { ApiError, pathOf } from "./api"
import type { AnswerOf, FileOf, FormOf, OperationName, ParamsOf, QueryOf } from "./contract"
import { sendForm } from "./send-form"
import { leaveEnded, readSession } from "./session"

type UploadName = { [K in OperationName]: FileOf<K> extends string ? K : never }[OperationName]

type NamedFile<K extends UploadName> = FileOf<K> extends "file" ? { fileField?: undefined } : { fileField: FileOf<K> }

export type UploadOptions<K extends UploadName> = NamedFile<K> & {
	file: Blob
	params?: ParamsOf<K>
	query?: QueryOf<K>
	form: FormOf<K> extends undefined ? Record<never, never> : NonNullable<FormOf<K>>
	signal: AbortSignal
	/** 0 to 1, by the browser's own count of sent bytes. */
	onProgress(share: number): void
}

/** Sends one file with the stored token. Rejects like adminCall(), or with the signal's reason. */
export async function uploadFile<K extends UploadName>(name: K, options: UploadOptions<K>): Promise<AnswerOf<K>> {
	const { file, form, signal, onProgress } = options
	const {
		fileField = "file",
		params,
		query,
	} = options as {
		fileField?: string
		params?: Record<string, string>
		query?: object
	}
	const body = new FormData()
	// Fields first, so that the server knows the file's tenant before the file arrives.
	for (const [field, value] of Object.entries(form)) if (value !== undefined) body.set(field, String(value))
	body.set(fileField, file)
	const token = readSession()?.token
	try {
		const answer = await sendForm(pathOf(name, params, query), body, {
			method: name.startsWith("PUT ") ? "PUT" : "POST",
			headers: token ? { authorization: `Bearer ${token}` } : {},
			signal,
			onProgress: (sent, total) => onProgress(total ? sent / total : 0),
		})
		return answer as AnswerOf<K>
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		throw error
	}
}
