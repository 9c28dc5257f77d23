import { describe, expect, inject, it } from "vitest"
import { TENANT_ROLES, type TenantRole } from "@/lib/accounts/roles"
import { db } from "@/lib/db/client"
import { makeAdmin, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const LAST_OWNER = "This is the only owner who can sign in. Make someone else an owner first."
const REFUSED = "Your role doesn't allow this. An owner of the business can change that."

const setRole = (token: string, id: string, tenant_role: unknown, query = {}) =>
	send(url, "PATCH /api/admin/users/{id}", { token, query, params: { id }, body: { tenant_role } })
const remove = (token: string, id: string) => send(url, "DELETE /api/admin/users/{id}", { token, params: { id } })
const roleOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).tenantRole
const page = async (path: string, token: string) => {
	const headers = { cookie: `next-auth.session-token=${token}` }
	const answer = await fetch(url + path, { headers, redirect: "manual" })
	return answer.text()
}
/** Where a page that has begun to arrive sends its reader. */
const leadsTo = (html: string) => /http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(html)?.[1]

async function makeTeam() {
	const { tenant, user, token } = await makeTenantWithAdmin()
	const [editor, viewer] = await Promise.all(
		(["editor", "viewer"] as const).map((tenantRole) => makeAdmin({ tenantId: tenant.id, tenantRole })),
	)
	if (!editor || !viewer) throw new Error("Both were made.")
	return { tenant, owner: { user, token }, editor, viewer }
}

describe("a role", () => {
	it("that may only look is told so once on the dashboard, and is given nothing to do next", async () => {
		const { tenant, editor, viewer } = await makeTeam()
		await makeSubmission({ tenantId: tenant.id })
		const dashboards = await Promise.all(
			[editor, viewer].map(({ token }) => page(`/admin/${tenant.slug}/dashboard`, token)),
		)
		const words = "You can view this, but not change it. An owner can give you another role."
		// Only in what is drawn: the data for React repeats the texts.
		const drawn = dashboards.map((html) => html.replaceAll(/<script[\s\S]*?<\/script>/g, ""))
		expect(drawn.map((html) => html.split(words).length - 1)).toEqual([0, 1])
		expect(drawn.map((html) => html.includes("1 testimonial to review"))).toEqual([true, false])
	})

	it("counts from the next call, and is recorded", async () => {
		const { owner, viewer } = await makeTeam()
		const headline = () =>
			send(url, "PUT /api/admin/tenant-settings", { token: viewer.token, body: { page_headline: unique() } })
		expect(await headline()).toMatchObject({ status: 403, refusal: { detail: REFUSED } })
		const changed = await setRole(owner.token, viewer.user.id, "editor")
		expect(changed.body).toMatchObject({ id: viewer.user.id, tenant_role: "editor" })
		expect((await headline()).status).toBe(200)
		await setRole(owner.token, viewer.user.id, "editor")
		const log = await db().auditEntry.findMany({ where: { targetId: viewer.user.id } })
		expect(log).toMatchObject([
			{
				action: "user.role_changed",
				before: { tenant_role: "viewer" },
				after: { email: viewer.user.email, tenant_role: "editor" },
			},
		])
	})

	it("lets a viewer look at testimonials and leads, and take none of them out", async () => {
		const { tenant, viewer, editor } = await makeTeam()
		const { id } = await makeSubmission({ tenantId: tenant.id })
		const { token } = viewer
		expect((await send(url, "GET /api/admin/dashboard", { token })).body.submissions).toHaveLength(1)
		expect((await send(url, "GET /api/admin/chatbot/leads", { token })).status).toBe(200)
		for (const call of [
			"GET /api/admin/submissions/export",
			"GET /api/admin/chatbot/leads/export",
			"GET /api/admin/chatbot/conversations/export",
			"GET /api/admin/quiz-sessions/export",
			"GET /api/admin/quiz-sessions/stopped/export",
			"GET /api/admin/users",
			"GET /api/admin/people/receipts",
			"GET /api/admin/audit",
		] as const) {
			expect([call, (await send(url, call, { token })).status]).toEqual([call, 403])
		}
		expect((await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id } })).status).toBe(403)
		expect((await send(url, "GET /api/admin/submissions/export", { token: editor.token })).status).toBe(200)
	})

	it("can't be raised by its own holder, nor by an editor", async () => {
		const { owner, editor, viewer } = await makeTeam()
		for (const { token, user } of [editor, viewer]) {
			for (const id of [user.id, owner.user.id]) {
				expect(await setRole(token, id, "owner")).toMatchObject({ status: 403, refusal: { detail: REFUSED } })
				expect((await remove(token, id)).status).toBe(403)
			}
			const body = { email: `x-${unique()}@example.com`, tenant_role: "owner" }
			expect((await send(url, "POST /api/admin/users", { token, body })).status).toBe(403)
		}
		expect(await Promise.all([owner, editor, viewer].map(({ user }) => roleOf(user.id)))).toEqual([...TENANT_ROLES])
	})

	it("is refused if it isn't one, and for another business's admin", async () => {
		const [{ owner, viewer }, other] = [await makeTeam(), await makeTenantWithAdmin()]
		for (const role of ["admin", "", null, 5, undefined]) {
			expect(await setRole(owner.token, viewer.user.id, role)).toMatchObject({
				status: 422,
				refusal: { detail: "tenant_role must be owner, editor, or viewer" },
			})
		}
		expect((await setRole(other.token, viewer.user.id, "owner")).status).toBe(404)
	})

	it("of a row without one is the least", async () => {
		const { viewer, owner } = await makeTeam()
		await db().user.update({ where: { id: viewer.user.id }, data: { tenantRole: null } })
		expect((await remove(viewer.token, owner.user.id)).status).toBe(403)
		expect((await send(url, "GET /api/admin/dashboard", { token: viewer.token })).status).toBe(200)
	})
})

