import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"

const { url } = inject("product")

/** Name or property of each meta element and its content, as a crawler reads them: in the head and without a script. */
async function readMeta(path: string) {
	const answer = await fetch(url + path, { headers: { "user-agent": "Twitterbot/1.0" } })
	const html = await answer.text()
	const [head = ""] = html.split("</head>")
	const of = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ""
	const tags = (head.match(/<meta\b[^>]*>/g) ?? []).map((tag) => [
		of(tag, "property") || of(tag, "name"),
		of(tag, "content"),
	])
	return { html, title: /<title>(.*?)<\/title>/.exec(head)?.[1], meta: Object.fromEntries(tags) }
}

it("a shared testimonial tells crawlers what it is, and only an approved one is indexed", async () => {
	const tenant = await makeTenant()
	const name = `Ada ${unique()}`
	const posterKey = `submissions/${tenant.id}/${unique()}/poster.jpg`
	const { id } = await makeSubmission({ tenantId: tenant.id, name, posterKey })
	const path = `/testimonial/${id}`
	const title = `${name} about ${tenant.name}`
	const poster = `${url}/media/submissions/${id}/poster?format=card`
	const first = await readMeta(path)
	expect(first.title).toBe(title)
	expect(first.meta).toMatchObject({
		robots: "noindex, nofollow",
		"og:title": title,
		"og:description": `A video testimonial shared by ${tenant.name}.`,
		"og:type": "video.other",
		"og:url": url + path,
		"og:site_name": tenant.name,
		"og:image": poster,
		"og:video": `${url}/media/submissions/${id}/video`,
		"og:video:type": "video/webm",
		"twitter:card": "summary_large_image",
		"twitter:title": title,
		"twitter:image": poster,
	})
	await db().submission.update({ where: { id }, data: { status: "approved" } })
	expect((await readMeta(path)).meta).not.toHaveProperty("robots")
	await db().submission.update({ where: { id }, data: { posterKey: null } })
	const plain = await readMeta(path)
	expect(plain.meta["twitter:card"]).toBe("summary")
	expect(plain.meta).not.toHaveProperty("og:image")
	await db().submission.update({ where: { id }, data: { status: "rejected" } })
	const gone = await readMeta(path)
	expect(gone.meta.robots).toBe("noindex")
	expect(gone.html).not.toContain(name)
})

it("says how large picture and video are, and lets networks play it in place where it may be embedded", async () => {
	const tenant = await makeTenant({ showInSearch: true })
	const posterKey = `submissions/${tenant.id}/${unique()}/poster.jpg`
	const about = { tenantId: tenant.id, posterKey, width: 1080, height: 1920 }
	const { id } = await makeSubmission({ ...about, status: "pending" })
	const path = `/testimonial/${id}`
	const waiting = await readMeta(path)
	expect(waiting.meta).toMatchObject({
		"og:image:type": "image/jpeg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:video:width": "1080",
		"og:video:height": "1920",
		"twitter:card": "summary_large_image",
	})
	expect(waiting.meta).not.toHaveProperty("twitter:player")
	await db().submission.update({ where: { id }, data: { status: "approved", sharedAt: new Date() } })
	const { meta } = await readMeta(path)
	expect(meta).toMatchObject({
		"twitter:card": "player",
		"twitter:player": `${url}/embed/${id}`,
		"twitter:player:stream": `${url}/media/submissions/${id}/video`,
		"twitter:player:width": "338",
		"twitter:player:height": "640",
	})
	expect((await fetch(meta["twitter:player"] ?? "")).status).toBe(200)
	await db().tenant.update({ where: { id: tenant.id }, data: { showInSearch: false } })
	expect((await readMeta(path)).meta).not.toHaveProperty("twitter:player")
})

it("dashboards and logins are not indexed, but a business's page is", async () => {
	const { slug } = await makeTenant()
	for (const [path, robots] of [
		["/admin/platform", "noindex"],
		[`/admin/${slug}`, "noindex"],
		[`/${slug}/thank-you`, "noindex"],
		[`/${slug}`, undefined],
		["/", undefined],
	] as const) {
		expect((await readMeta(path)).meta.robots, path).toBe(robots)
	}
})

it("a dashboard sends fifty rows, draws a screenful, and links to older ones; a bookmark of a page that no longer exists starts over", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const made = (at: number) => ({ tenantId: tenant.id, createdAt: new Date(Date.UTC(2026, 0, 15) - at * 60_000) })
	await Promise.all(Array.from({ length: 51 }, (_, at) => makeSubmission({ ...made(at), name: `Customer ${at}` })))
	const headers = { cookie: `next-auth.session-token=${token}` }
	const open = async (path: string) => {
		const html = await (await fetch(url + path, { headers })).text()
		const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name)
		return { html, drawn: names(/aria-label="Watch (Customer \d+)"/g), brought: names(/\\"(Customer \d+)\\"/g) }
	}
	const path = `/admin/${tenant.slug}/dashboard`
	const first = await open(path)
	expect(first.brought).toEqual(Array.from({ length: 50 }, (_, at) => `Customer ${at}`))
	expect(first.drawn).toEqual(first.brought.slice(0, 8))
	const older = new RegExp(`href="(${path}\\?cursor=[^"]+)"`).exec(first.html)?.[1] ?? expect.fail("no older page")
	expect((await open(older)).drawn).toEqual(["Customer 50"])
	const astray = await fetch(`${url}${path}?q=Customer&cursor=nonsense`, { headers, redirect: "manual" })
	const leadsTo = astray.headers.get("location") ?? /content="\d+;url=([^"]+)"/.exec(await astray.text())?.[1]
	expect(leadsTo).toBe(`${path}?q=Customer`)
})
