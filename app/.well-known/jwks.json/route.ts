import { resource } from "@/lib/http/resource"
import { findSigningKeys } from "@/lib/submissions/statements/queries"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /.well-known/jwks.json": findSigningKeys,
})
