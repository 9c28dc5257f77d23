import { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { requireTwoStepOfAll } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/platform/two-step-requirement", {
		body: json(TwoStepRequirement),
		handle: async ({ viewer, client, body }) => {
			await requireTwoStepOfAll({ viewer, address: client.address }, body.required)
			return { required: body.required }
		},
	}),
})
