import { largestPaint, openBrowser } from "../harness/browser.mjs"
import { logIn } from "../harness/product.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { absolute } from "../harness/table.mjs"
import { BARE_PAGE } from "../harness/tree.mjs"
import { productWithRows } from "./dashboard.mjs"

const ROWS = 1_000

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measurePaint(lab) {
	const product = await productWithRows(lab, "few", ROWS)
	const origin = `http://localhost:${product.port}`
	const browser = await openBrowser(lab)
	const login = await logIn(product)
	const { figure } = await inTurns(lab.quick ? 1 : 5, {
		bare: () => largestPaint(browser, origin + BARE_PAGE),
		page: () => largestPaint(browser, `${origin}/bench-1`),
		login: () => largestPaint(browser, `${origin}/admin/bench-1`),
		dashboard: () => largestPaint(browser, `${origin}/admin/platform/dashboard?tab=testimonials`, login),
	})
	/** @param {string} what @param {"page" | "login" | "dashboard"} name @param {number} atMost */
	const line = (what, name, atMost) =>
		absolute({
			what: `largest paint on a phone with a slow line: ${what} · bare page`,
			unit: "s",
			baseline: figure("bare") / 1000,
			ours: figure(name) / 1000,
			atMost,
			baselineIs: "one paragraph below the same root layout",
		})
	return [
		line("a tenant's page", "page", 1),
		line("a login", "login", 1.6),
		line("the dashboard with 50 rows", "dashboard", 1.6),
	]
}
