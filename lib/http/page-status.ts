import { headers } from "next/headers"
import { nodeRequest } from "./node-request"

const STATUS = Symbol.for("testimonials.status")

/**
 * Sets the status of the page being rendered instead of 200. Call it before the page returns its content, and never
 * below a loading.tsx, where the status line has already been sent. Has no effect under a server other than lib/start.
 */
export async function setPageStatus(status: number): Promise<void> {
	const raw = nodeRequest({ headers: await headers() })
	if (raw) raw[STATUS] = status
}
