import { z } from "zod"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentDelivery } from "@/lib/mail/present"
import { mailRefusals } from "@/lib/mail/words"
import { sendAgain } from "@/lib/tenants/mail/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/mail-delivery/{id}/send-again", {
		params: z.object({ id: z.uuid(mailRefusals.deliveryNotFound) }),
		handle: async ({ scope, viewer, client, params }) =>
			presentDelivery(await sendAgain(scope, { viewer, address: client.address }, params.id)),
	}),
})
