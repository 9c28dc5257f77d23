import { execFile } from "node:child_process"
import { statfs } from "node:fs/promises"
import { promisify } from "node:util"
import { MODELS, type Provider } from "@/lib/ai/models"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { configuredProviders, habitsOfServer, tryProvider } from "@/lib/ai/providers"
import { streamAnswer } from "@/lib/ai/stream-answer"
import { env } from "@/lib/env"
import { firstAbort } from "@/lib/first-abort"
import { reasonOf } from "@/lib/jobs/reason-of"
import { tryResend } from "@/lib/mail/transports/resend"
import { trySmtpServer } from "@/lib/mail/transports/smtp"
import { findFfmpeg } from "@/lib/media/ffmpeg/find-ffmpeg"
import { hasToneMapping } from "@/lib/media/ffmpeg/run-ffmpeg"
import { findRefusedUpload } from "@/lib/platform/queries"
import { checkStorage } from "@/lib/storage/check-storage"
import { countUnprepared } from "@/lib/submissions/playback/queries"
import { HABITS } from "./habits-texts"
import { hasTables, readDatabaseFacts } from "./queries"

/** One line for the operator: what was found and, unless it is good, how to mend it. */
export interface Finding {
	/** A `hint` works, but people would expect something else. */
	verdict: "good" | "hint" | "bad"
	line: string
}

const good = (line: string): Finding => ({ verdict: "good", line })
const hint = (line: string): Finding => ({ verdict: "hint", line })
const bad = (line: string): Finding => ({ verdict: "bad", line })

const PATIENCE_MS = 8_000
/** Room for a model that thinks first. */
const MAX_OUTPUT_TOKENS = 800
const OLDEST_POSTGRES = 140_000
const CLOCK_SECONDS = 30
const MB = 1024 ** 2
const GB = 1024 ** 3
/** A day of videos of a busy business. */
const LOW_DISK_GB = 5

const isLocal = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

/** The configuration itself has been parsed: a bad value stops before. */
function examineConfiguration(): Finding[] {
	const address = new URL(env().APP_URL)
	if (address.protocol === "https:" || isLocal(address)) return [good(`Configuration: complete, for ${env().APP_URL}.`)]
	return [bad(`Configuration: browsers allow the camera on https only. Set APP_URL to an https:// address.`)]
}

async function examineDatabase(): Promise<Finding[]> {
	const { version, versionText, encoding, locale, connections, aheadSeconds } = await readDatabaseFacts()
	const own = env().DATABASE_POOL_SIZE
	const free = connections.most - connections.taken
	const findings = [
		version < OLDEST_POSTGRES
			? bad(`Database: PostgreSQL ${versionText} is too old. Move to 14 or newer.`)
			: encoding !== "UTF8"
				? bad(`Database: its encoding is ${encoding}. Make one with ENCODING 'UTF8' and move there.`)
				: good(`Database: PostgreSQL ${versionText}, UTF8, locale ${locale}.`),
		free < own
			? bad(`Database: ${free} connections are free, and a process takes up to ${own}. Raise max_connections.`)
			: good(`Database: ${free} of ${connections.most} connections are free; a process takes up to ${own}.`),
	]
	const seconds = Math.round(Math.abs(aheadSeconds))
	const side = aheadSeconds > 0 ? "ahead of" : "behind"
	findings.push(
		seconds > CLOCK_SECONDS
			? bad(`Clock: this host is ${seconds} s ${side} the database. Let both keep time over NTP.`)
			: good("Clock: this host and the database agree."),
	)
	return findings
}

async function examineStorage(): Promise<Finding[]> {
	if (!(await hasTables())) return [hint("Storage: not tried, because the first start has yet to make the tables.")]
	const { good: works, line } = await checkStorage()
	return [works ? good(line) : bad(line)]
}

