import type { OperationName } from "@/lib/client/contract"

/** What is answered where it is not JSON. */
export const OTHER_TYPES: Partial<Record<OperationName, string[]>> = {
	"GET /api/metrics": ["text/plain"],
	"GET /api/openapi.json": ["application/json"],
	"GET /api/client.ts": ["text/plain"],
	"GET /api/client.js": ["text/javascript"],
	"GET /api/admin/chatbot/conversations/export": ["text/csv"],
	"GET /api/admin/chatbot/leads/export": ["text/csv"],
	"GET /api/admin/quiz-sessions/export": ["text/csv"],
	"GET /api/admin/submissions/export": ["text/csv"],
	"POST /api/admin/people/export": ["application/json"],
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": ["application/pdf"],
	"POST /api/admin/quizzes/{id}/generate-report": ["application/pdf"],
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": ["text/html"],
	"GET /sitemap.xml": ["application/xml"],
	"GET /robots.txt": ["text/plain"],
	"GET /embed/{submissionId}": ["text/html"],
	"GET /embed/wall/{tenantSlug}": ["text/html"],
	"GET /api/consent/{token}/receipt": ["text/plain"],
	"GET /media/submissions/{id}/{kind}": ["video/webm", "video/mp4", "image/jpeg", "text/vtt"],
	"GET /media/assets/{key}": ["image/png", "image/jpeg", "image/webp", "image/svg+xml", "application/pdf"],
}