describe("the last owner who can sign in", () => {
	it("can be neither removed nor given another role, not even by the platform", async () => {
		const { tenant, owner } = await makeTeam()
		await makeAdmin({ tenantId: tenant.id, isInvited: true })
		const platform = await makeAdmin({ tenantId: null })
		const named = { tenant_id: tenant.id }
		for (const answer of [
			await setRole(owner.token, owner.user.id, "editor"),
			await setRole(platform.token, owner.user.id, "viewer", named),
			await send(url, "DELETE /api/admin/users/{id}", {
				token: platform.token,
				query: named,
				params: { id: owner.user.id },
			}),
		]) {
			expect(answer).toMatchObject({ status: 409, refusal: { detail: LAST_OWNER } })
		}
		expect((await setRole(owner.token, owner.user.id, "owner")).status).toBe(200)
	})

	it("stays if two owners take the role from each other at once", async () => {
		for (let round = 0; round < 5; round++) {
			const { tenant, user, token } = await makeTenantWithAdmin()
			const other = await makeAdmin({ tenantId: tenant.id })
			const answers = await Promise.all([
				setRole(token, other.user.id, "viewer"),
				setRole(other.token, user.id, "viewer"),
			])
			const statuses = answers.map(({ status }) => status).sort()
			expect(statuses[0]).toBe(200)
			expect([403, 409]).toContain(statuses[1])
			expect(await db().user.count({ where: { tenantId: tenant.id, tenantRole: "owner" } })).toBe(1)
		}
	})
})

describe("an invitation", () => {
	it.each([...TENANT_ROLES, undefined])("carries the role %s", async (role: TenantRole | undefined) => {
		const { token } = await makeTenantWithAdmin()
		const body = { email: `x-${unique()}@example.com`, tenant_role: role }
		const invited = await send(url, "POST /api/admin/users", { token, body })
		expect(invited.body.tenant_role).toBe(role ?? "viewer")
		expect(await roleOf(invited.body.id)).toBe(role ?? "viewer")
	})
})

it("shows each role the settings that it may open", async () => {
	const { tenant, owner, editor, viewer } = await makeTeam()
	const settings = `/admin/${tenant.slug}/dashboard?tab=settings`
	const shown = async (token: string, section: string) => {
		const html = await page(`${settings}&section=${section}`, token)
		return [...new Set(Array.from(html.matchAll(/&amp;section=([a-z-]+)"/g), ([, name]) => name))]
	}
	// The first of each group, and all of the open one.
	expect(await shown(owner.token, "consent")).toEqual(["page", "email", "consent", "team", "privacy", "retention"])
	expect(await shown(owner.token, "activity")).toEqual(["page", "email", "consent", "team", "integrations", "activity"])
	expect(await shown(editor.token, "consent")).toEqual(["page", "email", "consent", "integrations"])
	expect(await shown(editor.token, "activity")).toEqual(["page", "email", "consent", "integrations", "activity"])
	expect(await shown(viewer.token, "thank-you")).toEqual([
		"page",
		"email",
		"consent",
		"thank-you",
		"languages",
		"translations",
	])
	const integrations = await page(`${settings}&section=integrations`, editor.token)
	expect([integrations.includes("No webhooks yet"), integrations.includes("No API keys yet")]).toEqual([true, false])
	const home = `/admin/${tenant.slug}/dashboard`
	for (const { token, closed } of [
		{ ...editor, closed: ["team", "privacy", "retention"] },
		{ ...viewer, closed: ["team", "integrations", "privacy", "retention"] },
	]) {
		for (const section of closed) {
			const html = await page(`${settings}&section=${section}`, token)
			expect([leadsTo(html), html.includes(owner.user.email)]).toEqual([home, false])
		}
	}
})
