import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { peopleCalls } from "@/lib/privacy/calls"
import { exportPersonOf } from "@/lib/privacy/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(peopleCalls, {
	"POST /api/admin/people/export": async ({ scope, viewer, client, body }) => {
		const person = await exportPersonOf(scope, { viewer, address: client.address }, body.email)
		const headers = {
			"content-type": "application/json",
			// The file name leaves out the email address, because download lists and histories keep file names.
			"content-disposition": `attachment; filename="person-${person.exported_at.toISOString().slice(0, 10)}.json"`,
			"cache-control": "no-store",
		}
		return new RawReply(new Response(JSON.stringify(person, null, "\t"), { headers }))
	},
})
