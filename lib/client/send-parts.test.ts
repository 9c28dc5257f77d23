import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { eachField } from "@/lib/submissions/form-fields"
import { stubXhr, type XhrCall } from "../../tests/support/stub-xhr"
import type { OutgoingSubmission, UploadStatus } from "./outgoing-submission"
import { newPlace } from "./upload-place"
import { uploadSubmission } from "./upload-submission"

// Loads the browser's build. Node would load the one that uses its own network.
vi.mock("tus-js-client", () => vi.importActual("tus-js-client/lib.es5/browser/index.js"))

const BYTES = 5 * 1_048_576
const PART = 4 * 1_048_576
const UPLOADS = "/api/tenant/acme/uploads"

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal("navigator", { userAgent: "test" })
	vi.stubGlobal("location", { href: "http://localhost/acme" })
	vi.stubGlobal("addEventListener", vi.fn())
	vi.stubGlobal("removeEventListener", vi.fn())
	vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

/** A server that stores what arrives. `treat` may answer a call in its place, and then returns true. */
function serve(treat: (call: XhrCall, server: { offset: number; begun: number }) => boolean = () => false) {
	const server = { offset: 0, begun: 0 }
	const calls = stubXhr((call) => {
		if (treat(call, server)) return
		if (call.path === UPLOADS) {
			server.begun += 1
			server.offset = 0
			call.answer({ status: 201, headers: { location: `${UPLOADS}/${server.begun}` } })
		} else if (call.path.endsWith("/submit")) {
			call.answer({ status: 200, body: { submission_id: "s" } })
		} else if (call.method === "HEAD") {
			call.answer({ status: 200, headers: { "upload-offset": String(server.offset), "upload-length": String(BYTES) } })
		} else {
			server.offset += (call.body as Blob).size
			call.answer({ status: 204, headers: { "upload-offset": String(server.offset) } })
		}
	})
	/** The Upload-Offset of every part, in order. */
	const offsets = () =>
		calls.filter(({ method }) => method === "PATCH").map(({ headers }) => Number(headers["upload-offset"]))
	const form = () => Object.fromEntries(calls.findLast(({ path }) => path.endsWith("/submit"))?.body as FormData)
	return { server, calls, offsets, form }
}

function sending(place = newPlace(), bytes = BYTES) {
	const statuses: UploadStatus[] = []
	const noted: number[] = []
	const submission: OutgoingSubmission = {
		key: crypto.randomUUID(),
		fields: { ...eachField(() => ""), name: "Grace", email: "grace@example.com" },
		consent: true,
		consentVersion: "2026-11-20",
		invite: null,
		durationSeconds: 1,
		poster: null,
		video: new Blob([new Uint8Array(bytes)]),
		place,
	}
	const cancel = new AbortController()
	const done = uploadSubmission("acme", submission, {
		signal: cancel.signal,
		onStatus: (status) => statuses.push(status),
		onPlace: () => noted.push(place.sentBytes),
	})
	const waits = () => statuses.filter(({ phase }) => phase === "waiting")
	return { done, statuses, waits, noted, place, cancel }
}

it("sends a large video in parts, and its form with the upload's id in place of the video", async () => {
	const { offsets, form } = serve()
	const { done, noted } = sending()
	expect(await done).toBe("s")
	expect(offsets()).toEqual([0, PART])
	expect(form()).toMatchObject({ upload_id: "1" })
	expect(form()).not.toHaveProperty("video")
	// Each part that arrived is recorded, for the next page to continue.
	expect(noted).toContain(PART)
})

it("resumes by itself after ten minutes without a network, where the connection broke", async () => {
	let away = false
	const { server, offsets } = serve((call, { offset }) => {
		if (call.method === "PATCH" && offset === 0) {
			away = true
			// The server has stored part of the interrupted part.
			server.offset = 1000
		}
		if (away) call.fail()
		return away
	})
	const { done, statuses, waits } = sending()
	await vi.waitFor(() => expect(waits()).toHaveLength(1))
	for (let minute = 0; minute < 10; minute += 1) {
		await vi.advanceTimersByTimeAsync(60_000)
		expect(statuses.at(-1)).toMatchObject({ phase: "waiting", status: 0 })
	}
	away = false
	await vi.advanceTimersByTimeAsync(30_000)
	expect(await done).toBe("s")
	expect(server.begun).toBe(1)
	expect(offsets()).toEqual([0, 1000, 1000 + PART])
})

