import { type ZodType, z } from "zod"
import { invalid } from "@/lib/errors"
import type { SpooledFile } from "@/lib/storage/spool"
import { tooLargeText, UPLOAD_POLICY, type UploadKind } from "@/lib/storage/upload-policy"
import { form } from "./form"
import type { BodyReader } from "./read-body"

const FILE_MISSING = "Please choose a file."

/** `schema` is validated before the one `file`, which is capped by its kind. lib/media judges the content. */
export function uploadForm(kind: UploadKind): BodyReader<{ file: SpooledFile }>
export function uploadForm<T extends object>(
	kind: UploadKind,
	schema: ZodType<T>,
): BodyReader<T & { file: SpooledFile }>
export function uploadForm(
	kind: UploadKind,
	schema: ZodType<object> = z.object({}),
): BodyReader<{ file: SpooledFile }> {
	const reader = form(schema, {
		files: { file: { into: "disk", maxBytes: UPLOAD_POLICY[kind].maxBytes, tooLarge: tooLargeText(kind) } },
	})
	return {
		shape: reader.shape,
		async read(request) {
			const { value, raw, release } = await reader.read(request)
			const { files, ...fields } = value
			if (!files.file) throw invalid("file", FILE_MISSING)
			return { value: { ...fields, file: files.file }, raw, release }
		},
	}
}
