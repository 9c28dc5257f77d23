import { removeAvatar } from "@/lib/chatbot/settings/form/mutations"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { findSettingsForm } from "@/lib/chatbot/settings/form/queries"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/chatbot-avatar", {
		handle: async ({ scope, viewer, client }) => {
			await removeAvatar(scope, { viewer, address: client.address })
			return presentChatbotSettings(await findSettingsForm(scope))
		},
	}),
})
