import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openList, PATCH, rowOf, submissionRow } from "../../tests/support/submission-list"

const DELETE = "DELETE /api/admin/submission/{id}"

describe("sharing", () => {
	const SHARE = "POST /api/admin/submission/{id}/share"
	const answer = { body: { share_url: "https://example.com/testimonial/ada", share_text: "Watch Ada" } }

	it("is offered beside Undo and in an approved row, and shares nothing before a choice", async () => {
		const { api, press, user } = openList([submissionRow("Ada"), submissionRow("Eve", { status: "rejected" })])
		api.on(PATCH, {})
		api.on(SHARE, answer)
		expect(screen.queryByRole("button", { name: /^Share/ })).toBe(null)
		await press("Approve Ada")
		await screen.findByText("Ada approved")
		await press("Share")
		const dialog = within(await screen.findByRole("dialog", { name: "Share Ada's testimonial" }))
		expect(dialog.queryByText(/haven't approved/)).toBe(null)
		await user.keyboard("{Escape}")
		expect(api.sentTo(SHARE)).toEqual([])
		await press("Share Ada")
		await user.click(await screen.findByRole("button", { name: "Copy link" }))
		expect(await screen.findByText(/^Link copied\./)).toBeTruthy()
		expect(await navigator.clipboard.readText()).toBe(answer.body.share_url)
	})

	it("is not offered for several at once, nor after a rejection", async () => {
		const { api, user, choose, press, pressInBar } = openList([submissionRow("Ada"), submissionRow("Bob")])
		api.on(PATCH, {})
		await choose("Ada", "Reject")
		await press("It's a duplicate")
		await screen.findByText("Ada rejected")
		await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
		await pressInBar("Approve")
		await screen.findByText("2 testimonials approved")
		expect(screen.queryByRole("button", { name: "Share" })).toBe(null)
	})
})

it("pins an approved one, with a mark beside its name, and takes it down again", async () => {
	const { api, choose, press, user } = openList([submissionRow("Ada", { status: "approved" }), submissionRow("Bob")])
	const PIN = "PUT /api/admin/submission/{id}/pin"
	api.on(PIN, {})
	await choose("Ada", "Pin to top")
	expect(await screen.findByText("Ada pinned to the top of your widgets")).toBeTruthy()
	expect(rowOf("Ada").textContent).toContain("Pinned")
	await choose("Ada", "Unpin")
	expect(await screen.findByText("Ada unpinned")).toBeTruthy()
	expect(rowOf("Ada").textContent).not.toContain("Pinned")
	expect(api.sentTo(PIN).map(({ body }) => body)).toEqual([{ pinned: true }, { pinned: false }])
	await press("More for Bob")
	expect(screen.queryByRole("menuitem", { name: "Pin to top" })).toBe(null)
	await user.keyboard("{Escape}")
})

describe("several rows", () => {
	it("are approved and deleted together after one confirmation, and deselected", async () => {
		const { api, user, press, select, pressInBar, confirm, patched, rows } = openList()
		api.on(PATCH, {})
		api.on(DELETE, { status: 204 })
		await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
		expect(within(screen.getByRole("toolbar")).getByRole("status").textContent).toBe("3 selected")
		await press("Clear selection")
		expect(screen.queryByRole("toolbar")).toBe(null)
		for (const name of ["Ada", "Eve"]) await select(name)
		await pressInBar("Approve")
		expect(await screen.findByText("2 testimonials approved")).toBeTruthy()
		expect([patched().sort(), screen.queryByRole("toolbar")]).toEqual([["ada approved", "eve approved"], null])
		for (const name of ["Ada", "Bob"]) await select(name)
		await pressInBar("Delete")
		expect((await screen.findByRole("alertdialog", { name: "Delete 2 testimonials?" })).textContent).toContain(
			"Are you sure you want to delete these 2 testimonials? This action cannot be undone.",
		)
		await confirm("Delete")
		expect(await screen.findByText("2 testimonials deleted")).toBeTruthy()
		expect([rows(), screen.queryByRole("toolbar")]).toEqual([["eve"], null])
	})

	it("of which the server refuses some: those return, with their number", async () => {
		const { api, user, press, pressInBar, counts } = openList([submissionRow("Ada"), submissionRow("Bob")])
		api.on(PATCH, {}, { status: 409, body: { detail: "No." } })
		await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
		await pressInBar("Reject")
		await press("None of these Its stars stay in your average.")
		expect(await screen.findByText("Failed to update testimonial: No.")).toBeTruthy()
		expect([screen.getByText("1 of 2 testimonials.") && counts(), screen.getByText("Ada rejected") && true]).toEqual([
			"2All1Pending0Approved1Rejected",
			true,
		])
	})
})
