import { z } from "zod"
import type { FileSpecs } from "@/lib/calls"
import { type MultipartForm, multipart } from "./multipart"
import { type BodyReader, json } from "./read-body"

const scalar = z.union([z.string(), z.number(), z.boolean()])
/** Values of other kinds count as absent. */
const Fields = z.record(z.string(), z.unknown()).transform((sent) =>
	Object.entries(sent).flatMap(([name, value]): [string, string][] => {
		const { success, data } = scalar.safeParse(value)
		return success ? [[name, String(data)]] : []
	}),
)

export function jsonOrMultipart<S extends FileSpecs>(specs: S): BodyReader<MultipartForm<S>> {
	return {
		async read(request) {
			if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
				return multipart(specs).read(request)
			const { value, raw } = await json(Fields).read(request)
			const fields = new Map(value)
			return { value: { fields, truncated: new Set(), files: {}, discard: async () => undefined }, raw }
		},
	}
}
