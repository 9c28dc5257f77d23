import type { Product } from "@/lib/client/contract"
import * as layoutWords from "./layout-words"

export const PRODUCT_LABELS: Record<Product, string> = {
	video_testimonials: layoutWords.videoTestimonials,
	chatbot: layoutWords.aiChatbot,
}

export interface ProductLink {
	/** Quizzes are a tab of the chatbot product. */
	name: Product | "quizzes"
	label: string
	href: string
}

/**
 * `tenantSlug` is the tenant in the address or the signed-in admin's own, and null on the platform's dashboards. A
 * dashboard opened from the chatbot's screens would start on its chatbot tab, so the link names the testimonials tab.
 */
export function productLinks(tenantSlug: string | null, current: Product, hasQuizzes: boolean): ProductLink[] {
	const tab = current === "chatbot" ? "?tab=testimonials" : ""
	const paths: Record<Product, string> = tenantSlug
		? { video_testimonials: `/admin/${tenantSlug}/dashboard${tab}`, chatbot: `/admin/${tenantSlug}/chatbot` }
		: { video_testimonials: "/admin/platform/dashboard", chatbot: "/admin/chatbot" }
	const names = Object.keys(paths) as Product[]
	return [
		...names.map((name) => ({ name, label: PRODUCT_LABELS[name], href: paths[name] })),
		...(tenantSlug && hasQuizzes
			? [{ name: "quizzes" as const, label: layoutWords.quizzes, href: `${paths.chatbot}?tab=quizzes` }]
			: []),
	]
}
