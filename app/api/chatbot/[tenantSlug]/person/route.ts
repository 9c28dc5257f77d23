import { askForPerson, returnToChatbot } from "@/lib/chatbot/person/mutations"
import { isOpen } from "@/lib/chatbot/person/open-hours"
import { presentPersonUpdate } from "@/lib/chatbot/person/present"
import { findPersonUpdate } from "@/lib/chatbot/person/queries"
import { PersonForm } from "@/lib/chatbot/person/schema"
import { personRefusals } from "@/lib/chatbot/person/words"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import { AppError } from "@/lib/errors"
import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/chatbot/{tenantSlug}/person", {
		limit: "CHAT_ASIDE_ADDRESS",
		body: form(PersonForm),
		handle: async ({ scope, body: { session_id: sessionId, wanted } }) => {
			const now = new Date()
			if (wanted === "chatbot") await returnToChatbot(scope, sessionId)
			else {
				const { own, platform } = await findSettings(scope)
				const { personEnabled, personHours, personTimeZone } = resolveSettings(own, platform)
				if (!personEnabled) throw new AppError("conflict", personRefusals.notOffered)
				await askForPerson(scope, sessionId, isOpen(personHours, personTimeZone, now), now)
			}
			return presentPersonUpdate(await findPersonUpdate(scope, sessionId, 0))
		},
	}),
})
