import { receivePdf } from "@/lib/chatbot/knowledge/pdf/mutations"
import { PdfForm } from "@/lib/chatbot/knowledge/pdf/schema"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { uploadForm } from "@/lib/http/upload-form"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/knowledge-pdf", {
		body: uploadForm("knowledge", PdfForm),
		handle: async ({ scope, viewer, client, body }) =>
			presentSource(await receivePdf(scope, { viewer, address: client.address }, body)),
	}),
})
