import { execFile } from "node:child_process"
import { statfs } from "node:fs/promises"
import { networkInterfaces } from "node:os"
import { promisify } from "node:util"
import type { Finding } from "@/lib/bridge.mjs"
import { env } from "@/lib/env"
import { describeError } from "@/lib/jobs/describe-error"
import { tryResend } from "@/lib/mail/transports/resend"
import { trySmtpServer } from "@/lib/mail/transports/smtp"
import { findFfmpeg } from "@/lib/media/ffmpeg/find-ffmpeg"
import { hasToneMapping } from "@/lib/media/ffmpeg/run-ffmpeg"
import { checkStorage } from "@/lib/storage/check-storage"
import { storagePlace } from "@/lib/storage/storage"
import { countUnprepared } from "@/lib/submissions/playback/queries"
import { examineGrowth } from "./examine-growth"
import { examineModels } from "./examine-models"
import { examineProxy, examineUploads } from "./examine-proxy"
import { bad, good, hint, isLocal, TIMEOUT_MS } from "./findings"
import { hasTables, readDatabaseFacts } from "./queries"

const OLDEST_POSTGRES = 140_000
const CLOCK_SECONDS = 30
const LIMITS = {
	server: "max_connections",
	database: "the database's CONNECTION LIMIT",
	role: "the role's CONNECTION LIMIT",
} as const
const GB = 1024 ** 3
/** A day of videos of a busy business. */
const LOW_DISK_GB = 5

/** A bad value stops the start before this runs. */
function examineConfiguration(): Finding[] {
	const address = new URL(env().APP_URL)
	if (address.protocol === "https:" || isLocal(address)) return [good(`Configuration: complete, for ${env().APP_URL}`)]
	const found = `Configuration: browsers allow the camera on https only, and APP_URL is ${env().APP_URL}`
	return [bad(found, "Set APP_URL to an https:// address")]
}

function isNear(host: string | null): boolean {
	const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
	return host === null || own.includes(host)
}

async function examineDatabase(): Promise<Finding[]> {
	const { version, versionText, encoding, locale, connections, aheadSeconds, schema, encrypted, host } =
		await readDatabaseFacts()
	const own = env().DATABASE_POOL_SIZE
	const free = connections.most - connections.taken
	const findings = [
		version < OLDEST_POSTGRES
			? bad(`Database: PostgreSQL ${versionText} is too old`, "Move to 14 or newer")
			: encoding !== "UTF8"
				? bad(`Database: its encoding is ${encoding}`, "Make one with ENCODING 'UTF8' and move there")
				: good(`Database: PostgreSQL ${versionText}, UTF8, locale ${locale}, schema ${schema}`),
		free < own
			? bad(
					`Database: ${free} connections are free, and a process takes up to ${own}`,
					`Raise ${LIMITS[connections.by]}, or set DATABASE_POOL_SIZE to less than ${own}`,
				)
			: good(`Database: ${free} of ${connections.most} connections are free; a process takes up to ${own}`),
		encrypted || isNear(host)
			? good(`Database: the connection ${encrypted ? "is encrypted" : "stays on this host"}`)
			: hint(
					`Database: the connection to ${host} isn't encrypted`,
					"Add ?sslmode=require to DATABASE_URL, or verify-full with the provider's sslrootcert",
				),
	]
	const seconds = Math.round(Math.abs(aheadSeconds))
	const side = aheadSeconds > 0 ? "ahead of" : "behind"
	findings.push(
		seconds > CLOCK_SECONDS
			? bad(`Clock: this host is ${seconds} s ${side} the database`, "Let both keep time over NTP")
			: good("Clock: this host and the database agree"),
	)
	return findings
}

async function examineStorage(): Promise<Finding[]> {
	if (!(await hasTables())) {
		return [hint("Storage: not tried, because the tables don't exist yet", "Start the product once")]
	}
	const { good: works, line } = await checkStorage()
	return [works ? good(line) : bad(line, `Check ${storagePlace().settings}`)]
}

async function examineDisk(): Promise<Finding[]> {
	const { DATA_DIR } = env()
	const { bavail, bsize } = await statfs(DATA_DIR)
	const gigabytes = (bavail * bsize) / GB
	const room = `Disk: ${gigabytes.toFixed(1)} GB free in ${DATA_DIR}`
	const mend = "Make room, or set DATA_DIR to a larger disk"
	if (gigabytes < 1) return [bad(`${room}; uploads are refused below one`, mend)]
	return [gigabytes < LOW_DISK_GB ? hint(`${room}; a video takes up to 250 MB`, mend) : good(room)]
}

