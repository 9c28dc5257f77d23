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

export interface Sending {
	/** In all, for a person who waits for it; without one, a server that has the whole mail may take its time. */
	timeoutMs?: number
	/** The server has the whole mail: whatever becomes of the connection, it may deliver it. */
	onHandedOver?: () => void
}

export interface Transport {
	/** As it stands in the delivery log. */
	name: string
	/** Throws DeliveryError. */
	send(message: Message, sending?: Sending): Promise<void>
}

/** Until the server has the whole mail: one that stalls must not hold a worker. */
export const SEND_TIMEOUT_MS = 10_000
/**
 * From then on (RFC 5321, 4.5.3.2.6). A relay that looks for viruses or asks the next one before it answers delivers the mail
 * after we have hung up as well, and would be given another copy.
 */
export const CONFIRMATION_TIMEOUT_MS = 600_000

interface DeliveryFault {
	/** It refuses whoever sends, not this mail: every other one would fail alike until the settings change. */
	credentials?: boolean
	timedOut?: boolean
	/** In the server's own words: what it refuses, it has not taken. */
	refused?: boolean
	/** Of the system, for the server's log: the message is in words. */
	networkCode?: string
}

/** `permanent`: no later attempt can succeed (wrong credentials, an address that the server refuses for good). */
export class DeliveryError extends Error {
	readonly permanent: boolean
	readonly credentials: boolean
	readonly timedOut: boolean
	readonly refused: boolean
	readonly networkCode: string | undefined

	constructor(message: string, permanent: boolean, cause?: unknown, fault: DeliveryFault = {}) {
		super(message, { cause })
		this.name = "DeliveryError"
		this.permanent = permanent
		this.credentials = fault.credentials ?? false
		this.timedOut = fault.timedOut ?? false
		this.refused = fault.refused ?? false
		this.networkCode = fault.networkCode
	}
}
