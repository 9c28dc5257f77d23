import { describe, expect, it } from "vitest"
import type { Submission, SubmissionStatus } from "@/lib/client/contract"
import { applyChanges, type RowChange } from "./use-optimistic-rows"

const row = (id: string, status: SubmissionStatus): Submission => ({
	id,
	name: id,
	email: `${id}@example.com`,
	website: null,
	created_at: "2026-11-20T09:00:00.000Z",
	duration_seconds: 62,
	file_size_bytes: 1000,
	video_url: "/media/x",
	poster_url: null,
	content_type: "video/webm",
	status,
	shared_at: null,
	withdrawn_at: null,
	playback_state: "ready",
	playback_error: null,
	tenant_name: "Demo Company",
	tenant_slug: "demo",
	captions_state: null,
	tags: [],
	pinned_at: null,
})
const rows = [row("a", "pending"), row("b", "approved")]
const totals = { total: 2, pending: 1, approved: 1, rejected: 0, withdrawn: 0, file_size_bytes: 2000 }
const changes = (id: string, change: RowChange) => new Map([[id, { change }]])

describe("applyChanges", () => {
	it("updates a row and both counts", () => {
		const shown = applyChanges(rows, totals, changes("a", { status: "approved" }), undefined)
		expect(shown.rows.map((each) => each.status)).toEqual(["approved", "approved"])
		expect(shown.totals).toEqual({ ...totals, pending: 0, approved: 2 })
	})

	it("drops a row that no longer matches the filter", () => {
		const pending = applyChanges(rows.slice(0, 1), totals, changes("a", { status: "rejected" }), "pending")
		expect(pending.rows).toEqual([])
		expect(pending.totals.rejected).toBe(1)
	})

	it("subtracts a deleted row from every count", () => {
		const shown = applyChanges(rows, totals, changes("b", { removed: true }), undefined)
		expect(shown.rows.map((each) => each.id)).toEqual(["a"])
		expect(shown.totals).toEqual({
			total: 1,
			pending: 1,
			approved: 0,
			rejected: 0,
			withdrawn: 0,
			file_size_bytes: 1000,
		})
	})

	it("counts a withdrawn row apart from the rejected ones", () => {
		const gone = { ...row("c", "rejected"), withdrawn_at: "2026-11-21T09:00:00.000Z" }
		const all = { ...totals, total: 3, withdrawn: 1 }
		const shown = applyChanges([...rows, gone], all, changes("c", { removed: true }), undefined)
		expect(shown.totals).toMatchObject({ total: 2, rejected: 0, withdrawn: 0 })
	})

	it("leaves the list alone if the row is on another page", () => {
		expect(applyChanges(rows, totals, changes("z", { removed: true }), undefined)).toEqual({ rows, totals })
	})
})
