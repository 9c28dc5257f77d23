import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveObject } from "@/lib/http/serve-object"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import { findAsset } from "@/lib/tenants/find-asset"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /media/assets/{key}": async ({ request, params }) =>
		new RawReply(await serveObject(request, await findAsset(params.key))),
})
