import { chatbotCalls } from "@/lib/chatbot/calls"
import { saveChatbotSettings } from "@/lib/chatbot/settings/form/mutations"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { findSettingsForm } from "@/lib/chatbot/settings/form/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot-settings": async ({ scope }) => presentChatbotSettings(await findSettingsForm(scope)),
	"PUT /api/admin/chatbot-settings": async ({ scope, viewer, client, body: { files, ...input } }) => {
		await saveChatbotSettings(scope, { viewer, address: client.address }, input, files.avatar)
		return presentChatbotSettings(await findSettingsForm(scope))
	},
})
