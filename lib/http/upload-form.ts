import type { ZodType } from "zod"
import { invalid } from "@/lib/errors"
import type { SpooledFile } from "@/lib/storage/spool"
import { onDisk, type UploadKind } from "@/lib/storage/upload-policy"
import { form } from "./form"
import type { BodyReader } from "./read-body"

const FILE_MISSING = "Please choose a file."

/** `schema` is validated before the one `file`, which is capped by its kind. lib/media judges the content. */
export function uploadForm(kind: UploadKind, schema: ZodType<object>): BodyReader<{ file: SpooledFile }> {
	const reader = form(schema, { files: { file: onDisk(kind) } })
	return {
		async read(request) {
			const { value, raw, release } = await reader.read(request)
			const { files, ...fields } = value
			if (!files.file) throw invalid("file", FILE_MISSING)
			return { value: { ...fields, file: files.file }, raw, release }
		},
	}
}
