import { z } from "zod"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveObject } from "@/lib/http/serve-object"
import { findAsset } from "@/lib/tenants/find-asset"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /media/assets/{key}", {
		params: z.object({ key: z.array(z.string()) }),
		handle: async ({ request, params }) => new RawReply(await serveObject(request, await findAsset(params.key))),
	}),
})
