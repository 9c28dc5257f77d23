export interface Message {
	/** The delivery's id. The transport makes it the Message-ID, which identifies a mail that is sent twice. */
	id: string
	createdAt: Date
	fromName: string
	to: string
	replyTo?: string | null
	unsubscribeUrl?: string | null
	subject: string
	text: string
	html: string
}

export interface Sending {
	/** The whole limit, for a mail that a person waits for. Without it, a server that has the mail may take its time. */
	timeoutMs?: number
	/** Called once the server has the whole mail: from then on it may deliver, whatever becomes of the connection. */
	onHandedOver?: () => void
}

export interface Transport {
	name: string
	/** @throws DeliveryError. */
	send(message: Message, sending?: Sending): Promise<void>
}

/** The limit until the server has the whole mail. A stalled one must not hold a worker. */
export const SEND_TIMEOUT_MS = 10_000
/** The limit from then on (RFC 5321, 4.5.3.2.6). A relay that scans for viruses before it answers delivers even after we
 * hang up, and would then get another copy. */
export const CONFIRMATION_TIMEOUT_MS = 600_000

interface DeliveryFault {
	/** The server refuses the sender rather than this mail: every other mail would fail too until the settings change. */
	credentials?: boolean
	timedOut?: boolean
	/** The server refused explicitly, so it has not taken the mail. */
	refused?: boolean
	networkCode?: string
}

/** `permanent` means that no later attempt can succeed, as with wrong credentials or a rejected address. */
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
