export interface ServerEvent {
	/** "message" where the server names none. */
	event: string
	data: string
}

const LINE_END = /\r\n|\n|\r/

/**
 * Reads a text/event-stream piece by piece (WHATWG HTML, 9.2.6, without ids and reconnection: an answer is never asked
 * for twice by itself). EventSource cannot be used, it only sends GET. The returned function takes the next piece, cut
 * wherever the network cut it, and returns the events that it completes.
 */
export function serverEvents(): (piece: string) => ServerEvent[] {
	let rest = ""
	let event = ""
	let data: string[] = []

	function readLine(line: string): ServerEvent | null {
		if (line === "") {
			const complete = data.length > 0 ? { event: event || "message", data: data.join("\n") } : null
			event = ""
			data = []
			return complete
		}
		const colon = line.indexOf(":")
		const name = colon === -1 ? line : line.slice(0, colon)
		const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "")
		if (name === "event") event = value
		if (name === "data") data.push(value)
		return null
	}

	return (piece) => {
		const text = rest + piece
		// Whether a carriage return ends a line alone or with what follows is only known once something follows.
		const cut = text.endsWith("\r") ? text.length - 1 : text.length
		const lines = text.slice(0, cut).split(LINE_END)
		rest = (lines.pop() ?? "") + text.slice(cut)
		return lines.map(readLine).filter((found) => found !== null)
	}
}
