"use client"

import { formWords } from "@/components/forms/form-words"
import { OtherPlace } from "@/components/forms/other-place"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import type { ChatbotSettings } from "@/lib/client/contract"
import { chatbotMailWords } from "./person-words"
import { previewOf } from "./preview-of"
import { SectionForm } from "./section-form"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const NAMES = Object.keys(chatbotMailWords.mails) as (keyof typeof chatbotMailWords.mails)[]

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
			title={chatbotMailWords.title}
			about={
				<>
					{chatbotMailWords.sectionAbout}
					{answer.tenant_info && (
						<OtherPlace href={`/admin/${answer.tenant_info.tenant_slug}/dashboard?tab=settings&section=email`}>
							{chatbotMailWords.addressPlace}
						</OtherPlace>
					)}
					.
				</>
			}
			view={
				<ValueList>
					{NAMES.map((name) => (
						<Value key={name} label={chatbotMailWords.mails[name].label}>
							{answer.chatbot_settings[name] ? formWords.on : formWords.off}
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
							{chatbotMailWords.mails[name].label}
							<span className="block text-ink-muted">{chatbotMailWords.mails[name].about}</span>
						</>
					}
					onChange={(event) => form.set(name, event.target.checked)}
				/>
			))}
		</SectionForm>
	)
}