async function examineDisk(): Promise<Finding[]> {
	const { DATA_DIR } = env()
	const { bavail, bsize } = await statfs(DATA_DIR)
	const gigabytes = (bavail * bsize) / GB
	const room = `Disk: ${gigabytes.toFixed(1)} GB free in ${DATA_DIR}`
	if (gigabytes < 1) return [bad(`${room}. Uploads are refused below one: make room.`)]
	return [gigabytes < LOW_DISK_GB ? hint(`${room}. A video takes up to 250 MB: make room soon.`) : good(`${room}.`)]
}

async function examineMail(): Promise<Finding[]> {
	const { RESEND_API_KEY, RESEND_BASE_URL, SMTP_URL, MAIL_FROM } = env()
	if (!RESEND_API_KEY && !SMTP_URL) {
		return [hint("Mail: none leaves; each is written to a file in DATA_DIR/mail. Set SMTP_URL or RESEND_API_KEY.")]
	}
	if (RESEND_API_KEY) await tryResend(RESEND_API_KEY, RESEND_BASE_URL, PATIENCE_MS)
	else if (SMTP_URL) await trySmtpServer({ url: SMTP_URL }, PATIENCE_MS)
	const way = RESEND_API_KEY ? "Resend accepts the key" : "the SMTP server accepts the sign-in"
	if (/@localhost\b/.test(MAIL_FROM))
		return [bad(`Mail: ${way}, but mail from ${MAIL_FROM} is refused. Set MAIL_FROM.`)]
	return [good(`Mail: ${way}, and mail comes from ${MAIL_FROM}.`)]
}

/** Asks one question, as a visitor's goes out, and tells what of the answer is not by the book. */
async function askOneQuestion(provider: Provider): Promise<Finding[]> {
	const model = MODELS.find((known) => known.provider === provider)
	if (!model) return []
	const name = `Models: ${provider} (${model.model})`
	try {
		const { ending } = await streamAnswer({
			model,
			system: "Answer in one short sentence.",
			messages: [{ role: "user", content: "Which day comes after Monday?" }],
			maxOutputTokens: MAX_OUTPUT_TOKENS,
			signal: new AbortController().signal,
			onText: () => undefined,
			onStartOver: () => undefined,
			beforeRetry: async () => true,
		})
		const met = habitsOfServer(model)?.met ?? []
		return [
			ending === "whole"
				? good(`${name} answers a question.`)
				: hint(`${name} doesn't finish its answer to a short question. Raise its limit, or check its filter.`),
			...met.map((habit) => hint(`${name} ${HABITS[habit]}`)),
		]
	} catch (error) {
		const reason = error instanceof ProviderFailure ? error.message : reasonOf(error)
		return [bad(`${name} gave no answer to a question. ${reason}`)]
	}
}

async function examineProvider(provider: Provider): Promise<Finding[]> {
	const limit = firstAbort([], PATIENCE_MS)
	try {
		const status = await tryProvider(provider, limit.signal)
		if (status === 401 || status === 403) return [bad(`Models: ${provider} refuses the key (${status}). Renew it.`)]
		// Some servers have no list of models, and answer all the same.
		const list = status === 200 ? [good(`Models: ${provider} accepts the key.`)] : []
		return [...list, ...(await askOneQuestion(provider))]
	} catch (error) {
		return [bad(`Models: ${provider} doesn't answer (${reasonOf(error)}). Check its base URL and this host's network.`)]
	} finally {
		limit.stop()
	}
}

async function examineModels(): Promise<Finding[]> {
	const providers = configuredProviders()
	if (providers.length === 0) {
		return [hint("Models: no key is set, so the chatbot answers from the business's own texts alone.")]
	}
	return (await Promise.all(providers.map(examineProvider))).flat()
}

