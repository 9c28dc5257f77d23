import nodemailer from "nodemailer"
import wellKnown from "nodemailer/lib/well-known"
import { log } from "@/lib/log"
import { CONFIRMATION_TIMEOUT_MS, type Message, SEND_TIMEOUT_MS, type Transport } from "./message"
import { smtpError } from "./smtp-error"

export interface SmtpServer {
	/** smtp:// or smtps://, credentials in it. */
	url?: string
	/** A name of nodemailer's well-known services. */
	service?: string
	/** Refuse to go on without TLS: whoever can meddle with the connection could otherwise read the password. */
	requireTLS?: boolean
	auth?: { user: string; pass: string }
}

/** The fields of a message as nodemailer wants them; shared with the transport that writes files. */
export function mailFields(message: Message, fromAddress: string) {
	return {
		// Structured, never a "Name <address>" text that would be parsed again.
		from: { name: message.fromName, address: fromAddress },
		to: { name: "", address: message.to },
		replyTo: message.replyTo ? { name: "", address: message.replyTo } : undefined,
		subject: message.subject,
		text: message.text,
		html: message.html,
		date: message.createdAt,
		// From the delivery, so that a copy sent twice (a worker killed between the server's OK and our own note of it) is
		// recognised by mail servers and clients as the same message.
		messageId: `<${message.id}@${fromAddress.split("@").at(-1)}>`,
		// Base64 would hide the words from whoever reads the file or the raw mail.
		textEncoding: "quoted-printable" as const,
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}

export function smtpTransport(name: string, server: SmtpServer, fromAddress: string): Transport {
	return {
		name,
		async send(message, { timeoutMs, onHandedOver } = {}) {
			const handOverMs = timeoutMs ?? SEND_TIMEOUT_MS
			const transport = nodemailer.createTransport({
				...server,
				connectionTimeout: handOverMs,
				greetingTimeout: handOverMs,
				socketTimeout: timeoutMs ?? CONFIRMATION_TIMEOUT_MS,
				dnsTimeout: handOverMs / 2,
			})
			const patience = new AbortController()
			let timer = setTimeout(() => patience.abort(), handOverMs)
			transport.use("stream", ({ message: mail }, done) => {
				// nodemailer reads the mail only once the server has answered DATA.
				const handedOver = () => {
					onHandedOver?.()
					if (timeoutMs !== undefined) return
					clearTimeout(timer)
					timer = setTimeout(() => patience.abort(), CONFIRMATION_TIMEOUT_MS)
				}
				mail?.processFunc((bytes) => bytes.once("end", handedOver))
				done()
			})
			try {
				await transport.sendMail({ ...mailFields(message, fromAddress), signal: patience.signal })
			} catch (error) {
				// A server of the operator's is not named: tenants read it too.
				const service = server.service ? wellKnown(server.service) : false
				const host = service ? service.host : undefined
				const fault = smtpError(error, host)
				if (fault.networkCode) log.warn({ transport: name, host, code: fault.networkCode }, "mail server not reached")
				throw fault
			} finally {
				clearTimeout(timer)
				transport.close()
			}
		},
	}
}
