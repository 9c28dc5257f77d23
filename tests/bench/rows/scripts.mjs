import { createHash, randomBytes, randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import pg from "pg"
import { fetchedScripts, openBrowser } from "../harness/browser.mjs"
import { makeClip } from "../harness/clip.mjs"
import { absolute, compared } from "../harness/table.mjs"
import { BARE_PAGE } from "../harness/tree.mjs"

/**
 * Kilobytes (1,024 bytes) after gzip, without scripts that only run on a click.
 * @param {import("playwright").Browser} browser @param {string} address
 */
async function scriptKilobytes(browser, address) {
	const scripts = await fetchedScripts(browser, address)
	return scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024
}

/**
 * Adds everything that a page can show, such as a carousel or a gift, because each brings its scripts along.
 * @param {string} url
 */
async function fillPages(url) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query(`INSERT INTO carousel_images (image_key, caption, order_index)
		SELECT 'assets/bench/' || n || '.jpg', 'Image ' || n, n FROM generate_series(1, 4) n`)
	await client.query(`UPDATE tenants SET pdf_gift_key = 'assets/bench/gift.pdf' WHERE slug = 'bench-3'`)
	await client.end()
}

/**
 * Adds a quiz with one question of each type, and a result with a PDF.
 * @param {string} url @returns {Promise<string>} the quiz's id
 */
async function addQuiz(url) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const questions = ["multiple_choice", "rating", "yes_no", "text"].map((type) => ({
		id: type,
		question: `A ${type}?`,
		type,
		options: type === "multiple_choice" ? ["One", "Two"] : [],
		required: false,
		points: {},
		category: "",
		weight: 1,
	}))
	const { rows } = await client.query(
		`INSERT INTO quizzes (tenant_id, name, questions, scoring_config, is_active, content_hash)
		SELECT id, 'Bench', $1::jsonb, '{}'::jsonb, true, 'bench' FROM tenants WHERE slug = 'bench-3' RETURNING id`,
		[JSON.stringify(questions)],
	)
	await client.end()
	return rows[0].id
}

/** @param {import("../harness/lab.mjs").Lab} lab @param {string} origin @returns {Promise<string>} its id */
async function submitOne(lab, origin) {
	const file = path.join(lab.folder, "clip-page.webm")
	const clip = await makeClip(1)
	writeFileSync(file, clip)
	const form = new FormData()
	for (const [name, value] of Object.entries({ name: "Grace Hopper", email: "grace@example.com", consent: "true" })) {
		form.set(name, value)
	}
	form.set("video", new Blob([clip], { type: "video/webm" }), "testimonial.webm")
	const headers = { "idempotency-key": randomUUID() }
	const answer = await fetch(`${origin}/api/tenant/bench-3/submit`, { method: "POST", body: form, headers })
	return (await answer.json()).submission_id
}

/**
 * The link is only in the mail. This replaces its token with one of our own.
 * @param {string} url @param {string} submissionId @returns {Promise<string>} the token
 */
async function tokenFor(url, submissionId) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const token = randomBytes(32).toString("base64url")
	const hash = createHash("sha256").update(token).digest("hex")
	await client.query("UPDATE consent_records SET token_hash = $1 WHERE submission_id = $2", [hash, submissionId])
	await client.end()
	return token
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureScripts(lab) {
	const { port } = await lab.product()
	const database = await lab.database("common")
	await fillPages(database)
	const origin = `http://127.0.0.1:${port}`
	const browser = await openBrowser(lab)
	const baseline = await scriptKilobytes(browser, origin + BARE_PAGE)
	const submissionId = await submitOne(lab, origin)
	const quizId = await addQuiz(database)
	const pages = {
		"/": "/",
		"/{tenantSlug}": "/bench-3",
		"/{tenantSlug}/thank-you": "/bench-3/thank-you",
		"/quiz/{tenantSlug}/{quizId}": `/quiz/bench-3/${quizId}`,
		"/embed/quiz/{quizId}": `/embed/quiz/${quizId}`,
		"/testimonial/{id}": `/testimonial/${submissionId}`,
		"/consent/{token}": `/consent/${await tokenFor(database, submissionId)}`,
		"/chat/{tenantSlug}": "/chat/bench-3",
	}
	const lines = []
	for (const [what, address] of Object.entries(pages)) {
		const ours = await scriptKilobytes(browser, origin + address)
		lines.push(
			compared({
				what: `JavaScript of ${what}, gzip · empty page`,
				unit: "KB",
				baseline,
				ours,
				ratio: ours / baseline,
				atMost: 1.15,
				baselineIs: "one paragraph below the same root layout; both as a browser fetches them without a click",
			}),
		)
	}
	lines.push(await launcherLine(origin))
	return lines
}

/** The launcher of the lightest comparable full product has 110 KB. @param {string} origin */
async function launcherLine(origin) {
	const file = await fetch(`${origin}/embed.js`)
	const ours = brotliCompressSync(Buffer.from(await file.arrayBuffer())).length / 1024
	return absolute({
		what: "embed launcher before the first click, brotli · lightest full peer",
		unit: "KB",
		baseline: 110,
		ours,
		atMost: 1,
	})
}
