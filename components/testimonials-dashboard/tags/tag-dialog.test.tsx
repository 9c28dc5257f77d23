import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { BASE, dashboardOf, openList, submissionRow } from "../../../tests/support/submission-list"

const PUT = "PUT /api/admin/submission/{id}/tags"
const TAGS = [
	{ id: "wed", name: "Wedding" },
	{ id: "vip", name: "VIP" },
]
const [WEDDING] = TAGS

function open() {
	const rows = [
		submissionRow("Ada", { tags: TAGS }),
		submissionRow("Bob", { tags: TAGS.slice(0, 1) }),
		submissionRow("Eve", { status: "approved" }),
	]
	const list = openList(rows, { dashboard: { ...dashboardOf(rows), tags: TAGS } })
	list.api.on(PUT, {})
	const dialog = () => within(screen.getByRole("dialog"))
	return {
		...list,
		dialog,
		box: (name: string) => dialog().getByRole("checkbox", { name }) as HTMLInputElement,
		pressIn: (name: string) => list.user.click(dialog().getByRole("button", { name })),
		changes: () => list.api.sentTo(PUT).map(({ url, body }) => [url.pathname.split("/").at(-2), body]),
	}
}

it("shows a row's tags, and changes only what was ticked", async () => {
	const { choose, box, user, pressIn, changes, router } = open()
	const ada = document.querySelector<HTMLElement>("[data-row=ada]") ?? expect.fail()
	expect(
		within(ada)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	).toEqual(["Wedding", "VIP"])
	await choose("Bob", "Tags…")
	expect(screen.getByRole("dialog", { name: "Tags for Bob" })).toBeTruthy()
	expect([box("Wedding").checked, box("VIP").checked]).toEqual([true, false])
	await user.click(box("VIP"))
	await pressIn("Save")
	await screen.findByText("Tags saved")
	expect(changes()).toEqual([["bob", { add: ["vip"], remove: [] }]])
	expect(screen.queryByRole("dialog")).toBe(null)
	expect(router.refresh).toHaveBeenCalled()
})

it("leaves alone what only some of several have, until it is ticked", async () => {
	const { select, pressInBar, box, user, pressIn, changes } = open()
	for (const name of ["Ada", "Bob", "Eve"]) await select(name)
	await pressInBar("Tags")
	expect([box("Wedding").indeterminate, box("VIP").indeterminate]).toEqual([true, true])
	await user.click(box("VIP"))
	expect(box("VIP").checked).toBe(true)
	await pressIn("Save")
	await screen.findByText("Tags saved for 3 testimonials")
	expect(changes()).toEqual([
		["bob", { add: ["vip"], remove: [] }],
		["eve", { add: ["vip"], remove: [] }],
	])
})

it("makes a new tag on the way, and says why it can't", async () => {
	const { api, choose, user, dialog, pressIn, changes } = open()
	api.on(
		"POST /api/admin/tags",
		{ status: 409, body: { detail: "You already have the tag “Wedding”." } },
		{ body: { id: "new", name: "Press" } },
	)
	await choose("Eve", "Tags…")
	const field = dialog().getByRole("textbox", { name: "New tag" }) as HTMLInputElement
	await user.type(field, "wedding{Enter}")
	expect((await dialog().findByRole("alert")).textContent).toContain("You already have the tag")
	expect(field.value).toBe("wedding")
	await user.clear(field)
	await user.type(field, "Press")
	await pressIn("Save")
	await screen.findByText("Tags saved")
	expect(changes()).toEqual([["eve", { add: ["new"], remove: [] }]])
})

it("makes a new tag only once if tagging fails at first", async () => {
	const { api, choose, user, dialog, pressIn } = open()
	api.on("POST /api/admin/tags", { body: { id: "new", name: "Press" } })
	api.on(PUT, { status: 503, body: { detail: "Busy" } }, {})
	await choose("Eve", "Tags…")
	await user.type(dialog().getByRole("textbox", { name: "New tag" }), "Press")
	await pressIn("Save")
	await dialog().findByRole("alert")
	await pressIn("Save")
	await screen.findByText("Tags saved")
	expect(api.sentTo("POST /api/admin/tags")).toHaveLength(1)
})

it("renames and deletes a tag in its place", async () => {
	const { api, press, user, dialog, pressIn } = open()
	api.on("PUT /api/admin/tag/{id}", { body: { id: "wed", name: "Weddings" } })
	const refusal = "A widget shows only testimonials with this tag: “Home”. Choose other tags there first."
	api.on("DELETE /api/admin/tag/{id}", { status: 409, body: { detail: refusal } }, { status: 204 })
	await press("Filter")
	await user.click(screen.getByRole("menuitem", { name: "Manage tags…" }))
	expect(dialog().queryByRole("checkbox")).toBe(null)
	await pressIn("Rename Wedding")
	const name = dialog().getByRole("textbox", { name: "New name for Wedding" })
	expect(document.activeElement).toBe(name)
	await user.type(name, "s{Enter}")
	expect(await dialog().findByText("Weddings")).toBeTruthy()
	expect(api.sentTo("PUT /api/admin/tag/{id}").map(({ body }) => body)).toEqual([{ name: "Weddings" }])
	for (const outcome of [refusal, null]) {
		await pressIn("Delete VIP")
		expect(document.activeElement?.textContent).toBe("Cancel")
		await pressIn("Delete")
		if (outcome) expect(await dialog().findByText(outcome)).toBeTruthy()
	}
	await waitFor(() => expect(dialog().queryByText("VIP")).toBe(null))
})

it("filters the list by a tag, with the search and without a page", async () => {
	const rows = [submissionRow("Ada", { tags: TAGS })]
	const search = { status: "pending", q: "a", cursor: "c" } as const
	const { press, user, router } = openList(rows, { dashboard: { ...dashboardOf(rows), tags: TAGS }, search })
	await press("Filter")
	await user.click(screen.getByRole("menuitem", { name: "Wedding" }))
	expect(router.push).toHaveBeenLastCalledWith(`${BASE}?status=pending&q=a&tag=${WEDDING?.id}`)
})

it("names the filter, hands it on, and says why nothing is there", async () => {
	const rows = [submissionRow("Ada")]
	const { bring, press, user, router } = openList(rows, {
		dashboard: { ...dashboardOf(rows), tags: TAGS },
		search: { tag: "vip" },
		tenant: { tenant_slug: "bakery", page_url: "http://localhost:3000/bakery", accept_written: true },
	})
	const href = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href")
	expect(href(/Watch Ada/)).toBe("/admin/bakery/watch/ada?tag=vip")
	expect(href(/Export CSV/)).toBe("/api/admin/submissions/export?tenant_slug=bakery&tag=vip")
	expect(href(/Pending$/)).toBe(`${BASE}?status=pending&tag=vip`)
	await press("Filter: VIP")
	await user.click(screen.getByRole("menuitem", { name: "Written" }))
	expect(router.push).toHaveBeenLastCalledWith(`${BASE}?kind=written&tag=vip`)
	await press("Filter: VIP")
	await user.click(screen.getByRole("menuitem", { name: "All testimonials" }))
	expect(router.push).toHaveBeenLastCalledWith(BASE)
	bring({ dashboard: { ...dashboardOf([]), totals: dashboardOf(rows).totals, tags: TAGS }, search: { tag: "vip" } })
	expect(screen.getByText("No testimonials with this tag match.")).toBeTruthy()
})
