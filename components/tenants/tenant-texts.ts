import type { Product } from "@/lib/client/contract"

/** What the platform's screens say about tenants; those in single quotes in the specification are the contract's. */
const UNREACHABLE = "The server could not be reached."
const because = (detail: string) => detail || UNREACHABLE

export const createFailed = (detail: string) => `Failed to create tenant: ${because(detail)}`
export const accessFailed = (detail: string) => `Failed to update product access: ${because(detail)}`
export const activeFailed = (detail: string) => `Failed to update tenant: ${because(detail)}`

export const SWITCH_OFF_CONSEQUENCE =
	"Its public pages and shared testimonials answer as if they did not exist. Its admins can still sign in and read, but change nothing. Nothing is deleted, and you can switch it on again at any time."

/** Named here as well as in the layout: a label is what tests and people look for. */
export const PRODUCTS: readonly Product[] = ["video_testimonials", "chatbot"]
