import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveEmbed } from "@/lib/http/serve-embed"
import { embedGoneHtml, embedHtml } from "@/lib/submissions/discovery/embed-html"
import { loadFound } from "@/lib/submissions/discovery/loaders"
import { embeddedVideo } from "@/lib/submissions/discovery/present"
import { discoveryWords } from "@/lib/submissions/discovery/words"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /embed/{submissionId}": async ({ request, params }) => {
		const row = await loadFound(params.submissionId)
		if (!row) return new RawReply(serveEmbed(request, embedGoneHtml(discoveryWords.embedGone), 404))
		const video = embeddedVideo(row)
		return new RawReply(serveEmbed(request, embedHtml(video.title, [video])))
	},
})
