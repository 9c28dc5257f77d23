import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { dashboardOf, openList, rowOf, submissionRow } from "../../tests/support/submission-list"

describe("a video in preparation", () => {
	it("is polled until it is ready, less and less often", () => {
		vi.useFakeTimers()
		const processing = { playback_state: "processing" } as const
		const { bring, router } = openList([submissionRow("Ada", processing)])
		expect(rowOf("Ada").textContent).toContain("Preparing video…")
		act(() => vi.advanceTimersByTime(1_500))
		expect(router.refresh).toHaveBeenCalledTimes(1)
		bring({ dashboard: dashboardOf([submissionRow("Ada", processing)]) })
		act(() => vi.advanceTimersByTime(1_500))
		expect(router.refresh).toHaveBeenCalledTimes(1)
		act(() => vi.advanceTimersByTime(750))
		expect(router.refresh).toHaveBeenCalledTimes(2)
		bring({ dashboard: dashboardOf([submissionRow("Ada")]) })
		expect(rowOf("Ada").textContent).not.toContain("Preparing video…")
		act(() => vi.advanceTimersByTime(29 * 60_000))
		expect(router.refresh).toHaveBeenCalledTimes(2)
		// The list's addresses expire after an hour.
		act(() => vi.advanceTimersByTime(60_000))
		expect(router.refresh).toHaveBeenCalledTimes(3)
	})

	it("that failed says why, and can be tried again", async () => {
		const failed = { playback_state: "failed", playback_error: "It breaks off." } as const
		const { api, press, router } = openList([submissionRow("Ada", failed)])
		expect(rowOf("Ada").textContent).toContain("It breaks off.")
		api.on("POST /api/admin/submission/{id}/repair", { status: 503, body: { detail: "Away." } }, {})
		await press("Try again to prepare Ada's video")
		expect(await screen.findByText("Failed to prepare video: Away.")).toBeTruthy()
		expect(router.refresh).not.toHaveBeenCalled()
		await press("Try again to prepare Ada's video")
		await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
	})
})
