import { expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { chooseFrame, type Gray, showsSomething } from "./choose-frame"

const WIDTH = 32
const frame = (value: (x: number, y: number) => number): Gray => ({
	width: WIDTH,
	pixels: Uint8Array.from({ length: WIDTH * WIDTH }, (_, at) => value(at % WIDTH, Math.floor(at / WIDTH))),
})
/** A bright oval on a wall, with edges as soft as the camera or the head was quick. */
const face = (blur = 0, light = 1) =>
	frame((x, y) => {
		const distance = Math.hypot(x - 16, (y - 16) * 0.8)
		const edge = Math.min(1, Math.max(0, (12 - distance) / (1 + blur) + 0.5))
		return light * (40 + 120 * edge + (distance < 8 && (x + y) % 4 < 2 && blur === 0 ? 40 : 0))
	})
const plain = (value: number) => frame(() => value)
const noisy = (value: number) => frame((x, y) => value + ((x * 7 + y * 13) % 5))

it.each([
	["black", [plain(0), plain(0), face(), face()], 2],
	["a camera's noise in the dark", [noisy(2), noisy(4), face()], 2],
	["white", [plain(255), face()], 1],
	["a color", [plain(90), face()], 1],
	["a fade from black", [plain(0), face(0, 0.05), face(0, 0.5), face()], 3],
	["motion", [face(14), face(), face(), face()], 1],
	["nothing before it", [face(), plain(0), face()], 0],
])("passes over %s", (_, frames, chosen) => {
	expect(chooseFrame(frames)).toBe(chosen)
})

it("takes the one with the most contrast if none shows anything, and the first of none", () => {
	expect(chooseFrame([plain(0), noisy(3), plain(4)])).toBe(1)
	expect(chooseFrame([])).toBe(0)
})

it("takes a dim room and a high-key studio for what they are", () => {
	expect(showsSomething(face(0, 0.2))).toBe(true)
	expect(showsSomething(frame((x, y) => 255 - (Math.hypot(x - 16, y - 16) < 10 ? 30 : 0)))).toBe(true)
})

it("never chooses a blank frame while another one shows something", () => {
	const any = fc.oneof(
		fc.nat(255).map(plain),
		fc.tuple(fc.nat(20), fc.double({ min: 0.2, max: 1, noNaN: true })).map(([blur, light]) => face(blur, light)),
	)
	fc.assert(
		fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), (frames) => {
			const chosen = chooseFrame(frames)
			expect(frames[chosen]).toBeDefined()
			if (frames.some(showsSomething)) expect(showsSomething(frames[chosen] as Gray)).toBe(true)
		}),
	)
})
