import type { ZodType } from "zod"
import { AppError, type FieldError, invalid } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import { bodyStream } from "./node-request"

/** `request.json()` has no cap (it accepted 300 MB in a trial), so lint lets only this file read a body. */
const JSON_CAP_BYTES = 64 * 1024
const MAX_DEPTH = 40
/** What a page says of a request that the line broke. */
export const LOST = "Something went wrong. Please try again."
const TOO_SLOW = refusal("request_too_slow", "The request took too long to arrive. Please try again.", undefined, LOST)
const CUT = refusal("request_cut", "The request ended before it was complete.", undefined, LOST)
/** For a few hundred KB. Without it, one byte per minute would hold a connection for days. */
const BODY_DEADLINE_MS = 15_000

export function announcedBytes({ headers }: Request, most: number): number {
	const said = headers.get("content-length")
	return said === null ? most : Math.min(Number(said), most)
}

/** Over the cap it answers immediately and drains the rest: a client would see a reset as a broken pipe. */
export function readCapped(request: Request, cap: number): Promise<Buffer> {
	const stream = bodyStream(request)
	const body = new Promise<Buffer>((resolve, reject) => {
		const deadline = setTimeout(() => {
			stream.resume()
			reject(new AppError("timeout", TOO_SLOW))
		}, BODY_DEADLINE_MS)
		stream.once("close", () => clearTimeout(deadline)).once("end", () => clearTimeout(deadline))
		const chunks: Uint8Array[] = []
		let size = 0
		const onData = (chunk: Uint8Array) => {
			size += chunk.byteLength
			if (size <= cap) return void chunks.push(chunk)
			stream.off("data", onData)
			stream.resume()
			reject(new AppError("too_large", `The request is larger than ${cap} bytes.`))
		}
		stream.on("data", onData)
		stream.once("end", () => resolve(Buffer.concat(chunks)))
		stream.once("error", () => reject(new AppError("bad_request", CUT)))
		stream.once("close", () => reject(new AppError("bad_request", CUT)))
	})
	return body
}

/** PostgreSQL cannot store NUL, and lone surrogates are not valid text. */
export function refuseBrokenText(value: unknown, field = "body", depth = 0): void {
	if (depth > MAX_DEPTH) throw new AppError("bad_request", "The request is nested too deeply.")
	if (typeof value === "string") {
		if (value.includes("\u0000") || !value.isWellFormed()) {
			throw invalid(field, `${field} contains characters that can't be stored`)
		}
		return
	}
	if (!value || typeof value !== "object") return
	for (const [key, item] of Object.entries(value)) {
		refuseBrokenText(key, field, depth + 1)
		refuseBrokenText(item, Array.isArray(value) ? field : key, depth + 1)
	}
}

/** The first issue is the `detail`, so the order of a schema's fields is the order of its messages. */
export function validate<T>(schema: ZodType<T>, value: unknown): T {
	const result = schema.safeParse(value)
	if (result.success) return result.data
	const errors: FieldError[] = result.error.issues.map((issue) => ({
		field: issue.path.join(".") || "body",
		detail: issue.message,
	}))
	throw new AppError("invalid", errors[0]?.detail ?? "The request isn't valid.", { errors })
}

export interface ReadBody<T> {
	value: T
	/** As sent: schemas drop a platform admin's tenant_slug and tenant_id as unknown fields. */
	raw: Record<string, unknown>
	/** Runs once the response is made. */
	release?(): Promise<void>
}

export interface BodyReader<T> {
	read(request: Request): Promise<ReadBody<T>>
}

/** A JSON object of at most 64 KB. @throws `bad_request` for anything else, `unsupported_type`, `too_large`. */
export function json<T>(schema: ZodType<T>, { cap = JSON_CAP_BYTES }: { cap?: number } = {}): BodyReader<T> {
	return {
		async read(request) {
			const type = request.headers.get("content-type") ?? ""
			if (type && !/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
				throw new AppError("unsupported_type", "Send the request as application/json.")
			}
			const bytes = await readCapped(request, cap)
			let value: unknown
			try {
				value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
			} catch {
				throw new AppError("bad_request", "The request isn't valid JSON.")
			}
			if (!value || typeof value !== "object" || Array.isArray(value)) {
				throw new AppError("bad_request", "The request must be a JSON object.")
			}
			refuseBrokenText(value)
			return { value: validate(schema, value), raw: value as Record<string, unknown> }
		},
	}
}
