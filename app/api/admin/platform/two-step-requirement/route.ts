import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { requireTwoStepOfAll } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"PUT /api/admin/platform/two-step-requirement": async ({ viewer, client, body }) => {
		await requireTwoStepOfAll({ viewer, address: client.address }, body.required)
		return { required: body.required }
	},
})
