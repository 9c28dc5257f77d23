import { SealLost } from "@/lib/crypto/secret-box"
import { databaseAway } from "@/lib/db/database-away"
import { describeError } from "@/lib/jobs/describe-error"
import { untilDone } from "@/lib/jobs/until-done"
import { log } from "@/lib/log"
import {
	beginWebhookAttempt,
	type Endpoint,
	endAttempt,
	holdEndpoint,
	type MailOwners,
	postpone,
	queueNext,
	type Tried,
	takeNext,
	type Waiting,
} from "./attempt-mutations"
import { MAX_ATTEMPTS, waitAfter } from "./back-off"
import { type EventType, SCHEMA_VERSION } from "./event-types"
import { failWaiting, type OffReason, type WebhookQueue } from "./mutations"
import { openSecret } from "./secret"
import { sendWebhook } from "./send-webhook"
import { deliveryWords } from "./words"

/** After this long the endpoint's job goes to the end of its queue, so that a flood for one holds up no other. */
const TURN_MS = 10_000
/** When a job whose endpoint another job is calling looks again. That other job usually makes it needless. */
const LOOK_AGAIN_SECONDS = 2

export interface Told {
	tenantId: string
	type: EventType
	subjectId: string
}

export interface Described {
	data: object
	/** The person's address, normalized. */
	aboutEmail: string | null
}

export interface WebhookParts {
	describe(event: Told): Promise<Described | null>
	sample(event: Told): object
	mailOwners: MailOwners
}

/** Sends what is due to one endpoint, one after the other, in one job across hosts. At least once: a process killed
 * between the receiver's answer and our record of it sends again, with the same event id. */
export async function deliverWebhooks(queue: WebhookQueue, endpointId: string, parts: WebhookParts): Promise<void> {
	const release = await holdEndpoint(endpointId)
	if (!release) return postpone(endpointId, queue, LOOK_AGAIN_SECONDS)
	try {
		await deliverDue(queue, endpointId, parts)
	} finally {
		await release()
	}
}

async function deliverDue(queue: WebhookQueue, endpointId: string, parts: WebhookParts): Promise<void> {
	const startedAt = performance.now()
	const isSlowQueue = queue === "deliver-slow-webhooks"
	for (;;) {
		const found = await takeNext(endpointId)
		if (!found?.next) return
		const { endpoint, next } = found
		if (!endpoint.isEnabled) return failWaiting(endpoint.id, endpoint.disabledReason as OffReason)
		const seconds = Math.max(endpoint.rests, next.waits)
		const isOver = performance.now() - startedAt > TURN_MS
		if (seconds > 0 || endpoint.isSlow !== isSlowQueue || isOver) return queueNext(endpoint, seconds)
		await tryOne(endpoint, next, parts)
	}
}

/** If the delivery has changed meanwhile, the try changes nothing, and the caller looks again. */
async function tryOne(endpoint: Endpoint, next: Waiting, parts: WebhookParts): Promise<void> {
	const { attempts, isTest } = next
	let tried: Tried
	try {
		const { body, aboutEmail } = await compose(endpoint, next, parts)
		if (!(await beginWebhookAttempt(next, { body, aboutEmail }))) return
		// More tries than allowed means that tries ended the process. This delivery must not do that forever.
		tried = attempts >= MAX_ATTEMPTS ? failed(deliveryWords.gaveUp) : await send(endpoint, next, body)
	} catch (error) {
		if (databaseAway(error)) throw error
		log.error({ endpoint: endpoint.id, delivery: next.id, err: describeError(error) }, "webhook not sent")
		await beginWebhookAttempt(next, { body: "", aboutEmail: null })
		tried = failed(deliveryWords.ourFault)
	}
	const wait = tried.taken || isTest ? null : waitAfter(attempts + 1, Math.random())
	// Until this is written no other process may take the endpoint, and our lease is extended meanwhile.
	await untilDone("webhook", () => endAttempt(endpoint, next, tried, wait, parts.mailOwners))
	const { taken, status, durationMs, error } = tried
	log.info(
		{ endpoint: endpoint.id, delivery: next.id, type: next.type, taken, status, durationMs, err: error },
		"webhook",
	)
}

function failed(error: string): Tried {
	return { taken: false, status: null, response: null, error, durationMs: 0, isSlow: false }
}

/** Null if its ENCRYPTION_KEY is lost. */
function secretOf(endpointId: string, sealed: string): string | null {
	try {
		return openSecret(endpointId, sealed)
	} catch (error) {
		if (error instanceof SealLost) return null
		throw error
	}
}

function send(endpoint: Endpoint, { eventId: id }: Waiting, body: string): Promise<Tried> {
	const { secret, previousSecret } = endpoint
	const secrets = [secretOf(endpoint.id, secret)]
	if (secrets.includes(null)) return Promise.resolve(failed(deliveryWords.secretLost))
	if (previousSecret) secrets.push(secretOf(endpoint.id, previousSecret))
	return sendWebhook({ url: endpoint.url, id, body, secrets: secrets.filter((one) => one !== null) })
}

/** Composes the body from what its subject is now, so that no person's data wait in the queue. */
async function compose({ tenantId }: Endpoint, { type, subjectId, ...event }: Waiting, parts: WebhookParts) {
	const told = { tenantId, type, subjectId }
	const known = await subjectNow(told, event, parts)
	const data = known ? { ...known.data, is_deleted: false } : { id: subjectId, is_deleted: true }
	const envelope = { type, timestamp: event.occurredAt.toISOString(), schema_version: SCHEMA_VERSION }
	const body = JSON.stringify({ ...envelope, is_test: event.isTest, data })
	return { body, aboutEmail: known?.aboutEmail ?? null }
}

async function subjectNow(told: Told, { isTest, isGone }: Pick<Waiting, "isTest" | "isGone">, parts: WebhookParts) {
	if (isTest) return { data: parts.sample(told), aboutEmail: null }
	return isGone ? null : await parts.describe(told)
}
