import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { eventually } from "./worker-process"

/**
 * What the server does to its clients. "drop" hangs up where the message should begin. "drop-after" keeps the message
 * and hangs up instead of confirming it. "later" answers 451 to every recipient, "later-after" to every message.
 * "tell-auth" refuses a sign-in and repeats the password in its reason.
 */
export type SmtpMode =
	| "accept"
	| "refuse-auth"
	| "tell-auth"
	| "refuse-recipient"
	| "later"
	| "later-after"
	| "stall"
	| "drop"
	| "drop-after"

/** The one wrong app password, for tests that cannot reach the server's process to set its mode. */
export const WRONG_APP_PASSWORD = "wrongwrongwrongw"

export interface ReceivedMail {
	from: string
	to: string[]
	user: string | undefined
	raw: string
	parsed: Email
}

export interface TestSmtpServer {
	/** smtp://127.0.0.1:port, without credentials. */
	url: string
	port: number
	/** In order of arrival. */
	received: ReceivedMail[]
	/** Every password used in a sign-in attempt. */
	passwords: Set<string>
	setMode(mode: SmtpMode): void
	/** Resolves once so many mails have arrived in total. */
	waitFor(count: number): Promise<ReceivedMail[]>
	/** The server stores the next mail at once but acknowledges it only after this promise. */
	holdNext(until: Promise<void>): void
	/** Resolves once no client is connected any more and everything that arrived completely is in `received`. */
	quiet(): Promise<void>
	/** Closes every connection. */
	stop(): Promise<void>
}

function refusal(code: number, message: string): Error {
	return Object.assign(new Error(message), { responseCode: code })
}

/** A real SMTP server on a free loopback port. It accepts any user name and every password but one. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
	let mode: SmtpMode = "accept"
	let held: Promise<void> | undefined
	const received: ReceivedMail[] = []
	const passwords = new Set<string>()
	const arrivals = new EventTarget()
	const reading = new Set<Promise<Email>>()

	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		closeTimeout: 1,
		logger: false,
		onConnect(_session, done) {
			if (mode !== "stall") done()
		},
		onAuth(auth, _session, done) {
			const password = auth.password ?? ""
			passwords.add(password)
			if (mode === "tell-auth") {
				const sent = Buffer.from(`\0${auth.username}\0${password}`).toString("base64")
				return done(refusal(535, `5.7.8 "${password}" is wrong for ${auth.username} (AUTH PLAIN ${sent})`))
			}
			if (mode === "refuse-auth" || auth.password === WRONG_APP_PASSWORD) {
				return done(refusal(535, "5.7.8 Username and Password not accepted"))
			}
			done(null, { user: auth.username ?? "" })
		},
		onRcptTo(_address, _session, done) {
			if (mode === "refuse-recipient") return done(refusal(550, "5.1.1 No such user here"))
			if (mode === "later") return done(refusal(451, "4.3.0 Try again later"))
			done()
		},
		onData(stream, session, done) {
			const hangUp = () => {
				for (const connection of server.connections) {
					if (connection.id === session.id) connection._socket.destroy()
				}
			}
			if (mode === "drop") {
				stream.resume()
				return hangUp()
			}
			if (mode === "later-after") {
				stream.resume()
				return stream.once("end", () => done(refusal(451, "4.3.0 Try again later")))
			}
			const droppedAfter = mode === "drop-after"
			const acknowledge = async () => {
				await keep(stream, session)
				const until = held
				held = undefined
				await until
				if (droppedAfter) hangUp()
				else done()
			}
			acknowledge().catch(done)
		},
	})

	async function keep(stream: NodeJS.ReadableStream, session: SessionOf<typeof server>): Promise<void> {
		const raw = (await buffer(stream)).toString("utf8")
		const parsed = PostalMime.parse(raw)
		reading.add(parsed)
		received.push({
			from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
			to: session.envelope.rcptTo.map(({ address }) => address),
			user: typeof session.user === "string" ? session.user : undefined,
			raw,
			parsed: await parsed,
		})
		reading.delete(parsed)
		arrivals.dispatchEvent(new Event("mail"))
	}

	server.on("error", () => {})
	const listener = server.listen(0, "127.0.0.1")
	await once(listener, "listening")
	const address = listener.address()
	const port = address && typeof address === "object" ? address.port : 0

	return {
		url: `smtp://127.0.0.1:${port}`,
		port,
		received,
		passwords,
		setMode(next) {
			mode = next
		},
		holdNext(until) {
			held = until
		},
		async waitFor(count) {
			while (received.length < count) await once(arrivals, "mail")
			return received
		},
		async quiet() {
			await eventually(
				"the mail server's clients to be gone",
				() => server.connections.size === 0 && reading.size === 0,
			)
		},
		async stop() {
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

type SessionOf<Server extends SMTPServer> = Parameters<Server["onData"]>[1]
