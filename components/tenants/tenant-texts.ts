import type { Product } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

/** Texts about tenants on the platform's screens. */
export const createFailed = (error: unknown) => `Failed to create tenant: ${reasonOf(error)}`
export const accessFailed = (error: unknown) => `Failed to update product access: ${reasonOf(error)}`
export const activeFailed = (error: unknown) => `Failed to update tenant: ${reasonOf(error)}`

export const SWITCH_OFF_CONSEQUENCE =
	"Its public pages and shared testimonials answer as if they did not exist. Its admins can still sign in and read, but change nothing. Nothing is deleted, and you can switch it on again at any time."

/** Every product that a tenant can have, in the order of the screens. */
export const PRODUCTS: readonly Product[] = ["video_testimonials", "chatbot"]
