import { RawReply } from "./reply"

export function csvReply(name: string, bytes: ReadableStream<Uint8Array>): RawReply {
	const headers = {
		"content-type": "text/csv; charset=utf-8",
		"content-disposition": `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
		"cache-control": "no-store",
	}
	return new RawReply(new Response(bytes, { headers }))
}
