export class ResponseTooLarge extends Error {
	constructor(capBytes: number) {
		super(`The answer is larger than ${capBytes} bytes.`)
		this.name = "ResponseTooLarge"
	}
}

/** fetch, but a body breaks off beyond the cap, also that of a refusal; redirects are not followed, since the key would be. */
export function cappedFetch(capBytes: number): typeof globalThis.fetch {
	return async (input, init) => {
		const response = await globalThis.fetch(input, { ...init, redirect: "error" })
		if (!response.body) return response
		let received = 0
		const cap = new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				received += chunk.byteLength
				if (received > capBytes) throw new ResponseTooLarge(capBytes)
				controller.enqueue(chunk)
			},
		})
		return new Response(response.body.pipeThrough(cap), response)
	}
}
