import { readdir, readFile, writeFile } from "node:fs/promises"
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
		if (mail) await writeFile(path.join(folder, `${String(count).padStart(6, "0")}.eml`), mail.raw)
	}
}

/** All that came for this address, oldest first. Addresses are unique to a test, so that tests do not read each other's. */
export async function mailTo(folder: string, address: string): Promise<Email[]> {
	const names = await readdir(folder).catch(() => [])
	const files = names.filter((name) => name.endsWith(".eml")).sort()
	const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
	return mails.filter(({ to }) => to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()))
}

/** The first mail for this address, as soon as it is there. Throws after so many seconds. */
export async function firstMailTo(folder: string, address: string, seconds = 20): Promise<Email> {
	const mail = await eventually(`mail to ${address}`, async () => (await mailTo(folder, address))[0], seconds)
	return mail
}
