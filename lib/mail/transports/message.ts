/** What a transport sends. Header fields are clean already (queueMail sees to it). */
export interface Message {
	/** Of the delivery; names the message wherever it is sent twice. */
	id: string
	createdAt: Date
	fromName: string
	to: string
	subject: string
	text: string
	html: string
}

export interface Transport {
	/** As it stands in the delivery log. */
	name: string
	/** Throws DeliveryError. */
	send(message: Message): Promise<void>
}

/** In all, from the first packet on; a server that stalls must not hold a worker. */
export const SEND_TIMEOUT_MS = 10_000

/** `permanent`: no later attempt can succeed (wrong credentials, an address that the server refuses for good). */
export class DeliveryError extends Error {
	readonly permanent: boolean

	constructor(message: string, permanent: boolean, cause?: unknown) {
		super(message, { cause })
		this.name = "DeliveryError"
		this.permanent = permanent
	}
}
