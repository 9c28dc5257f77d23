import { readdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import PostalMime, { type Email } from "postal-mime"
import type { TestSmtpServer } from "./smtp-server"
import { eventually } from "./worker-process"

/**
 * Puts each mail that arrives into a file, because the server that takes it and the tests that read it are different
 * processes. The product's own file transport leaves the same kind of files, so one mailbox reads both.
 */
export async function keepMail(server: TestSmtpServer, folder: string): Promise<never> {
	for (let count = 1; ; count += 1) {
		const mail = (await server.waitFor(count))[count - 1]
		if (!mail) continue
		const file = path.join(folder, `${String(count).padStart(6, "0")}.eml`)
		// Renamed into place, so that nobody reads half a mail.
		await writeFile(`${file}.part`, mail.raw)
		await rename(`${file}.part`, file)
	}
}

interface KeptMail {
	bytes: Buffer
	/** What stands above the first empty line, in small letters. */
	head: string
}

/** Each is read once: a test that waits for its own looks every few milliseconds, among hundreds of others'. */
const known = new Map<string, KeptMail>()

async function readMail(file: string): Promise<KeptMail> {
	const bytes = await readFile(file)
	const text = bytes.toString("latin1").toLowerCase()
	const mail = { bytes, head: text.slice(0, text.search(/\r?\n\r?\n/)) }
	known.set(file, mail)
	return mail
}

/** All that came for this address, oldest first. Addresses are unique to a test, so that tests do not read each other's. */
export async function mailTo(folder: string, address: string): Promise<Email[]> {
	const wanted = address.toLowerCase()
	const names = await readdir(folder).catch(() => [])
	const files = names.filter((name) => name.endsWith(".eml")).sort()
	const kept = await Promise.all(
		files.map((name) => known.get(path.join(folder, name)) ?? readMail(path.join(folder, name))),
	)
	const mails = await Promise.all(
		kept.filter(({ head }) => head.includes(wanted)).map(({ bytes }) => PostalMime.parse(bytes)),
	)
	return mails.filter(({ to }) => to?.some((recipient) => recipient.address?.toLowerCase() === wanted))
}

/** The first mail for this address, as soon as it is there. */
export function firstMailTo(folder: string, address: string): Promise<Email> {
	return eventually(`mail to ${address}`, async () => (await mailTo(folder, address))[0])
}

/** The page behind a mail's link, where a password is chosen. */
export function passwordLinkIn({ text }: Email): string {
	return /(\/admin\/[\w-]+\/reset-password\?token=[\w-]+)/.exec(text ?? "")?.[1] ?? ""
}
