import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Readable } from "node:stream"
import {
	CopyObjectCommand,
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	PutObjectCommand,
	S3Client,
	type S3ClientConfig,
} from "@aws-sdk/client-s3"
import { getSignedUrl } from "@aws-sdk/s3-request-presigner"
import type { Env } from "@/lib/env"
import { withIdleTimeout } from "./idle-timeout"
import {
	assertObjectKey,
	type ByteRange,
	type ObjectHead,
	type ObjectStore,
	type PresignOptions,
	type StoragePlace,
} from "./object-store"
import { readBody } from "./read-body"
import { asStorageError, missingObject } from "./storage-error"

export interface S3Options {
	bucket: string
	region: string
	endpoint?: string
	/** Where browsers reach the same bucket, if that differs from `endpoint`. Only presigned URLs use it. */
	publicEndpoint?: string
	accessKeyId?: string
	secretAccessKey?: string
	forcePathStyle: boolean
	/** How long to wait for a silent store, second attempt included. A large object gets more. */
	idleMs: number
}

const CONNECT_TIMEOUT_MS = 2_000
/** A store may hash and replicate a large object before it answers: one more second per 50 MB. */
const BYTES_PER_EXTRA_MS = 50_000
/** Smaller files are sent as bytes, which the client can resend if a kept-alive connection turns out to be dead. */
const STREAMED_FROM_BYTES = 2 * 1024 * 1024

export function s3Place(settings: Env): StoragePlace {
	const {
		S3_BUCKET: bucket = "",
		S3_ENDPOINT: endpoint,
		S3_PUBLIC_ENDPOINT: publicEndpoint,
		S3_REGION: region,
	} = settings
	const forcePathStyle = settings.S3_FORCE_PATH_STYLE
	const address = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`)
	return {
		open: () =>
			s3({
				bucket,
				region,
				endpoint,
				publicEndpoint,
				forcePathStyle,
				accessKeyId: settings.S3_ACCESS_KEY_ID,
				secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
				idleMs: settings.STORAGE_PATIENCE_MS,
			}),
		isLocal: false,
		description: `bucket ${bucket}${endpoint ? ` at ${endpoint}` : ""}`,
		settings: "S3_BUCKET, S3_ENDPOINT, S3_REGION, and the key's rights",
		origins: [address.origin, ...(forcePathStyle ? [] : [`${address.protocol}//${bucket}.${address.host}`])],
	}
}

