import type { Finding } from "@/lib/bridge.mjs"
import { env } from "@/lib/env"
import { firstAbort } from "@/lib/first-abort"
import { describeError } from "@/lib/jobs/describe-error"
import { findRefusedUpload } from "@/lib/platform/queries"
import { bad, good, hint, isLocal, MB, TIMEOUT_MS } from "./findings"
import { hasTables } from "./queries"

const BODY_BYTES = 5 * MB
const ACCEPT_BODIES =
	"Let it accept 8 MB (nginx: client_max_body_size 8m, Apache: LimitRequestBody 8388608, Kubernetes ingress: proxy-body-size 8m)"

/** Visitors' pages report it, since only they send large requests through the proxy. */
export async function examineUploads(): Promise<Finding[]> {
	if (!(await hasTables())) return []
	const bytes = await findRefusedUpload()
	if (bytes === null) return [good("Uploads: no visitor's page met a limit of the proxy within a week")]
	const size = (bytes / MB).toFixed(1)
	const found = `Uploads: the proxy refused a request of ${size} MB, so videos arrive in smaller, slower pieces`
	return [bad(found, ACCEPT_BODIES)]
}

/** Asks the product through APP_URL. Status 0 and the reason if no answer came. */
async function ask(init: RequestInit): Promise<{ status: number; body: string }> {
	const limit = firstAbort([], TIMEOUT_MS)
	try {
		const response = await fetch(`${env().APP_URL}/api/health`, { ...init, signal: limit.signal, redirect: "manual" })
		return { status: response.status, body: await response.text() }
	} catch (error) {
		return { status: 0, body: describeError(error) }
	} finally {
		limit.stop()
	}
}

/** The product itself refuses this call, with its own sentence, once the body came through. */
async function examineBody(): Promise<Finding> {
	const { status, body } = await ask({ method: "POST", body: new Uint8Array(BODY_BYTES) })
	if (status === 405 && body.includes('"detail"')) return good("Proxy: it lets a request of 5 MB through")
	const said = status === 0 ? body : `answers ${status}`
	return bad(`Proxy: a request of 5 MB doesn't reach the product (${said})`, ACCEPT_BODIES)
}

/** Only a request through the proxies shows whether the product sees a visitor's address. */
export async function examineProxy(): Promise<Finding[]> {
	const { APP_URL, TRUST_PROXY_HOPS: hops } = env()
	if (isLocal(new URL(APP_URL))) {
		return [
			hint(
				"Proxy: none, since APP_URL is this host alone, and visitors can't reach it",
				"Set APP_URL to the https:// address that visitors open",
			),
		]
	}
	const { status, body } = await ask({})
	if (status !== 200 || !body.includes('"live":true')) {
		const said = status === 0 ? `gives no answer (${body})` : `answers ${status}`
		const mend = "Start the product, check APP_URL, and let the proxy forward this address to it"
		return [bad(`Proxy: ${APP_URL}/api/health ${said}`, mend)]
	}
	const trusts =
		hops > 0
			? good(`Proxy: ${APP_URL} leads here; ${hops} trusted`)
			: bad(
					"Proxy: APP_URL leads here through one, and TRUST_PROXY_HOPS is 0, so all visitors share one limit",
					"Set TRUST_PROXY_HOPS=1",
				)
	return [trusts, await examineBody()]
}
