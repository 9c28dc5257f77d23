import { describe, expect, it } from "vitest"
import { Intake } from "./intake"

/** An eighth is two connections and 100 bytes per address. */
function make(free = Number.POSITIVE_INFINITY) {
	const disk = { free }
	const intake = new Intake({ connections: 16, bytes: 800, free: async () => disk.free })
	const held: (() => void)[] = []
	/** Whether the upload is admitted and stays, or is refused. */
	const enter = (address: string, bytes = 10) =>
		new Promise<void>((entered, refused) => {
			const stay = () => {
				entered()
				return new Promise<void>((leave) => held.push(leave))
			}
			intake.run({ address, bytes }, stay).catch(refused)
		})
	const leave = async () => {
		held.shift()?.()
		await new Promise(setImmediate)
	}
	return { enter, leave, disk }
}

const busy = { code: "unavailable", retryAfter: 5 }

describe("Intake", () => {
	it("gives an address an eighth of the connections, and frees the place", async () => {
		const { enter, leave } = make()
		await enter("192.0.2.1")
		await enter("::ffff:192.0.2.1")
		await expect(enter("192.0.2.1")).rejects.toMatchObject(busy)
		await enter("192.0.2.2")
		await leave()
		await enter("192.0.2.1")
	})

	it("gives an address an eighth of the room, by announced size", async () => {
		const { enter, leave } = make()
		await enter("192.0.2.1", 60)
		await expect(enter("192.0.2.1", 41)).rejects.toMatchObject(busy)
		await enter("192.0.2.1", 40)
		await leave()
		await enter("192.0.2.1", 60)
	})

	it("refuses what exceeds all connections or all room", async () => {
		const many = make()
		for (let index = 0; index < 16; index++) await many.enter(`192.0.2.${index >> 1}`)
		await expect(many.enter("192.0.2.99")).rejects.toMatchObject(busy)
		await many.leave()
		await many.enter("192.0.2.99")

		const large = make()
		for (let index = 0; index < 8; index++) await large.enter(`192.0.2.${index}`, 100)
		await expect(large.enter("192.0.2.99", 1)).rejects.toMatchObject(busy)
	})

	it("checks the disk: refuses for good what can never fit, and for now what others have reserved", async () => {
		const { enter, leave, disk } = make(150)
		await enter("192.0.2.1", 100)
		await expect(enter("192.0.2.2", 60)).rejects.toMatchObject(busy)
		await enter("192.0.2.2", 50)
		await leave()
		await enter("192.0.2.2", 50)
		disk.free = 9
		await expect(enter("192.0.2.3", 10)).rejects.toMatchObject({ code: "storage_full" })
	})

	it("frees the place if the work fails", async () => {
		const intake = new Intake({ connections: 8, bytes: 800, free: async () => 800 })
		const sender = { address: "192.0.2.1", bytes: 100 }
		const fail = () => Promise.reject(new Error("broken"))
		for (let round = 0; round < 2; round++) await expect(intake.run(sender, fail)).rejects.toThrow("broken")
	})
})
