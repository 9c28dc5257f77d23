import { z } from "zod"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveObject } from "@/lib/http/serve-object"
import { serveText } from "@/lib/http/serve-text"
import { findCaptionsFile, findMedia } from "@/lib/submissions/find-media"
import * as testimonialWords from "@/lib/submissions/words-public"

const MediaParams = z.object({
	id: z.uuid(testimonialWords.gone),
	kind: z.enum(["video", "poster", "photo", "captions"], testimonialWords.gone),
})
const MediaQuery = z.object({
	expires: z.string().optional(),
	signature: z.string().optional(),
	download: z.string().optional(),
	original: z.string().optional(),
	format: z.string().optional(),
	same_origin: z.string().optional(),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /media/submissions/{id}/{kind}", {
		params: MediaParams,
		query: MediaQuery,
		handle: async ({ request, params, query }) => {
			if (params.kind === "captions") {
				return new RawReply(serveText(request, await findCaptionsFile(params.id, query)))
			}
			const media = await findMedia(params.id, params.kind, query)
			return new RawReply(await serveObject(request, media))
		},
	}),
})
