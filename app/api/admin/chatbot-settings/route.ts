import { saveChatbotSettings } from "@/lib/chatbot/settings/form/mutations"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { findSettingsForm } from "@/lib/chatbot/settings/form/queries"
import { ChatbotSettingsForm } from "@/lib/chatbot/settings/form/schema"
import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { tooLargeText, UPLOAD_POLICY } from "@/lib/storage/upload-policy"

const AVATAR = {
	avatar: { into: "disk", maxBytes: UPLOAD_POLICY.avatar.maxBytes, tooLarge: tooLargeText("avatar") },
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot-settings", {
		handle: async ({ scope }) => presentChatbotSettings(await findSettingsForm(scope)),
	}),
	PUT: route("PUT /api/admin/chatbot-settings", {
		body: form(ChatbotSettingsForm, { files: AVATAR, urlencoded: true }),
		handle: async ({ scope, viewer, client, body: { files, ...input } }) => {
			await saveChatbotSettings(scope, { viewer, address: client.address }, input, files.avatar)
			return presentChatbotSettings(await findSettingsForm(scope))
		},
	}),
})