async function examineFfmpeg(): Promise<Finding[]> {
	const file = findFfmpeg()
	if (!file) return [hint("ffmpeg: none, so videos get no MP4 for older phones. Install it, or set FFMPEG_PATH.")]
	const { stdout } = await promisify(execFile)(file, ["-hide_banner", "-encoders"], { timeout: PATIENCE_MS })
	if (!stdout.includes("libx264")) return [bad(`ffmpeg: ${file} cannot make H.264. Install one with libx264.`)]
	if (!hasToneMapping())
		return [hint(`ffmpeg: ${file} lacks zscale and tonemap, so HDR videos get no MP4. Install a full build.`)]
	return [good(`ffmpeg: ${file} makes MP4, of HDR too.`)]
}

/** Videos wait for their copies after an upgrade from a version that served files as received. */
async function examineVideos(): Promise<Finding[]> {
	if (!(await hasTables())) return []
	const { unprepared, failed } = await countUnprepared()
	const findings: Finding[] = []
	if (unprepared > 0)
		findings.push(
			hint(
				`Videos: ${unprepared} wait for the copy that visitors get. The running product makes them one after the other.`,
			),
		)
	if (failed > 0)
		findings.push(
			hint(`Videos: ${failed} have no copy that visitors could get. Their businesses read why, and can retry.`),
		)
	return findings.length > 0 ? findings : [good("Videos: each has the copy that visitors get.")]
}

/** Visitors' pages report it, since only they send large requests through the proxy. */
async function examineUploads(): Promise<Finding[]> {
	if (!(await hasTables())) return []
	const bytes = await findRefusedUpload()
	if (bytes === null) return [good("Uploads: no visitor's page met a limit of the proxy within a week.")]
	const size = (bytes / MB).toFixed(1)
	return [
		bad(
			`Uploads: the proxy refused a request of ${size} MB, so videos arrive in smaller, slower pieces. Let it accept 8 MB (nginx: client_max_body_size 8m).`,
		),
	]
}

/** What the product sees of a visitor depends on the proxies in front; only the whole way shows whether they are right. */
async function examineProxy(): Promise<Finding[]> {
	const { APP_URL, TRUST_PROXY_HOPS: hops } = env()
	if (isLocal(new URL(APP_URL)))
		return [hint("Proxy: none, since APP_URL is this host alone. Visitors can't reach it.")]
	const limit = firstAbort([], PATIENCE_MS)
	const answer = await fetch(`${APP_URL}/api/health`, { signal: limit.signal, redirect: "manual" })
		.then(async (response) => ({ status: response.status, body: await response.text() }))
		.catch((error: unknown) => ({ status: 0, body: reasonOf(error) }))
	limit.stop()
	if (answer.status !== 200 || !answer.body.includes('"live":true')) {
		const said = answer.status === 0 ? answer.body : `answers ${answer.status}`
		return [bad(`Proxy: ${APP_URL}/api/health ${said}. Start the product, and forward this address to it.`)]
	}
	if (hops > 0) return [good(`Proxy: ${APP_URL} leads here; ${hops} trusted.`)]
	return [
		bad(
			"Proxy: APP_URL leads here through one, and TRUST_PROXY_HOPS is 0, so all visitors share one limit. Set it to 1.",
		),
	]
}

/** Each part fails for itself: an operator wants the whole list. */
async function examineOne(name: string, part: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
	try {
		return await part()
	} catch (error) {
		return [bad(`${name}: ${reasonOf(error)}.`)]
	}
}

/** Tries everything that the configuration names, and changes nothing. */
export async function examine(): Promise<Finding[]> {
	const parts = await Promise.all([
		examineOne("Configuration", examineConfiguration),
		examineOne("Database", examineDatabase),
		examineOne("Storage", examineStorage),
		examineOne("Disk", examineDisk),
		examineOne("Mail", examineMail),
		examineOne("Models", examineModels),
		examineOne("ffmpeg", examineFfmpeg),
		examineOne("Videos", examineVideos),
		examineOne("Uploads", examineUploads),
		examineOne("Proxy", examineProxy),
	])
	return parts.flat()
}