async function examineMail(): Promise<Finding[]> {
	const { RESEND_API_KEY, RESEND_BASE_URL, SMTP_URL, MAIL_FROM } = env()
	if (!RESEND_API_KEY && !SMTP_URL) {
		return [hint("Mail: none leaves; each is written to a file in DATA_DIR/mail", "Set SMTP_URL or RESEND_API_KEY")]
	}
	if (RESEND_API_KEY) await tryResend(RESEND_API_KEY, RESEND_BASE_URL, TIMEOUT_MS)
	else if (SMTP_URL) await trySmtpServer({ url: SMTP_URL }, TIMEOUT_MS)
	const way = RESEND_API_KEY ? "Resend accepts the key" : "the SMTP server accepts the sign-in"
	if (/@localhost\b/.test(MAIL_FROM)) {
		return [bad(`Mail: ${way}, but mail from ${MAIL_FROM} is refused`, "Set MAIL_FROM to an address of your domain")]
	}
	return [good(`Mail: ${way}, and mail comes from ${MAIL_FROM}`)]
}

async function examineFfmpeg(): Promise<Finding[]> {
	const file = findFfmpeg()
	if (!file) {
		return [hint("ffmpeg: none, so videos get no MP4 for older phones", "Install it, or set FFMPEG_PATH")]
	}
	const { stdout } = await promisify(execFile)(file, ["-hide_banner", "-encoders"], { timeout: TIMEOUT_MS })
	if (!stdout.includes("libx264")) {
		return [bad(`ffmpeg: ${file} cannot make H.264`, "Set FFMPEG_PATH to one with libx264")]
	}
	if (!hasToneMapping()) {
		const found = `ffmpeg: ${file} lacks zscale and tonemap, so HDR videos get no MP4`
		return [hint(found, "Set FFMPEG_PATH to a full build")]
	}
	return [good(`ffmpeg: ${file} makes MP4, of HDR too`)]
}

/** After an upgrade from a version that served files as received, videos wait for their copies. */
async function examineVideos(): Promise<Finding[]> {
	if (!(await hasTables())) return []
	const { unprepared, failed } = await countUnprepared()
	const findings: Finding[] = []
	if (unprepared > 0) {
		const mend = "Let the product run: it makes them one after the other"
		findings.push(hint(`Videos: ${unprepared} wait for the copy that visitors get`, mend))
	}
	if (failed > 0) {
		const mend = "Ask the businesses: they read why at each, and can retry"
		findings.push(hint(`Videos: ${failed} have no copy that visitors could get`, mend))
	}
	return findings.length > 0 ? findings : [good("Videos: each has the copy that visitors get")]
}

type Part = () => Promise<Finding[]> | Finding[]

const PARTS: Readonly<Record<string, readonly [Part, mend: string]>> = {
	Configuration: [examineConfiguration, "Check APP_URL"],
	Database: [examineDatabase, "Check DATABASE_URL, and that PostgreSQL runs"],
	Storage: [examineStorage, "Check the settings of storage"],
	Disk: [examineDisk, "Check DATA_DIR"],
	Mail: [examineMail, "Check SMTP_URL or RESEND_API_KEY, and this host's network"],
	Models: [examineModels, "Check the keys and addresses of the models"],
	ffmpeg: [examineFfmpeg, "Check FFMPEG_PATH"],
	Videos: [examineVideos, "Check the database"],
	Uploads: [examineUploads, "Check the database"],
	Growth: [examineGrowth, "Check the database, and DATA_DIR/mail"],
	Proxy: [examineProxy, "Check APP_URL and the proxy"],
}

/** Tries everything that the configuration names, and changes nothing. */
export async function examine(): Promise<Finding[]> {
	const tried = Object.entries(PARTS).map(async ([name, [part, mend]]) => {
		try {
			return await part()
		} catch (error) {
			// The operator wants the whole list.
			return [bad(`${name}: ${describeError(error)}`, mend)]
		}
	})
	return (await Promise.all(tried)).flat()
}