it("waits while its own dead request still holds the upload, and resumes", async () => {
	let held = true
	const { server } = serve((call) => {
		if (call.method !== "PATCH" || !held) return false
		held = false
		call.answer({ status: 423, body: { detail: "In use." } })
		return true
	})
	const { done, waits } = sending()
	await vi.waitFor(() => expect(waits()).toMatchObject([{ status: 409, detail: "In use." }]))
	await vi.advanceTimersByTimeAsync(1000)
	await done
	expect(server.begun).toBe(1)
})

it.each(["HEAD", "submit"])("starts over, once, if the %s finds the upload gone", async (found) => {
	let gone = true
	const { server, offsets } = serve((call) => {
		if (!gone || !(call.method === found || call.path.endsWith(found))) return false
		gone = false
		call.answer({ status: 404, body: { detail: "This upload is no longer there." } })
		return true
	})
	const { done } = sending({ ...newPlace(), url: `${UPLOADS}/old`, sentBytes: 1000 })
	expect(await done).toBe("s")
	expect(server.begun).toBe(1)
	expect(offsets().slice(-2)).toEqual([0, PART])
})

it.each([404, 405, 501])("sends the video with the form if a %i blocks parts", async (status) => {
	const { form, offsets } = serve((call) => {
		if (!call.path.startsWith(UPLOADS)) return false
		call.answer({ status, body: "<html>proxy</html>" })
		return true
	})
	const { done } = sending()
	expect(await done).toBe("s")
	expect(offsets()).toEqual([])
	expect((form().video as File).size).toBe(BYTES)
	expect(form()).not.toHaveProperty("upload_id")
})

it("stops when it is canceled, and remembers where to resume", async () => {
	const { calls, server } = serve((call) => call.method === "PATCH" && server.offset > 0)
	const { done, place, cancel } = sending()
	await vi.waitFor(() => expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(2))
	cancel.abort()
	await expect(done).rejects.toThrow()
	expect(calls.at(-1)?.aborted).toBe(true)
	expect(place).toMatchObject({ url: `${UPLOADS}/1`, sentBytes: PART, complete: false })
})

it.each([
	["nginx's default of 1 MB", 1_048_576, 1_048_576],
	["one of 3 MB", 3 * 1_048_576, 2 * 1_048_576],
	["one of 300 KB", 300 * 1024, 256 * 1024],
])("halves its parts until they fit through %s, and goes on with that size", async (_limit, limit, size) => {
	const { offsets, form, calls } = serve((call) => {
		const isTooLarge = call.method === "PATCH" && (call.body as Blob).size > limit
		if (isTooLarge) call.answer({ status: 413, body: "<html>413 Request Entity Too Large</html>" })
		return isTooLarge
	})
	const { done, place, waits } = sending()
	expect(await done).toBe("s")
	expect(form()).toMatchObject({ upload_id: "1" })
	expect(place.partBytes).toBe(size)
	// What passes says which part did not.
	const [refused] = calls
		.filter(({ method }) => method === "PATCH")
		.slice(-1)
		.map(({ headers }) => headers["upload-refused-bytes"])
	expect(refused).toBe(String(2 * size))
	expect(offsets().slice(-2)).toEqual([BYTES - 2 * size, BYTES - size].map((offset) => Math.ceil(offset / size) * size))
	// No pause, no second upload, and none of the parts that passed was sent again.
	expect(waits()).toEqual([])
	expect(calls.filter(({ path }) => path === UPLOADS)).toHaveLength(1)
})

it("stops halving where our own server refuses the video, or nothing is small enough", async () => {
	const refusing = (body: unknown) =>
		serve((call) => {
			if (call.method === "PATCH") call.answer({ status: 413, body })
			return call.method === "PATCH"
		})
	refusing({ detail: "The video is larger than 250 MB." })
	const own = sending()
	await expect(own.done).rejects.toMatchObject({ status: 413, detail: "The video is larger than 250 MB." })
	expect(own.place.partBytes).toBeUndefined()

	const { calls, form } = refusing("<html>")
	// Then the whole video is tried with the form.
	const proxy = sending()
	expect(await proxy.done).toBe("s")
	expect(form()).toHaveProperty("video")
	expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(5)
})

it("sends a small video in parts where a proxy refuses it with its form", async () => {
	const { form } = serve((call) => {
		const whole = call.path.endsWith("/submit") && (call.body as FormData).has("video")
		if (whole) call.answer({ status: 413, body: "<html>" })
		return whole
	})
	const { done } = sending(newPlace(), 900_000)
	expect(await done).toBe("s")
	expect(form()).toMatchObject({ upload_id: "1" })
})
