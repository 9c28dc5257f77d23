import type { Product } from "@/lib/client/contract"
import * as layoutWords from "./layout-words"

export const PRODUCT_LABELS: Record<Product, string> = {
	video_testimonials: layoutWords.videoTestimonials,
	chatbot: layoutWords.aiChatbot,
}

/** Products that have a dashboard. A link to one without would lead to a 404. */
const BUILT: readonly Product[] = ["video_testimonials", "chatbot"]

export interface ProductLink {
	product: Product
	label: string
	href: string
}

/**
 * `tenantSlug` is the tenant in the address or the signed-in admin's own, and null on the platform's dashboards. A
 * dashboard opened from the chatbot's screens would start on its chatbot tab, so the link names the testimonials tab.
 */
export function productLinks(tenantSlug: string | null, current: Product): ProductLink[] {
	const tab = current === "chatbot" ? "?tab=testimonials" : ""
	const paths: Record<Product, string> = tenantSlug
		? { video_testimonials: `/admin/${tenantSlug}/dashboard${tab}`, chatbot: `/admin/${tenantSlug}/chatbot` }
		: { video_testimonials: "/admin/platform/dashboard", chatbot: "/admin/chatbot" }
	return BUILT.map((product) => ({ product, label: PRODUCT_LABELS[product], href: paths[product] }))
}
