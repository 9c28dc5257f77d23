import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { eachField } from "@/lib/submissions/form-fields"
import { ApiError } from "./api"
import type { OutgoingSubmission, UploadStatus, WaitingStatus } from "./outgoing-submission"
import { sendForm } from "./send-form"
import { newPlace } from "./upload-place"
import { uploadSubmission } from "./upload-submission"

vi.mock("./send-form", () => ({ sendForm: vi.fn() }))

beforeEach(() => {
	vi.mocked(sendForm).mockReset()
	vi.useFakeTimers()
	vi.stubGlobal("navigator", { userAgent: "test" })
	vi.stubGlobal("addEventListener", vi.fn())
	vi.stubGlobal("removeEventListener", vi.fn())
	vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

function sending() {
	const statuses: UploadStatus[] = []
	const submission: OutgoingSubmission = {
		key: "k",
		fields: { ...eachField(() => ""), name: "Grace", email: "grace@example.com" },
		consent: true,
		consentVersion: "2026-11-20",
		invite: null,
		durationSeconds: 1,
		poster: null,
		video: new Blob(["video"]),
		place: newPlace(),
	}
	const done = uploadSubmission("acme", submission, {
		signal: new AbortController().signal,
		onStatus: (status) => statuses.push(status),
		onPlace() {},
	})
	const waits = () => statuses.filter((status): status is WaitingStatus => status.phase === "waiting")
	async function waitAfter(attempts: number): Promise<WaitingStatus> {
		await vi.waitFor(() => expect(waits()).toHaveLength(attempts))
		const wait = waits().at(-1)
		if (!wait) throw new Error("It does not wait.")
		return wait
	}
	return { done, waitAfter }
}

it("does not count manual attempts: neither the retries nor the pauses grow with them", async () => {
	const answer = vi.mocked(sendForm).mockRejectedValue(new ApiError(503, ""))
	const { done, waitAfter } = sending()
	for (let press = 1; press <= 10; press += 1) (await waitAfter(press)).tryNow()
	const wait = await waitAfter(11)
	expect(wait).toMatchObject({ status: 503, detail: "" })
	answer.mockResolvedValue({ submission_id: "s" })
	await vi.advanceTimersByTimeAsync(1000)
	expect(await done).toBe("s")
	expect(answer).toHaveBeenCalledTimes(12)
})

it("gives up after six automatic attempts were refused", async () => {
	vi.mocked(sendForm).mockRejectedValue(new ApiError(503, ""))
	const { done, waitAfter } = sending()
	const refused = expect(done).rejects.toMatchObject({ status: 503 })
	;(await waitAfter(1)).tryNow()
	await vi.advanceTimersByTimeAsync(60_000)
	await refused
	expect(sendForm).toHaveBeenCalledTimes(7)
})
