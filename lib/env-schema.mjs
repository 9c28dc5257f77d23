import { accessSync, constants, statSync } from "node:fs"
import path from "node:path"
import ipaddr from "ipaddr.js"
import { z } from "zod"

// Plain JavaScript, since the launcher checks the settings before it creates anything.

/** @param {boolean} fallback */
const flag = (fallback) =>
	z
		.enum(["true", "false", "1", "0"], "must be true or false")
		.default(fallback ? "true" : "false")
		.transform((value) => value === "true" || value === "1")

/** @param {number} fallback @param {number} min @param {number} max */
const wholeNumber = (fallback, min, max) =>
	z.coerce
		.number("must be a whole number")
		.int("must be a whole number")
		.min(min, `must be at least ${min}`)
		.max(max, `must be at most ${max}`)
		.default(fallback)

/** For how many days something is kept; 0 is forever. @param {number} fallback */
const keptDays = (fallback, min = 1) =>
	wholeNumber(fallback, 0, 36_500).refine((days) => days === 0 || days >= min, `must be 0 or at least ${min}`)

export const LOG_LEVELS = /** @type {const} */ (["fatal", "error", "warn", "info", "debug", "trace", "silent"])

const secret = z.string("is required").min(32, "must have at least 32 characters")

const RANGE = /^\[?([^[\]]+\/\d+)\]?:(\d{1,5})$/

/**
 * `10.0.0.5/32:8080`, or `[fd00::5/128]:443`. @param {string} text
 * @returns {{ cidr: [ipaddr.IPv4 | ipaddr.IPv6, number], port: number } | null} null for any other shape
 */
function allowedRange(text) {
	const [, cidr = "", port] = RANGE.exec(text.trim()) ?? []
	return ipaddr.isValidCIDR(cidr) ? { cidr: ipaddr.parseCIDR(cidr), port: Number(port) } : null
}

/** @param {string} file */
export function isProgram(file) {
	try {
		accessSync(file, constants.X_OK)
		return path.isAbsolute(file) && statSync(file).isFile()
	} catch {
		return false
	}
}

