import { randomUUID } from "node:crypto"
import { cleanHeader } from "./clean-header"
import { type MailTenant, mailboxOf } from "./mailbox-of"
import { pickTransport } from "./pick-transport"
import { DeliveryError, type Message } from "./transports/message"

/** Less than the ten seconds in all: reading the settings and writing the log take their part. */
const PATIENCE_MS = 9_000

export interface TriedMail {
	mail: Message & { kind: string }
	/** The provider, as it stands in the delivery log. */
	transport: string
	/** Null: the server took it. */
	error: DeliveryError | null
}

/** One mail at once, while somebody waits for what becomes of it. Never throws. */
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
