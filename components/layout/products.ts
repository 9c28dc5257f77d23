import type { Product } from "@/lib/client/contract"

export const PRODUCT_LABELS: Record<Product, string> = {
	video_testimonials: "Video Testimonials",
	chatbot: "AI Chatbot",
}

/** Products whose dashboards exist: a link to a screen that is not built yet would end on a 404. */
const BUILT: readonly Product[] = ["video_testimonials", "chatbot"]

export interface ProductLink {
	product: Product
	label: string
	href: string
}

/**
 * `tenantSlug` is the tenant's in the address, or the signed-in admin's own; null on the platform's dashboards. From the
 * chatbot's screens the dashboard at its bare address would open on its chatbot tab: the link names the tab then.
 */
export function productLinks(tenantSlug: string | null, current: Product): ProductLink[] {
	const tab = current === "chatbot" ? "?tab=testimonials" : ""
	const paths: Record<Product, string> = tenantSlug
		? { video_testimonials: `/admin/${tenantSlug}/dashboard${tab}`, chatbot: `/admin/${tenantSlug}/chatbot` }
		: { video_testimonials: "/admin/platform/dashboard", chatbot: "/admin/chatbot" }
	return BUILT.map((product) => ({ product, label: PRODUCT_LABELS[product], href: paths[product] }))
}
