import { notFound } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"
import { loadEmbed } from "@/lib/submissions/discovery/loaders"
import { discoveryWords } from "@/lib/submissions/discovery/words"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/oembed": async ({ request, query: { url, ...room } }) => {
		const embed = await loadEmbed(url, room)
		if (!embed) throw notFound(discoveryWords.nothingToEmbed)
		const text = JSON.stringify(embed)
		return new RawReply(serveText(request, { text, contentType: "application/json", readableBy: [] }))
	},
})
