import { tenant } from "@/lib/calls"
import { Retention, RetentionPreview } from "./answers"
import { RetentionPreviewQuery, RetentionUpdate } from "./schema"

export const retentionCalls = {
	"GET /api/admin/retention": tenant("Get what the business has deleted by age", {
		effect: "read",
		product: null,
		answer: Retention,
	}),
	"PUT /api/admin/retention": tenant("Change what the business has deleted by age", {
		effect: "removal",
		asksAgain: true,
		product: null,
		body: RetentionUpdate,
		answer: Retention,
	}),
	"GET /api/admin/retention/preview": tenant("Count what deletion by age would delete now", {
		effect: "read",
		product: null,
		query: RetentionPreviewQuery,
		answer: RetentionPreview,
	}),
}
