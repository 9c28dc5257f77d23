import { type ZodType, z } from "zod"
import { AppError } from "@/lib/errors"
import { form } from "./form"
import { type BodyReader, validate } from "./read-body"

/** An urlencoded body may use three bytes for each one. */
const ENCODING = 3

/** Counts decoded bytes. @throws `too_large` before any field is validated. */
export function cappedForm<T extends object>(
	schema: ZodType<T>,
	{ bytes, tooLarge }: { bytes: number; tooLarge: string },
): BodyReader<T> {
	const reader = form(z.looseObject({}), { cap: bytes * ENCODING })
	return {
		async read(request) {
			const { raw, release } = await reader.read(request).catch((error: unknown) => {
				if (error instanceof AppError && error.code === "too_large") throw new AppError("too_large", tooLarge)
				throw error
			})
			const size = Object.values(raw).reduce<number>((sum, value) => sum + Buffer.byteLength(String(value)), 0)
			if (size > bytes) throw new AppError("too_large", tooLarge)
			return { value: validate(schema, raw), raw, release }
		},
	}
}
