import { type SendOptions, send } from "./send"

/** A chatbot's settings, as their screen reads and saves them. */
export function settingsForm(url: string) {
	const put = (token: string, options: SendOptions<"PUT /api/admin/chatbot-settings">) =>
		send(url, "PUT /api/admin/chatbot-settings", { token, ...options })
	return {
		put,
		read: (token: string, query = {}) => send(url, "GET /api/admin/chatbot-settings", { token, query }),
		/** The body of an HTML form without files. */
		save: (token: string, fields: Record<string, string>, query = {}) =>
			put(token, { raw: new URLSearchParams(fields), query }),
		multipart(fields: Record<string, string>, avatar?: Uint8Array): FormData {
			const body = new FormData()
			for (const [name, value] of Object.entries(fields)) body.set(name, value)
			if (avatar) body.set("avatar", new Blob([new Uint8Array(avatar)]), "me.png")
			return body
		},
	}
}
