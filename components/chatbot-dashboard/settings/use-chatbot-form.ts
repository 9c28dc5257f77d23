import { useRouter } from "next/navigation"
import { useState } from "react"
import type { FormValues } from "@/components/forms/edit-values"
import { worded } from "@/components/forms/field-labels"
import { formWords } from "@/components/forms/form-words"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import type { ChatbotSettings, ChatbotSettingsAnswer } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { chatbotUpdate, checkChatbotSettings } from "./check-chatbot-settings"

export interface ChatbotFormOptions<V extends FormValues> {
	section: string
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	/** Picks the section's fields. Define it outside the component. */
	read(settings: ChatbotSettings): V
}

/** One section's form. All sections share the one call that saves the settings. `answer` is the newest known state. */
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
			toastSaved(formWords.settingsSaved)
			router.refresh()
		},
		async loadNewer() {
			const newer = await adminCall("GET /api/admin/chatbot-settings", { query })
			setAnswer(newer)
			return savedIn(newer)
		},
	})

	/** Takes over settings that another part of the screen saved. An open form keeps what was typed. */
	function follow(newer: ChatbotSettingsAnswer): void {
		setAnswer(newer)
		form.follow(savedIn(newer))
		router.refresh()
	}

	return { answer, form, follow }
}