/** @param {URL} url */
const isOrigin = ({ pathname, search, hash, username, password }) =>
	/^\/*$/.test(pathname) && !search && !hash && !username && !password

export const EnvSchema = z
	.object({
		APP_URL: z
			.url({ protocol: /^https?$/, error: "must be an http or https address" })
			// Cookies, passkeys, and every link are made for a host without a path.
			.refine(
				(url) => !URL.canParse(url) || isOrigin(new URL(url)),
				"must be a host alone, without a path, such as https://app.example.com",
			)
			.transform((url) => new URL(url).origin),
		TRUST_PROXY_HOPS: wholeNumber(0, 0, 20),
		DATABASE_URL: z.string("is required").regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address"),
		DATABASE_POOL_SIZE: wholeNumber(12, 2, 200),
		LIVE_STREAMS: wholeNumber(1_000, 1, 100_000),
		DATABASE_PATIENCE_MS: wholeNumber(3_500, 100, 120_000),
		DATA_DIR: z
			.string()
			.default(".data")
			.transform((dir) => path.resolve(dir)),
		S3_BUCKET: z.string().optional(),
		S3_REGION: z.string().default("us-east-1"),
		S3_ENDPOINT: z.url("must be an address").optional(),
		S3_PUBLIC_ENDPOINT: z.url("must be an address").optional(),
		S3_ACCESS_KEY_ID: z.string().optional(),
		S3_SECRET_ACCESS_KEY: z.string().optional(),
		S3_FORCE_PATH_STYLE: flag(false),
		NEXTAUTH_SECRET: secret,
		ENCRYPTION_KEY: secret,
		/** Opens what `npm run rotate-key` has not sealed anew yet. */
		ENCRYPTION_KEY_PREVIOUS: secret.optional(),
		ENCRYPTION_KEY_LOST: z.literal("accept", "must be accept, or not set").optional(),
		MEDIA_SECRET: secret,
		PLATFORM_ADMIN_EMAIL: z.email("must be an email address").optional(),
		PLATFORM_ADMIN_PASSWORD: z.string().min(6, "must have at least 6 characters").max(128).optional(),
		SEED_DEMO: flag(false),
		RESEND_API_KEY: z.string().optional(),
		RESEND_BASE_URL: z.url("must be an address").optional(),
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, "must be an smtp:// or smtps:// address")
			.optional(),
		/** A gateway in place of tenants' mail providers, for hosts whose mail has to leave through one. */
		TENANT_SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, "must be an smtp:// or smtps:// address")
			.optional(),
		MAIL_FROM: z.string().default("testimonials@localhost"),
		STORAGE_PATIENCE_MS: wholeNumber(3_500, 100, 120_000),
		UPLOAD_CONNECTIONS: wholeNumber(512, 8, 100_000),
		UPLOAD_DISK_MB: wholeNumber(32_768, 2_048, 100_000_000),
		UPLOAD_OPEN_MB: wholeNumber(10_240, 250, 10_000_000),
		OPENAI_API_KEY: z.string().optional(),
		OPENAI_BASE_URL: z.url("must be an address").optional(),
		ANTHROPIC_API_KEY: z.string().optional(),
		ANTHROPIC_BASE_URL: z.url("must be an address").optional(),
		GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
		GOOGLE_GENERATIVE_AI_BASE_URL: z.url("must be an address").optional(),
		CHAT_DAILY_TOKENS: wholeNumber(200_000, 0, 1_000_000_000),
		CHAT_TIMEOUT_MS: wholeNumber(20_000, 100, 120_000),
		CHAT_BREAKER_SECONDS: wholeNumber(30, 1, 3600),
		/** "none" means no ffmpeg, even if the host has it. */
		FFMPEG_PATH: z
			.string()
			.refine((file) => file === "none" || isProgram(file), "must be the full path of a program, or none")
			.optional(),
		PATH: z.string().default(""),
		/** "none" means no transcription, even with a key. */
		TRANSCRIPTION_MODEL: z.string().default("whisper-1"),
		TRANSCRIPTION_TIMEOUT_MS: wholeNumber(120_000, 100, 600_000),
		/** Between two requests to the host of a website that is read as knowledge, and for one of them. */
		WEBSITE_PAUSE_MS: wholeNumber(1_000, 0, 60_000),
		WEBSITE_TIMEOUT_MS: wholeNumber(20_000, 100, 120_000),
		/** Places that are not public and may still be called; lib/outbound refuses all others. */
		OUTBOUND_ALLOW: z
			.string()
			.default("")
			.transform((list) => list.split(",").flatMap((range) => (range.trim() ? [allowedRange(range)] : [])))
			.refine((ranges) => !ranges.includes(null), "must be a list of CIDR:port, such as 10.0.0.5/32:8080")
			.transform((ranges) => ranges.filter((range) => range !== null)),
		// What a business owns is kept forever until the operator says otherwise.
		KEEP_CONVERSATIONS_DAYS: keptDays(0),
		KEEP_LEADS_DAYS: keptDays(0),
		KEEP_ACTIVITY_DAYS: keptDays(0),
		// The limits of mail count the last day's.
		KEEP_MAIL_LOG_DAYS: keptDays(365, 2),
		// The budget counts today's usage, and dashboards show the last 30 days.
		KEEP_TOKEN_USAGE_DAYS: keptDays(400, 31),
		KEEP_MAIL_FILES_DAYS: keptDays(30),
		METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
		LOG_LEVEL: z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(", ")}`).default("info"),
	})
	.refine((env) => !env.S3_BUCKET || Boolean(env.S3_ACCESS_KEY_ID) === Boolean(env.S3_SECRET_ACCESS_KEY), {
		path: ["S3_SECRET_ACCESS_KEY"],
		error: "must be given together with S3_ACCESS_KEY_ID",
	})
	// Otherwise videos would go to this host's disk, where the operator does not expect them.
	.refine((env) => env.S3_BUCKET || !(env.S3_ENDPOINT || env.S3_ACCESS_KEY_ID || env.S3_SECRET_ACCESS_KEY), {
		path: ["S3_BUCKET"],
		error: "must be given together with the other S3 settings",
	})

/** Whether videos lie in DATA_DIR/objects: backups copy them, and the start closes the folder to other users.
 * @param {Record<string, unknown>} env */
export const objectsAreLocal = (env) => !env.S3_BUCKET

/**
 * An empty variable counts as absent: `S3_BUCKET=` in a compose file means no bucket.
 * @param {NodeJS.ProcessEnv} source @returns {Record<string, string>}
 */
export function given(source) {
	return Object.fromEntries(Object.entries(source).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

/**
 * @param {NodeJS.ProcessEnv} source @returns {z.infer<typeof EnvSchema>}
 * @throws an Error that names each bad variable.
 */
export function parseEnv(source) {
	const result = EnvSchema.safeParse(given(source))
	if (result.success) return result.data
	const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`)
	throw new Error(`Configuration: ${lines.join("; ")}.`)
}

/**
 * The limit in `LIMIT_<NAME>=count/seconds`; undefined if it is not set.
 * @param {NodeJS.ProcessEnv} source @param {string} name @returns {{ points: number, seconds: number } | undefined}
 * @throws an Error for any other shape.
 */
export function parseLimit(source, name) {
	const value = source[`LIMIT_${name}`]
	if (!value) return undefined
	const match = /^(\d{1,9})\/(\d{1,9})$/.exec(value)
	if (!match || Number(match[1]) < 1 || Number(match[2]) < 1) {
		throw new Error(`Configuration: LIMIT_${name} must be count/seconds, such as 10/900.`)
	}
	return { points: Number(match[1]), seconds: Number(match[2]) }
}
