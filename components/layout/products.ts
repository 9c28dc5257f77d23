import type { Product } from "@/lib/client/contract"

export const PRODUCT_LABELS: Record<Product, string> = {
	video_testimonials: "Video Testimonials",
	chatbot: "AI Chatbot",
}

/** Products whose dashboards exist: a link to a screen that is not built yet would end on a 404. */
const BUILT: readonly Product[] = ["video_testimonials"]

export interface ProductLink {
	product: Product
	label: string
	href: string
}

/** `tenantSlug` is the tenant's in the address, or the signed-in admin's own; null on the platform's dashboards. */
export function productLinks(tenantSlug: string | null): ProductLink[] {
	const paths: Record<Product, string> = tenantSlug
		? { video_testimonials: `/admin/${tenantSlug}/dashboard`, chatbot: `/admin/${tenantSlug}/chatbot` }
		: { video_testimonials: "/admin/platform/dashboard", chatbot: "/admin/chatbot" }
	return BUILT.map((product) => ({ product, label: PRODUCT_LABELS[product], href: paths[product] }))
}
