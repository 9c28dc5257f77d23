import { readdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import PostalMime, { type Email } from "postal-mime"
import type { TestSmtpServer } from "./smtp-server"
import { eventually } from "./worker-process"

/**
 * Writes each mail that arrives to a file, because the mail server and the tests are different processes. The product's
 * own file transport writes the same kind of file, so one mailbox reads both.
 */
export async function keepMail(server: TestSmtpServer, folder: string): Promise<never> {
	for (let count = 1; ; count += 1) {
		const mail = (await server.waitFor(count))[count - 1]
		if (!mail) continue
		const file = path.join(folder, `${String(count).padStart(6, "0")}.eml`)
		// The rename keeps readers from seeing half a mail.
		await writeFile(`${file}.part`, mail.raw)
		await rename(`${file}.part`, file)
	}
}

interface KeptMail {
	bytes: Buffer
	/** The headers, in lower case. */
	head: string
}

/** Each file is read only once: a waiting test looks every few milliseconds, among hundreds of other tests' mails. */
const known = new Map<string, KeptMail>()

async function readMail(file: string): Promise<KeptMail> {
	const bytes = await readFile(file)
	const text = bytes.toString("latin1").toLowerCase()
	const mail = { bytes, head: text.slice(0, text.search(/\r?\n\r?\n/)) }
	known.set(file, mail)
	return mail
}

/** All mail to this address, oldest first. Each test uses its own addresses, so tests do not read each other's mail. */
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

/** Waits for the first mail to this address. */
export function firstMailTo(folder: string, address: string): Promise<Email> {
	return eventually(`mail to ${address}`, async () => (await mailTo(folder, address))[0])
}

/** The path of the link in a mail that leads to choosing a password. */
export function passwordLinkIn({ text }: Email): string {
	return /(\/admin\/[\w-]+\/reset-password\?token=[\w-]+)/.exec(text ?? "")?.[1] ?? ""
}
