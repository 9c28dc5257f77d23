import { randomUUID } from "node:crypto"
import { cleanHeader } from "./clean-header"
import { type MailTenant, mailboxOf } from "./mailbox-of"
import { pickTransport } from "./pick-transport"
import { DeliveryError, type Message } from "./transports/message"

/** Less than the ten seconds in all, because reading the settings and writing the log take time too. */
const PATIENCE_MS = 9_000

export interface TriedMail {
	mail: Message & { kind: string }
	transport: string
	error: DeliveryError | null
}

/** Sends one mail while a person waits for the result. Never throws. */
export async function tryMailbox(
	tenant: MailTenant,
	mail: Omit<TriedMail["mail"], "id" | "createdAt">,
): Promise<TriedMail> {
	const message = {
		...mail,
		id: randomUUID(),
		createdAt: new Date(),
		to: cleanHeader(mail.to),
		fromName: cleanHeader(mail.fromName),
		subject: cleanHeader(mail.subject),
	}
	const transport = pickTransport(mailboxOf(tenant))
	const error = await transport.send(message, { timeoutMs: PATIENCE_MS }).then(
		() => null,
		(thrown: unknown) => (thrown instanceof DeliveryError ? thrown : new DeliveryError(String(thrown), false)),
	)
	return { mail: message, transport: transport.name, error }
}
