export interface ServerEvent {
	event: string
	data: string
	/** The newest id so far, which a reader who comes back sends as Last-Event-ID. */
	id: string
}

const LINE_END = /\r\n|\n|\r/

/** Parses a text/event-stream (WHATWG HTML, 9.2.6), cut anywhere by the network. EventSource only sends GET. */
export function serverEvents(): (piece: string) => ServerEvent[] {
	let rest = ""
	let event = ""
	let id = ""
	let data: string[] = []

	function readLine(line: string): ServerEvent | null {
		if (line === "") {
			const complete = data.length > 0 ? { event: event || "message", data: data.join("\n"), id } : null
			event = ""
			data = []
			return complete
		}
		const colon = line.indexOf(":")
		const name = colon === -1 ? line : line.slice(0, colon)
		const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "")
		if (name === "event") event = value
		if (name === "id") id = value
		if (name === "data") data.push(value)
		return null
	}

	return (piece) => {
		const text = rest + piece
		// The next character decides whether a carriage return ends a line alone or together with a line feed.
		const cut = text.endsWith("\r") ? text.length - 1 : text.length
		const lines = text.slice(0, cut).split(LINE_END)
		rest = (lines.pop() ?? "") + text.slice(cut)
		return lines.map(readLine).filter((found) => found !== null)
	}
}
