import { embedPolicy, frameUnderIsolation } from "./content-security-policy"
import { serveText } from "./serve-text"

/**
 * Serves a page that is made for frames on other sites. It runs no script and holds no form, so nothing on it can be
 * pressed by deceit. A page that says what is gone has the status 404, and is shown all the same.
 */
export function serveEmbed(request: Request, text: string, status = 200): Response {
	const served = serveText(request, { text, contentType: "text/html", readableBy: [], status })
	served.headers.set("content-security-policy", embedPolicy())
	frameUnderIsolation(served.headers)
	return served
}
