import { chatbotCalls } from "@/lib/chatbot/calls"
import { askForPerson, returnToChatbot } from "@/lib/chatbot/person/mutations"
import { isOpen } from "@/lib/chatbot/person/open-hours"
import { presentPersonUpdate } from "@/lib/chatbot/person/present"
import { findPersonUpdate } from "@/lib/chatbot/person/queries"
import { personRefusals } from "@/lib/chatbot/person/words"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import { AppError } from "@/lib/errors"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/person": async ({ scope, language, body: { session_id: sessionId, wanted } }) => {
		const now = new Date()
		if (wanted === "chatbot") await returnToChatbot(scope, sessionId)
		else {
			const { own, platform } = await findSettings(scope)
			const { personEnabled, personHours, personTimeZone } = resolveSettings(own, platform)
			if (!personEnabled) throw new AppError("conflict", personRefusals.notOffered)
			await askForPerson(scope, sessionId, isOpen(personHours, personTimeZone, now), now, language)
		}
		return presentPersonUpdate(await findPersonUpdate(scope, sessionId, 0))
	},
})
