import nodemailer from "nodemailer"
import wellKnown from "nodemailer/lib/well-known"
import { log } from "@/lib/log"
import { CONFIRMATION_TIMEOUT_MS, type Message, SEND_TIMEOUT_MS, type Transport } from "./message"
import { smtpError } from "./smtp-error"

export interface SmtpServer {
	/** smtp:// or smtps://, including credentials. */
	url?: string
	service?: string
	/** Refuses to continue without TLS, because an attacker on the connection could otherwise read the password. */
	requireTLS?: boolean
	auth?: { user: string; pass: string }
}

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
		// From the delivery, so that servers and clients recognize a copy sent twice as the same message.
		messageId: `<${message.id}@${fromAddress.split("@").at(-1)}>`,
		headers: message.unsubscribeUrl
			? {
					"List-Unsubscribe": `<${message.unsubscribeUrl}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				}
			: undefined,
		// Base64 would make the file and the raw mail unreadable.
		textEncoding: "quoted-printable" as const,
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}

/** Connects and signs in, and sends nothing. @throws DeliveryError. */
export async function trySmtpServer(server: SmtpServer, timeoutMs: number): Promise<void> {
	const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
	const transport = nodemailer.createTransport({ ...server, ...limits, dnsTimeout: timeoutMs / 2 })
	await transport
		.verify()
		.catch((error: unknown) => {
			throw smtpError(error, undefined)
		})
		.finally(() => transport.close())
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
				// nodemailer reads the mail only after the server has answered DATA.
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
				// The operator's own server is not named, because tenants read this message too.
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
