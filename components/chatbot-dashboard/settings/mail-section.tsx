"use client"

import { OFF, ON } from "@/components/forms/form-texts"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import type { ChatbotSettings } from "@/lib/client/contract"
import { MAIL_SECTION_ABOUT, MAIL_TITLE, MAILS } from "./person-texts"
import { previewOf } from "./preview-of"
import { SectionForm } from "./section-form"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const NAMES = Object.keys(MAILS) as (keyof typeof MAILS)[]

const read = ({ mail_transcript, mail_new_lead, mail_unanswered, mail_quiz_completed }: ChatbotSettings) => ({
	mail_transcript,
	mail_new_lead,
	mail_unanswered,
	mail_quiz_completed,
})

/** Answers the admin's question: what does the chatbot write to me about? */
export function MailSection({ served, platformWords, access, ...loaded }: ChatbotSectionProps) {
	const { answer, form } = useChatbotForm({ section: "mail", answer: loaded.answer, access, read })
	return (
		<SectionForm
			form={form}
			access={access}
			platformWords={platformWords}
			chatbot={previewOf(answer, form.values, served)}
			title={MAIL_TITLE}
			about={MAIL_SECTION_ABOUT}
			view={
				<ValueList>
					{NAMES.map((name) => (
						<Value key={name} label={MAILS[name].label}>
							{answer.chatbot_settings[name] ? ON : OFF}
						</Value>
					))}
				</ValueList>
			}
		>
			{NAMES.map((name) => (
				<Checkbox
					key={name}
					name={name}
					checked={form.values[name]}
					label={
						<>
							{MAILS[name].label}
							<span className="block text-ink-muted">{MAILS[name].about}</span>
						</>
					}
					onChange={(event) => form.set(name, event.target.checked)}
				/>
			))}
		</SectionForm>
	)
}
