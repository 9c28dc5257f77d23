import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveEmbed } from "@/lib/http/serve-embed"
import { embedGoneHtml, embedHtml } from "@/lib/submissions/discovery/embed-html"
import { loadFound } from "@/lib/submissions/discovery/loaders"
import { embeddedVideo } from "@/lib/submissions/discovery/present"
import { EmbedParams } from "@/lib/submissions/discovery/schema"
import { discoveryWords } from "@/lib/submissions/discovery/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /embed/{submissionId}", {
		params: EmbedParams,
		handle: async ({ request, params }) => {
			const row = await loadFound(params.submissionId)
			if (!row) return new RawReply(serveEmbed(request, embedGoneHtml(discoveryWords.embedGone), 404))
			const video = embeddedVideo(row)
			return new RawReply(serveEmbed(request, embedHtml(video.title, [video])))
		},
	}),
})
