import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import type { FormValues } from "@/components/forms/edit-values"
import { worded } from "@/components/forms/field-labels"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useEditForm } from "@/components/forms/use-edit-form"
import type { ChatbotSettings, ChatbotSettingsAnswer } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import type { ChatbotSection } from "./chatbot-sections"
import { chatbotUpdate, checkChatbotSettings } from "./check-chatbot-settings"

export interface ChatbotFormOptions<V extends FormValues> {
	section: ChatbotSection
	/** As the page brought it; a newer one replaces what was saved here. */
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	/** The section's fields. Keep it outside of the component. */
	read(settings: ChatbotSettings): V
}

/** One section's form over the one call that saves a chatbot's settings. `answer` is the newest that is known. */
export function useChatbotForm<V extends FormValues>({ section, access, read, ...given }: ChatbotFormOptions<V>) {
	const router = useRouter()
	const [seen, setSeen] = useState(given.answer)
	const [answer, setAnswer] = useState(given.answer)
	if (seen !== given.answer) {
		setSeen(given.answer)
		setAnswer(given.answer)
	}
	const savedIn = ({ chatbot_settings: settings }: ChatbotSettingsAnswer) => ({
		values: read(settings),
		version: settings.updated_at,
	})
	const query = namedTenant(access)

	const form = useEditForm<V>({
		draftKey: `chatbot:${access.tenantId || "defaults"}:${section}`,
		saved: savedIn(answer),
		check: checkChatbotSettings,
		async save(changes, version) {
			try {
				const sent = { ...chatbotUpdate(changes), updated_at: version }
				setAnswer(await adminCall("PUT /api/admin/chatbot-settings", { query, form: sent }))
			} catch (error) {
				throw worded(error)
			}
			toast.success("Settings saved")
			router.refresh()
		},
		async loadNewer() {
			const newer = await adminCall("GET /api/admin/chatbot-settings", { query })
			setAnswer(newer)
			return savedIn(newer)
		},
	})

	/** What another part of the screen saved, such as the avatar; an open form goes on with what was typed. */
	function follow(newer: ChatbotSettingsAnswer): void {
		setAnswer(newer)
		form.follow(savedIn(newer))
		router.refresh()
	}

	return { answer, form, follow }
}
