import type { ZodType } from "zod"
import type { FileSpecs } from "@/lib/calls"
import { AppError } from "@/lib/errors"
import { type MultipartForm, multipart } from "./multipart"
import { type BodyReader, readCapped, refuseBrokenText, validate } from "./read-body"

const FORM_CAP_BYTES = 64 * 1024

interface FormOptions<S extends FileSpecs> {
	/** Bytes per field; of the whole body if it is urlencoded. */
	cap?: number
	/** The form is then multipart. */
	files?: S
	/** All files are optional, and an urlencoded form is accepted too. */
	urlencoded?: boolean
}

function asUrlencoded(bytes: Buffer): Record<string, string> {
	const fields: Record<string, string> = Object.create(null)
	for (const [name, value] of new URLSearchParams(bytes.toString("utf8"))) fields[name] ??= value
	return fields
}

/**
 * Callers must sniff the files. Spooled files that were not moved into storage are deleted after the response. The
 * first of a repeated field counts. A field over the cap is rejected, never cut.
 */
export function form<T extends object, S extends FileSpecs = Record<never, never>>(
	schema: ZodType<T>,
	{ cap = FORM_CAP_BYTES, files, urlencoded = !files }: FormOptions<S> = {},
): BodyReader<T & { files: MultipartForm<S>["files"] }> {
	const specs = files ?? ({} as S)
	return {
		async read(request) {
			const type = request.headers.get("content-type") ?? ""
			if (urlencoded && /^application\/x-www-form-urlencoded\b/i.test(type)) {
				const raw = asUrlencoded(await readCapped(request, cap))
				refuseBrokenText(raw)
				return { value: { ...validate(schema, raw), files: {} as MultipartForm<S>["files"] }, raw }
			}
			const { value, raw, release } = await multipart(specs, { fieldCap: cap }).read(request)
			try {
				const [tooLong] = value.truncated
				if (tooLong) throw new AppError("too_large", `${tooLong} is larger than ${cap} bytes.`)
				refuseBrokenText(raw)
				return { value: { ...validate(schema, raw), files: value.files }, raw, release }
			} catch (error) {
				await release?.()
				throw error
			}
		},
	}
}
