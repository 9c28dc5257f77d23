import { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { requireTwoStepOfTeam } from "@/lib/tenants/team/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/two-step-requirement", {
		body: json(TwoStepRequirement),
		handle: async ({ scope, viewer, client, body }) => {
			await requireTwoStepOfTeam(scope, { viewer, address: client.address }, body.required)
			return { required: body.required }
		},
	}),
})
