import { chatbotCalls } from "@/lib/chatbot/calls"
import { removeAvatar } from "@/lib/chatbot/settings/form/mutations"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { findSettingsForm } from "@/lib/chatbot/settings/form/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"DELETE /api/admin/chatbot-avatar": async ({ scope, viewer, client }) => {
		await removeAvatar(scope, { viewer, address: client.address })
		return presentChatbotSettings(await findSettingsForm(scope))
	},
})
