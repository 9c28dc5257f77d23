import { createHash, randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import { hashBytes } from "./hash-bytes"

const PIECE = 1_048_576

it.each([0, 1, 55, 56, 64, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE + 17])(
	"hashes %i bytes as node:crypto does, and says how far it is",
	async (size) => {
		const bytes = Uint8Array.from(randomBytes(size))
		const shares: number[] = []
		const sha256 = await hashBytes(new Blob([bytes]), (share) => shares.push(share))
		expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"))
		expect(shares).toEqual(Array.from({ length: Math.ceil(size / PIECE) }, (_, at) => (at * PIECE) / size))
	},
)

it("reads a piece at a time", async () => {
	const blob = new Blob([new Uint8Array(2 * PIECE + 5)])
	const read: number[] = []
	const slice = blob.slice.bind(blob)
	blob.slice = (from, to) => {
		const piece = slice(from, to)
		read.push(piece.size)
		return piece
	}
	blob.arrayBuffer = () => Promise.reject(new Error("the whole file was read at once"))
	await hashBytes(blob, () => undefined)
	expect(read).toEqual([PIECE, PIECE, 5])
})
