import type { Readable } from "node:stream"
import Busboy from "@fastify/busboy"
import type { FileSpec, FileSpecs } from "@/lib/calls"
import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import { type SpooledFile, spoolStream } from "@/lib/storage/spool"
import { bodyStream } from "./node-request"
import type { BodyReader } from "./read-body"
import { LOST } from "./read-body"
import { refuseEncoded } from "./refuse-encoded"
import { ThroughputGuard } from "./throughput-guard"

const PACE_CHECK_MS = 5_000
const LIMITS = { fieldNameSize: 100, fields: 60, files: 8, parts: 64, headerPairs: 64 }
const FIELD_CAP_BYTES = 32 * 1024
const BESIDE_FILES_BYTES = 4 * 1024 * 1024

/** busboy 3.2.6 waits forever on a skipped part whose end arrives with more than this; a socket delivers 64 KB. */
const PART_BUFFER_BYTES = 128 * 1024

export interface MultipartForm<S extends FileSpecs> {
	/** The first of a repeated field. Fields over the cap are cut, and `truncated` names them. */
	fields: ReadonlyMap<string, string>
	truncated: ReadonlySet<string>
	/** Absent if the part was missing or empty, or buffered and over its cap. */
	files: { [K in keyof S]?: S[K]["into"] extends "disk" ? SpooledFile : Uint8Array }
	/** Deletes spooled files that were not moved into storage. */
	discard(): Promise<void>
}

/** After a rejection it drains the rest, because a reset would hide the response, and leaves no temporary file.
 * @throws `bad_request` for a broken body, `unsupported_type`, `too_large`, `timeout` below the minimum pace. */
export function multipart<S extends FileSpecs>(
	specs: S,
	{ fieldCap = FIELD_CAP_BYTES }: { fieldCap?: number } = {},
): BodyReader<MultipartForm<S>> {
	return {
		async read(request) {
			const value = await readMultipart(request, specs, fieldCap)
			return { value, raw: Object.fromEntries(value.fields), release: value.discard }
		},
	}
}

function createParser(request: Request, fieldCap: number) {
	const type = request.headers.get("content-type") ?? ""
	if (!/^multipart\/form-data\b/i.test(type)) {
		throw new AppError("unsupported_type", "Send the form as multipart/form-data.")
	}
	refuseEncoded(request.headers)
	try {
		const limits = { ...LIMITS, fieldSize: fieldCap }
		return Busboy({ headers: { "content-type": type }, limits, fileHwm: PART_BUFFER_BYTES })
	} catch {
		throw new AppError("bad_request", "The form's boundary is missing.")
	}
}

const TOO_SLOW = refusal("form_too_slow", "The upload was too slow, so we stopped it. Please try again.")
const FORM_CUT = refusal("form_cut", "The form ended before it was complete.", undefined, LOST)
const CUT = () => new AppError("bad_request", FORM_CUT)

async function collect(stream: Readable, maxBytes: number): Promise<Uint8Array | undefined> {
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of stream as AsyncIterable<Buffer>) {
		size += chunk.length
		if (size <= maxBytes) chunks.push(chunk)
	}
	return size > 0 && size <= maxBytes ? Buffer.concat(chunks) : undefined
}

function readMultipart<S extends FileSpecs>(request: Request, specs: S, fieldCap: number): Promise<MultipartForm<S>> {
	const parser = createParser(request, fieldCap)
	const totalCap = Object.values(specs).reduce((sum, spec) => sum + spec.maxBytes, BESIDE_FILES_BYTES)
	const source = bodyStream(request)
	const fields = new Map<string, string>()
	const truncated = new Set<string>()
	const files: Record<string, SpooledFile | Uint8Array> = {}
	const started = new Set<string>()
	const pending: Promise<void>[] = []
	const open = new Set<Readable>()

	const discard = async () => {
		for (const file of Object.values(files)) if ("discard" in file) await file.discard()
	}

	return new Promise((resolve, reject) => {
		let received = 0
		let settled = false
		const guard = new ThroughputGuard(performance.now())
		const pace = setInterval(() => {
			if (!guard.isTooSlow(performance.now(), received)) return
			fail(new AppError("timeout", TOO_SLOW))
		}, PACE_CHECK_MS)

		const onData = (chunk: Uint8Array) => {
			received += chunk.byteLength
			// Undeclared parts and bytes after the last part have no cap of their own.
			if (received > totalCap) fail(new AppError("too_large", "The form is too large."))
		}
		// A request also closes after its end. Only an earlier close means that the sender left.
		const onCut = () => {
			if (!source.readableEnded) fail(CUT())
		}

		function release() {
			settled = true
			clearInterval(pace)
			source.off("data", onData).off("aborted", onCut).off("close", onCut)
		}

		function fail(error: unknown) {
			if (settled) return
			release()
			source.unpipe(parser)
			source.resume()
			for (const stream of open) stream.destroy(CUT())
			const refuse = () => reject(error instanceof AppError ? error : CUT())
			Promise.allSettled(pending).then(discard).then(refuse, refuse)
		}

		function take(name: string, stream: Readable, spec: FileSpec) {
			open.add(stream)
			const work = async () => {
				if (spec.into === "memory") {
					const bytes = await collect(stream, spec.maxBytes)
					if (bytes) files[name] = bytes
					return
				}
				const file = await spoolStream(stream, { maxBytes: spec.maxBytes }).catch((error) => {
					if (error instanceof AppError && error.code === "too_large") throw new AppError("too_large", spec.tooLarge)
					throw error
				})
				if (file.size > 0) files[name] = file
				else await file.discard()
			}
			pending.push(
				work()
					.catch(fail)
					.finally(() => open.delete(stream)),
			)
		}

		parser.on("field", (name: string, value: string, _nameTruncated: boolean, valueTruncated: boolean) => {
			if (valueTruncated) truncated.add(name)
			if (!fields.has(name)) fields.set(name, value)
		})
		parser.on("file", (name: string, stream: Readable) => {
			// A form that breaks off inside a part emits an error on an unread stream; without a listener it is uncaught.
			stream.on("error", () => undefined)
			const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
			if (!spec || settled) return void stream.resume()
			if (started.has(name)) {
				stream.resume()
				return fail(new AppError("bad_request", `Send one ${name}.`))
			}
			started.add(name)
			take(name, stream, spec)
		})
		parser.on("error", () => {
			// A stream that its reader gave up (over the cap) breaks the parser too. The reader's reason comes first.
			for (const stream of open) if (!stream.destroyed) stream.destroy(CUT())
			Promise.allSettled(pending).then(() => fail(CUT()), fail)
		})
		for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
			parser.on(limit, () => fail(new AppError("bad_request", "The form has too many parts.")))
		}
		parser.on("finish", () => {
			Promise.all(pending).then(() => {
				if (settled) return
				release()
				resolve({ fields, truncated, files: files as MultipartForm<S>["files"], discard })
			}, fail)
		})
		source.on("data", onData).once("aborted", onCut).once("error", onCut).once("close", onCut)
		source.pipe(parser)
	})
}
