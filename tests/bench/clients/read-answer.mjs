/**
 * Reads answers from one keep-alive connection with as little work as possible: node:http in the client would cost as
 * much as the server under measurement.
 */
const END_OF_HEAD = Buffer.from("\r\n\r\n")
const LAST_CHUNK = Buffer.from("0\r\n\r\n")

/** @param {(answer: { status: number, bytes: number }) => void} onAnswer @returns {(chunk: Buffer) => void} */
export function answerReader(onAnswer) {
	/** @type {{ status: number, length: number | undefined, bytes: number } | undefined} */
	let head
	/** @type {Buffer} */
	let rest = Buffer.alloc(0)

	/** @param {Buffer} chunk @returns {Buffer | undefined} what follows the head, once it is whole */
	function readHead(chunk) {
		rest = rest.length ? Buffer.concat([rest, chunk]) : chunk
		const at = rest.indexOf(END_OF_HEAD)
		if (at < 0) return undefined
		const text = rest.subarray(0, at).toString("latin1").toLowerCase()
		const length = /\r\ncontent-length: *(\d+)/.exec(text)
		head = { status: Number(text.slice(9, 12)), length: length ? Number(length[1]) : undefined, bytes: 0 }
		const body = rest.subarray(at + 4)
		rest = Buffer.alloc(0)
		return body
	}

	return (chunk) => {
		const body = head ? chunk : readHead(chunk)
		if (!head || !body) return
		head.bytes += body.length
		let isEnd = head.bytes === head.length
		if (head.length === undefined) {
			rest = Buffer.concat([rest, body]).subarray(-LAST_CHUNK.length)
			isEnd = rest.equals(LAST_CHUNK)
		}
		if (!isEnd) return
		const { status, bytes } = head
		head = undefined
		rest = Buffer.alloc(0)
		onAnswer({ status, bytes })
	}
}