export function s3(options: S3Options): ObjectStore {
	const client = createClient(options, options.endpoint)
	const signer = options.publicEndpoint ? createClient(options, options.publicEndpoint) : client
	const at = (key: string) => {
		assertObjectKey(key)
		return { Bucket: options.bucket, Key: key }
	}

	async function putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
		const md5 = createHash("md5").update(bytes).digest()
		const command = new PutObjectCommand({
			...at(key),
			Body: bytes,
			ContentMD5: md5.toString("base64"),
			ContentType: contentType,
		})
		const answer = await guarded(() =>
			withIdleTimeout(options.idleMs, (abortSignal) => client.send(command, { abortSignal })),
		)
		if (answer.ETag?.replaceAll('"', "").toLowerCase() !== md5.toString("hex")) await expectThere(key, bytes.length)
	}

	// A login page, a captive portal, or a wrong endpoint answers a PUT with 200 and HTML, and the video would be
	// nowhere. For small files the digest in the ETag is a cheaper proof; stores that encrypt have other ETags.
	async function expectThere(key: string, size: number): Promise<void> {
		if ((await head(key))?.size !== size) throw asStorageError(new Error(`${key} was accepted and is not there.`))
	}

	/** PutObject with a known length: lib-storage's multipart upload costs twice the CPU. */
	async function putFile(key: string, path: string, size: number, contentType: string): Promise<void> {
		const target = at(key)
		if (size < STREAMED_FROM_BYTES) return await putBytes(key, await guarded(() => readFile(path)), contentType)
		const body = createReadStream(path, { highWaterMark: 256 * 1024 })
		const command = new PutObjectCommand({ ...target, Body: body, ContentLength: size, ContentType: contentType })
		try {
			await guarded(() =>
				withIdleTimeout(
					options.idleMs + size / BYTES_PER_EXTRA_MS,
					(abortSignal) => client.send(command, { abortSignal }),
					() => body.bytesRead,
				),
			)
		} finally {
			body.destroy()
		}
		await expectThere(key, size)
	}

	async function head(key: string): Promise<ObjectHead | null> {
		const command = new HeadObjectCommand(at(key))
		const found = await guarded(() =>
			withIdleTimeout(options.idleMs, (abortSignal) => client.send(command, { abortSignal })).catch((error) => {
				if (statusOf(error) === 404) return null
				throw error
			}),
		)
		return found && { size: found.ContentLength ?? 0, contentType: found.ContentType ?? null }
	}

	async function read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
		const Range = range && `bytes=${range.start}-${range.end}`
		const command = new GetObjectCommand({ ...at(key), Range })
		return await guarded(async () => {
			const answer = await withIdleTimeout(options.idleMs, (abortSignal) => client.send(command, { abortSignal }))
			// On Node the body is the socket's own stream. The client's type is a union over all platforms.
			return readBody(answer.Body as Readable, options.idleMs)
		})
	}

	async function remove(key: string): Promise<void> {
		const command = new DeleteObjectCommand(at(key))
		const answer = await guarded(() =>
			withIdleTimeout(options.idleMs, (abortSignal) => client.send(command, { abortSignal })).catch((error) => {
				if (statusOf(error) !== 404) throw error
			}),
		)
		// A server that answers everything with 200 has not removed it either.
		if (!answer || answer.$metadata.httpStatusCode === 204) return
		if (await head(key)) throw asStorageError(new Error(`${key} was removed and is still there.`))
	}

	async function copyAway(key: string, to: string): Promise<boolean> {
		const size = (await head(key))?.size
		if (size === undefined) throw missingObject()
		const source = at(key)
		const command = new CopyObjectCommand({ ...at(to), CopySource: `${source.Bucket}/${source.Key}` })
		await guarded(() =>
			withIdleTimeout(options.idleMs + size / BYTES_PER_EXTRA_MS, (abortSignal) =>
				client.send(command, { abortSignal }),
			),
		)
		// The copy is about to be the only one. A store that says yes and keeps half must be caught now.
		await expectThere(to, size)
		return true
	}

	async function presign(key: string, { expiresSeconds, contentType, disposition }: PresignOptions): Promise<string> {
		const command = new GetObjectCommand({
			...at(key),
			ResponseContentType: contentType,
			ResponseContentDisposition: disposition,
		})
		return await guarded(() => getSignedUrl(signer, command, { expiresIn: expiresSeconds }))
	}

	return { putFile, putBytes, head, read, openFile: async () => null, filePath: () => null, remove, copyAway, presign }
}

const nothing = () => undefined
/** The AppError's cause logs each failure once. Without a logger the client also writes them to the console. */
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

function createClient(options: S3Options, endpoint: string | undefined): S3Client {
	const config: S3ClientConfig = {
		region: options.region,
		endpoint,
		forcePathStyle: options.forcePathStyle,
		// The client's newer default adds trailing checksums, which half of the S3-compatible stores refuse.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		maxAttempts: 2,
		logger: SILENT,
		requestHandler: {
			connectionTimeout: CONNECT_TIMEOUT_MS,
			socketTimeout: 0,
			httpAgent: { keepAlive: true, maxSockets: 128 },
			httpsAgent: { keepAlive: true, maxSockets: 128 },
		},
	}
	const { accessKeyId, secretAccessKey } = options
	// Without keys in our configuration the client asks the host: instance role, container role, shared profile.
	if (accessKeyId && secretAccessKey) config.credentials = { accessKeyId, secretAccessKey }
	return new S3Client(config)
}

function statusOf(error: unknown): number | undefined {
	if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined
	const metadata = error.$metadata as { httpStatusCode?: number } | undefined
	return metadata?.httpStatusCode
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		const status = statusOf(error)
		if (status === 416) throw new RangeError("The range starts beyond the end of the object.")
		// NoSuchBucket is a 404 too, but does not mean that the video is gone.
		if (status === 404 && error instanceof Error && error.name !== "NoSuchBucket") throw missingObject()
		throw asStorageError(error)
	}
}
