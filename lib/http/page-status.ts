import { headers } from "next/headers"
import { nodeRequest } from "./node-request"

const STATUS = Symbol.for("testimonials.status")

/**
 * Gives the page that is being made this status instead of 200; call it before the page's own content is returned, and
 * never below a loading.tsx, where the status line has left. Under another server than lib/start the page stays 200.
 */
export async function setPageStatus(status: number): Promise<void> {
	const raw = nodeRequest({ headers: await headers() })
	if (raw) raw[STATUS] = status
}
