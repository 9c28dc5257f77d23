import { type ZodType, z } from "zod"
import type { Call, ContentType } from "@/lib/calls"
import { cappedForm } from "./capped-form"
import { form } from "./form"
import { jsonOrMultipart } from "./json-or-multipart"
import { multipart } from "./multipart"
import { type BodyReader, json } from "./read-body"
import { uploadForm } from "./upload-form"

export function contentTypesOf({ sentAs, body, form, upload, files }: Call): readonly ContentType[] {
	if (sentAs) return sentAs
	if (body) return ["application/json"]
	if (upload || files) return ["multipart/form-data"]
	return form ? ["application/x-www-form-urlencoded", "multipart/form-data"] : []
}

export function readerOf(call: Call): BodyReader<unknown> | undefined {
	const { body, upload, files, cap, tooLarge } = call
	const fields = (call.form ?? z.object({})) as ZodType<object>
	const types = contentTypesOf(call)
	if (types.length === 0) return undefined
	if (body) return json(body as ZodType, { cap })
	if (upload) return uploadForm(upload, fields)
	if (call.deferred) return types.includes("application/json") ? jsonOrMultipart(files ?? {}) : multipart(files ?? {})
	if (cap && tooLarge) return cappedForm(fields, { bytes: cap, tooLarge })
	return form(fields, { cap, files, urlencoded: types.includes("application/x-www-form-urlencoded") })
}
