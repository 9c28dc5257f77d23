import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { mailFolder, platformMailLeaves } from "@/lib/mail/pick-transport"
import { deleteMailFiles } from "@/lib/mail/transports/mail-files"
import { GROWING } from "./kinds"

const AT_ONCE = 500
/** The rest follows in an hour, so that a first run over years leaves the database to its users in between. */
const BATCHES = 200
const DAY_MS = 86_400_000

async function deleteAll(
	kind: string,
	before: Date,
	deleteOld: (before: Date, atMost: number) => Promise<number>,
): Promise<number> {
	let deleted = 0
	for (let batch = 0; batch < BATCHES; batch++) {
		const count = await deleteOld(before, AT_ONCE)
		deleted += count
		if (count < AT_ONCE) break
	}
	if (deleted > 0) log.info({ kind, before, deleted }, "deleted by age, as the settings say")
	return deleted
}

/** Without a mail provider a file is the only readable copy, and the product does not see who opens it: such files
 * stay, whatever their age. @returns how many of each kind were deleted. */
export async function applyRetention(now: Date): Promise<Record<string, number>> {
	const settings = env()
	const files = {
		name: "mail files",
		setting: "KEEP_MAIL_FILES_DAYS" as const,
		deleteOld: (before: Date, atMost: number) => deleteMailFiles(mailFolder(), before, atMost),
	}
	const deleted: Record<string, number> = {}
	for (const { name, setting, deleteOld } of platformMailLeaves() ? [...GROWING, files] : GROWING) {
		const days = settings[setting]
		if (days > 0) deleted[name] = await deleteAll(name, new Date(now.getTime() - days * DAY_MS), deleteOld)
	}
	return deleted
}
