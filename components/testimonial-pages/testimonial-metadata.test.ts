import { expect, it } from "vitest"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import { testimonialMetadata } from "./testimonial-metadata"

const page = (more: Partial<SharedPage["testimonial"]> = {}) =>
	({
		testimonial: {
			name: "Ada",
			tenant: { name: "Acme" },
			is_approved: true,
			poster_url: "/media/submissions/1/poster",
			video_url: "/media/submissions/1/video",
			rendition_url: null,
			content_type: "video/webm",
			width: 1920,
			height: 1080,
			...more,
		},
		headline: null,
		found: null,
	}) as unknown as SharedPage

it("names secure addresses where the installation has them", () => {
	const secure = testimonialMetadata(page(), "1", "https://shop.example").openGraph
	expect(secure).toMatchObject({
		images: [{ secureUrl: "https://shop.example/media/submissions/1/poster?format=card", width: 1200, height: 630 }],
		videos: [{ secureUrl: "https://shop.example/media/submissions/1/video", width: 1920, height: 1080 }],
	})
	const plain = testimonialMetadata(page(), "1", "http://localhost:3000").openGraph
	expect(JSON.stringify(plain)).not.toContain("secureUrl")
})

it("says no size of a video that it does not know", () => {
	const { openGraph } = testimonialMetadata(page({ width: null, height: null }), "1", "https://shop.example")
	expect(JSON.stringify(openGraph?.videos)).not.toMatch(/width|height/)
})
