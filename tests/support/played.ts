import type { PlayedTestimonial } from "@/lib/client/contract"

export const PLAYED: PlayedTestimonial = {
	id: "one",
	kind: "video",
	name: "Grace Hopper",
	relation: "Employee",
	stars: 5,
	text: null,
	photo_url: null,
	video_url: "/media/submissions/one/video",
	content_type: "video/webm",
	rendition_url: null,
	poster_url: "/media/submissions/one/poster",
	width: 720,
	height: 1280,
	captions: null,
	gift: { text: "Grace got a cake.", language: null },
}
