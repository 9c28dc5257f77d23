/** What a transport sends. Header fields are clean already (queueMail sees to it). */
export interface Message {
	/** Of the delivery; names the message wherever it is sent twice. */
	id: string
	createdAt: Date
	fromName: string
	to: string
	/** Reply-To; without one, answers go to the sender. */
	replyTo?: string | null
	subject: string
	text: string
	html: string
}

export interface Transport {
	/** As it stands in the delivery log. */
	name: string
	/** Throws DeliveryError. In all, from the first packet on, it takes at most `timeoutMs`. */
	send(message: Message, timeoutMs?: number): Promise<void>
}

/** A server that stalls must not hold a worker. */
export const SEND_TIMEOUT_MS = 10_000

interface DeliveryFault {
	/** It refuses whoever sends, not this mail: every other one would fail alike until the settings change. */
	credentials?: boolean
	timedOut?: boolean
	/** Of the system, for the server's log: the message is in words. */
	networkCode?: string
}

/** `permanent`: no later attempt can succeed (wrong credentials, an address that the server refuses for good). */
export class DeliveryError extends Error {
	readonly permanent: boolean
	readonly credentials: boolean
	readonly timedOut: boolean
	readonly networkCode: string | undefined

	constructor(message: string, permanent: boolean, cause?: unknown, fault: DeliveryFault = {}) {
		super(message, { cause })
		this.name = "DeliveryError"
		this.permanent = permanent
		this.credentials = fault.credentials ?? false
		this.timedOut = fault.timedOut ?? false
		this.networkCode = fault.networkCode
	}
}
