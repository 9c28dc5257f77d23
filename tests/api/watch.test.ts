import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9, 0) - minutes * 60_000)

/** The names of the rows that the page of `id` leads to. */
async function around(token: string, path: string, names: Record<string, string>) {
	const { document, status } = await readScreen(url + path, signedIn(token))
	expect(status).toBe(200)
	const stepTo = (label: string) => {
		const links = [...document.querySelectorAll("nav a")]
		const href = links.find(({ textContent }) => textContent.trim() === label)?.getAttribute("href")
		return href ? names[/watch\/([\w-]+)/.exec(href)?.[1] ?? ""] : null
	}
	return [stepTo("Previous"), stepTo("Next")]
}

describe("the page to watch a testimonial on", () => {
	it("names the customer, and leads through the list as it was filtered", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const tenantId = tenant.id
		const rows = await Promise.all([
			makeSubmission({ tenantId, name: "Ada", createdAt: at(0) }),
			makeSubmission({ tenantId, name: "Bob", createdAt: at(1), status: "approved" }),
			makeSubmission({ tenantId, name: "Cleo", createdAt: at(2), status: "rejected", withdrawnAt: at(0) }),
			makeSubmission({ tenantId, name: "Dan", createdAt: at(3), status: "rejected" }),
			makeSubmission({ tenantId, name: "Anna", createdAt: at(4) }),
		])
		await makeSubmission({ tenantId: (await makeTenant()).id, name: "Stranger", createdAt: at(2) })
		const names = Object.fromEntries(rows.map(({ id, name }) => [id, name]))
		const of = (name: string, query = "") =>
			around(token, `/admin/${tenant.slug}/watch/${rows.find((row) => row.name === name)?.id}${query}`, names)
		expect(await of("Ada")).toEqual([null, "Bob"])
		expect(await of("Cleo")).toEqual(["Bob", "Dan"])
		expect(await of("Anna")).toEqual(["Dan", null])
		expect(await of("Ada", "?status=pending")).toEqual([null, "Anna"])
		// A row that has left the filter, as after Approve, still leads on.
		expect(await of("Bob", "?status=pending")).toEqual(["Ada", "Anna"])
		expect(await of("Bob", "?status=rejected")).toEqual([null, "Dan"])
		expect(await of("Dan", "?status=withdrawn")).toEqual(["Cleo", null])
		expect(await of("Ada", "?q=AN")).toEqual([null, "Dan"])
		expect(await of("Anna", "?q=AN")).toEqual(["Dan", null])
		expect(await of("Dan", "?status=pending&q=example")).toEqual(["Ada", "Anna"])
		expect(await of("Dan", "?status=nonsense&list=all")).toEqual(["Cleo", "Anna"])

		const page = await readScreen(`${url}/admin/${tenant.slug}/watch/${rows[0].id}?status=pending`, signedIn(token))
		expect([page.title, page.document.documentElement.lang, page.document.querySelectorAll("main").length]).toEqual([
			"Ada",
			"en",
			1,
		])
		expect(page.document.title).toMatch(/^Ada/)
		const back = [...page.document.querySelectorAll("a")].find(({ textContent }) => textContent === "Testimonials")
		expect(back?.getAttribute("href")).toBe(`/admin/${tenant.slug}/dashboard?tab=testimonials&status=pending`)
	})

	it("leads a platform admin through the list of all businesses", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const [bakery, garage] = await Promise.all([makeTenant(), makeTenant()])
		const word = unique()
		const [ada, bob] = await Promise.all([
			makeSubmission({ tenantId: bakery.id, name: `Ada ${word}`, createdAt: at(0) }),
			makeSubmission({ tenantId: garage.id, name: `Bob ${word}`, createdAt: at(1) }),
		])
		const names = { [ada.id]: "Ada", [bob.id]: "Bob" }
		expect(await around(token, `/admin/${bakery.slug}/watch/${ada.id}?list=all&q=${word}`, names)).toEqual([
			null,
			"Bob",
		])
		expect(await around(token, `/admin/${garage.slug}/watch/${bob.id}?list=all&q=${word}`, names)).toEqual([
			"Ada",
			null,
		])
		expect(await around(token, `/admin/${bakery.slug}/watch/${ada.id}?q=${word}`, names)).toEqual([null, null])
	})

	it("answers 404 for another business's testimonial, an unknown one, and nonsense", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSubmission({ tenantId: (await makeTenant()).id, name: "Stranger" })
		for (const other of [id, randomUUID(), "nonsense"]) {
			const page = await readScreen(`${url}/admin/${tenant.slug}/watch/${other}`, signedIn(token))
			expect(page.status).toBe(404)
			expect(page.html).not.toContain("Stranger")
		}
	})
})
