import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import nodemailer from "nodemailer"
import { log } from "@/lib/log"
import { DeliveryError, type Transport } from "./message"
import { mailFields } from "./smtp"

export function filesTransport(directory: string, fromAddress: string): Transport {
	return {
		name: "files",
		async send(message) {
			// A second attempt writes the same file again. The milliseconds keep the order: only the newest reset link works.
			const stamp = message.createdAt.toISOString().replace(/[-:]/g, "")
			const file = path.join(directory, `${stamp}-${message.id}.eml`)
			try {
				const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" })
				const { message: bytes } = await composer.sendMail(mailFields(message, fromAddress))
				await mkdir(directory, { recursive: true, mode: 0o700 })
				// Readable only by its owner, because it may hold a reset link. Renamed, so that no reader sees half a mail.
				await writeFile(`${file}.part`, bytes, { mode: 0o600 })
				await rename(`${file}.part`, file)
			} catch (cause) {
				throw new DeliveryError(`The mail could not be written: ${String(cause)}`, false, cause)
			}
			log.info({ file }, "mail written to a file, since neither RESEND_API_KEY nor SMTP_URL is set")
		},
	}
}
