import { AppError } from "@/lib/errors"
import { policyOf } from "@/lib/jobs/queues"
import { untilDone } from "@/lib/jobs/until-done"
import { log } from "@/lib/log"
import { needsOwnMailbox, reachesAnyway } from "./kinds"
import { hasMailbox, mailboxOf } from "./mailbox-of"
import { beginMailAttempt, markFailure, markHandedOver, markSent } from "./mutations"
import { pickTransport } from "./pick-transport"
import { DeliveryError } from "./transports/message"
import { mailRefusals } from "./words"

const MAX_ATTEMPTS = policyOf("deliver-mail").retryAfter.length + 1
/** Copies that a server received without confirming. One may be lost; two have as good as arrived. */
const MAX_UNCONFIRMED = 2

/** Makes one attempt. Throws if a later one may succeed; a permanent refusal is recorded. Delivery is at least once: a
 * process killed between the server's OK and our record of it sends again. Resend drops that copy by its idempotency
 * key, the files transport writes the same file, and many SMTP servers drop it by its Message-ID. Recording the mail as
 * sent beforehand would lose mail. An unconfirmed copy is recorded beforehand, so that there are never more than two. */
export async function deliverMail(deliveryId: string): Promise<void> {
	const delivery = await beginMailAttempt(deliveryId)
	if (!delivery) return
	const transport = pickTransport(mailboxOf(delivery.tenant))
	const { id, createdAt, sentAt, attempts } = delivery
	const { fromName, toAddress: to, replyTo, subject, text, html, unsubscribeUrl } = delivery
	// An admin asked to send it again. A server that took the first copy would drop a second one with the same name.
	const name = sentAt ? `${id}-${sentAt.getTime()}` : id
	let handedOver: Promise<void> | undefined
	const onHandedOver = () => {
		handedOver = untilDone("mail handed over", () => markHandedOver(delivery))
	}
	try {
		// More attempts than allowed means that attempts ended the process. This mail must not do that forever.
		if (attempts > MAX_ATTEMPTS) throw new DeliveryError(`We gave up after ${MAX_ATTEMPTS} tries.`, true)
		if (delivery.unconfirmed >= MAX_UNCONFIRMED) throw new DeliveryError(mailRefusals.neverConfirmed, true)
		const own = delivery.tenant !== null && hasMailbox(delivery.tenant)
		if (!own && needsOwnMailbox(delivery.kind)) throw new DeliveryError(mailRefusals.ownMailboxGone, true)
		const message = { id: name, createdAt, fromName, to, replyTo, subject, text, html, unsubscribeUrl }
		await transport.send(message, { onHandedOver })
	} catch (error) {
		const known = error instanceof DeliveryError ? error : undefined
		const unconfirmed = delivery.unconfirmed + (handedOver && !known?.refused ? 1 : 0)
		const tooOften = unconfirmed >= MAX_UNCONFIRMED
		const reason = tooOften ? mailRefusals.neverConfirmed : error instanceof Error ? error.message : String(error)
		// Refused credentials are recorded with the tenant, and the next attempt goes without them.
		const goesOtherwise = known?.credentials === true && delivery.tenant !== null && reachesAnyway(delivery.kind)
		const final = attempts >= MAX_ATTEMPTS || tooOften || (known?.permanent === true && !goesOtherwise)
		const credentials = known?.credentials ?? false
		const failure = { transport: transport.name, error: reason, final, credentials, unconfirmed }
		await handedOver
		await untilDone("failed mail", () => markFailure(delivery, failure))
		if (!final) throw new AppError("upstream_failed", reason, { cause: error })
		log.error({ delivery: id, kind: delivery.kind, transport: transport.name, err: reason }, "mail given up")
		return
	}
	await handedOver
	// The mail is out. Until this is written no other process may take the job, and our lease is extended meanwhile.
	await untilDone("sent mail", () => markSent(delivery, transport.name))
	log.info({ delivery: id, kind: delivery.kind, transport: transport.name, attempts }, "mail sent")
}
