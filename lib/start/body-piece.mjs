/** Either call of a response's `write` or `end` may pass a callback in place of `chunk`. @param {unknown} chunk
 * @param {unknown} encoding @returns {Uint8Array | undefined} */
export function bodyPiece(chunk, encoding) {
	if (typeof chunk !== "string") return chunk instanceof Uint8Array ? chunk : undefined
	return Buffer.from(chunk, typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8")
}
