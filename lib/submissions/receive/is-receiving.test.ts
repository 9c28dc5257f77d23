import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { noteUploaded } from "@/lib/storage/upload-pace"
import { finishing } from "../uploads/finishing"
import { intake } from "./intake"
import { isReceiving } from "./is-receiving"

const MB = 1024 * 1024

beforeAll(() => {
	vi.stubEnv("APP_URL", "http://localhost:3000")
	vi.stubEnv("DATABASE_URL", "postgresql://unused@localhost/unused")
	for (const name of ["NEXTAUTH_SECRET", "ENCRYPTION_KEY", "MEDIA_SECRET"]) vi.stubEnv(name, "x".repeat(32))
	vi.useFakeTimers({ toFake: ["performance"] })
})
afterAll(() => {
	vi.useRealTimers()
	vi.unstubAllEnvs()
})

it("counts fast bytes while a sender is there, and not once the last one has left", async () => {
	await intake().run({ address: "192.0.2.1", bytes: MB }, async () => {
		expect(isReceiving()).toBe(false)
		noteUploaded(20 * MB)
		expect(isReceiving()).toBe(true)
	})
	expect(isReceiving()).toBe(false)
})

it("counts submissions that line up to be stored", async () => {
	let store = () => {}
	const done = new Promise<void>((resolve) => {
		store = resolve
	})
	const stored = [1, 2, 3, 4].map(() => finishing().run(() => done))
	expect(isReceiving()).toBe(false)
	const waiting = finishing().run(async () => undefined)
	expect(isReceiving()).toBe(true)
	store()
	await Promise.all([...stored, waiting])
})
