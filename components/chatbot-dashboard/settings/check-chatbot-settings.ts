import type { FieldError, FormValues } from "@/components/forms/edit-values"
import { fieldErrors } from "@/components/forms/field-labels"
import { listOf } from "@/components/forms/list-text"
import { ChatbotSettingsForm } from "@/lib/chatbot/settings/form/schema"
import type { ChatbotSettingsUpdate } from "@/lib/client/contract"
import { hourEntries } from "./hours-text"

const LISTS: readonly string[] = ["starter_questions", "allowed_origins"]

/** Converts a form's values to the call's body. Lists become JSON text. */
export function chatbotUpdate(values: Partial<FormValues>): ChatbotSettingsUpdate {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			name === "person_hours"
				? JSON.stringify(hourEntries(String(value)))
				: LISTS.includes(name)
					? JSON.stringify(listOf(String(value)))
					: value,
		]),
	)
}

/** The first broken rule of each field, by the server's own schema. */
export function checkChatbotSettings(values: FormValues): FieldError[] {
	const sent = Object.entries(chatbotUpdate(values)).map(([name, value]) => [name, String(value)])
	const { error } = ChatbotSettingsForm.safeParse(Object.fromEntries(sent))
	return fieldErrors(error?.issues)
}
