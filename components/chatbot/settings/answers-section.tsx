"use client"

import { Editable } from "@/components/settings/editable"
import { Value, ValueList } from "@/components/settings/value-list"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { SYSTEM_PROMPT_CAP } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings, ChatbotSettingsAnswer } from "@/lib/client/contract"
import { PROVIDER_LABELS, saveFailed } from "../chatbot-texts"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const read = ({ ai_model, system_prompt }: ChatbotSettings) => ({ ai_model, system_prompt })

type Model = ChatbotSettingsAnswer["models"][number]
const providerOf = ({ provider }: Model) => PROVIDER_LABELS[provider] ?? provider

/** Answers the admin's question: which model writes the answers, and on which instructions? */
export function AnswersSection({ platformWords, access, ...loaded }: ChatbotSectionProps) {
	const { answer, form } = useChatbotForm({ section: "answers", answer: loaded.answer, access, read })
	const { values, errors, set } = form
	const settings = answer.chatbot_settings
	const stored = answer.models.find(({ model }) => model === settings.ai_model)
	const chosen = answer.models.find(({ model }) => model === values.ai_model)
	const left = SYSTEM_PROMPT_CAP - values.system_prompt.trim().length
	return (
		<div className="max-w-3xl">
			<Editable
				form={form}
				readOnly={access.readOnly}
				failed={platformWords ? undefined : saveFailed}
				title="Answers"
				about="Answers come from Knowledge, in the manner that is described here."
				view={
					<ValueList>
						<Value label="AI model">
							{stored?.label ?? settings.ai_model}
							{stored && (
								<span className="block text-ink-muted">
									{providerOf(stored)}
									{!stored.available && ", no key: the built-in responder answers"}
								</span>
							)}
						</Value>
						<Value label="System prompt">{settings.system_prompt}</Value>
					</ValueList>
				}
			>
				<SelectField
					name="ai_model"
					label="AI model"
					value={values.ai_model}
					error={errors.ai_model}
					options={answer.models.map((model) => ({
						value: model.model,
						label: `${model.label} (${providerOf(model)}${model.available ? "" : ", no key"})`,
					}))}
					hint={
						chosen && !chosen.available
							? `There is no key for ${providerOf(chosen)}: the built-in responder answers until there is one.`
							: "Ready: there is a key for it."
					}
					onChange={(event) => set("ai_model", event.target.value)}
				/>
				<TextAreaField
					name="system_prompt"
					label="System prompt"
					rows={8}
					value={values.system_prompt}
					error={errors.system_prompt}
					hint={
						<>
							{"{tenant_name}"} stands for the name of the business. Empty: the default.
							{left < 500 && <span className="tabular-nums"> {left.toLocaleString("en-US")} characters left.</span>}
						</>
					}
					onChange={(event) => set("system_prompt", event.target.value)}
				/>
			</Editable>
		</div>
	)
}
