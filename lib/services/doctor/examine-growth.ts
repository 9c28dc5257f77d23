import type { Finding } from "@/lib/bridge.mjs"
import { env } from "@/lib/env"
import { mailFolder, platformMailLeaves } from "@/lib/mail/pick-transport"
import { listMailFiles } from "@/lib/mail/transports/mail-files"
import { GROWING } from "../retention/kinds"
import { type Growth, measureKind } from "../retention/queries"
import { countRules } from "../retention/rules/queries"
import { good, hint, MB } from "./findings"
import { hasTables } from "./queries"

const MANY_MAIL_FILES = 10_000

const line = (name: string, { rows, bytes, since }: Growth, kept: string) =>
	`Growth: ${name}: ${rows.toLocaleString("en-US")} (${(bytes / MB).toFixed(1)} MB)` +
	`${since ? ` since ${since.toISOString().slice(0, 10)}` : ""}, ${kept}`

const keptFor = (setting: string, days: number) =>
	`${days === 0 ? "kept for good" : `kept for ${days} days`} (${setting})`

async function examineMailFiles(): Promise<Finding[]> {
	const files = await listMailFiles(mailFolder())
	if (files.length === 0) return []
	const first = Math.min(...files.map(({ writtenAt }) => writtenAt.getTime()))
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
	const found = { rows: files.length, bytes, since: new Date(first) }
	if (platformMailLeaves()) {
		return [good(line("mail files", found, keptFor("KEEP_MAIL_FILES_DAYS", env().KEEP_MAIL_FILES_DAYS)))]
	}
	const kept = "kept for good, because no other copy leaves this host"
	if (files.length < MANY_MAIL_FILES) return [good(line("mail files", found, kept))]
	return [hint(line("mail files", found, kept), "Delete those that were read, or set SMTP_URL")]
}

async function examineRules(): Promise<Finding[]> {
	const { businesses, unannounced } = await countRules()
	if (businesses === 0) return []
	const found = `Growth: businesses with automatic deletion of their own: ${businesses.toLocaleString("en-US")}`
	if (unannounced === 0) return [good(found)]
	return [
		hint(
			`${found}, of which ${unannounced.toLocaleString("en-US")} delete nothing, because no mail reached an owner`,
			"See the line about mail and the log for why, then have an owner turn the deletion off and on again",
		),
	]
}

export async function examineGrowth(): Promise<Finding[]> {
	const findings: Finding[] = []
	if (await hasTables()) {
		for (const kind of GROWING) {
			const kept = keptFor(kind.setting, env()[kind.setting])
			findings.push(good(line(kind.name, await measureKind(kind), kept)))
		}
		findings.push(...(await examineRules()))
	}
	return [...findings, ...(await examineMailFiles())]
}
