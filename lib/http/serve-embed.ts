import { embedPolicy, frameUnderIsolation } from "./content-security-policy"
import { serveText } from "./serve-text"

/** For frames on other websites. It runs no script and holds no form: a visitor cannot be tricked into a click. */
export function serveEmbed(request: Request, text: string, status = 200): Response {
	const served = serveText(request, { text, contentType: "text/html", readableBy: [], status })
	served.headers.set("content-security-policy", embedPolicy())
	frameUnderIsolation(served.headers)
	return served
}
