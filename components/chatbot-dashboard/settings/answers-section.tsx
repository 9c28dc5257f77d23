"use client"

import { Editable } from "@/components/forms/editable"
import { Value, ValueList } from "@/components/forms/value-list"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { SYSTEM_PROMPT_CAP } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings, ChatbotSettingsAnswer } from "@/lib/client/contract"
import { answersWords, chatbotSettingsWords } from "../chatbot-words"
import { LanguageField, languageShown } from "./language-field"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const read = ({ ai_model, language, system_prompt }: ChatbotSettings) => ({
	ai_model,
	language: language ?? "",
	system_prompt,
})

type Model = ChatbotSettingsAnswer["models"][number]
const providerOf = ({ provider }: Model) => chatbotSettingsWords.providerLabels[provider] ?? provider

/** Answers the admin's question: which model writes the answers, in which language, and on which instructions? */
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
				failed={platformWords ? undefined : chatbotSettingsWords.saveFailed}
				title={chatbotSettingsWords.answersTitle}
				about={answersWords.sectionAbout}
				view={
					<ValueList>
						<Value label={answersWords.model}>
							{stored?.label ?? settings.ai_model}
							{stored && (
								<span className="block text-ink-muted">
									{providerOf(stored)}
									{!stored.available && answersWords.noKeyAnswers}
								</span>
							)}
						</Value>
						{answer.tenant_info && (
							<Value label={answersWords.language}>{languageShown(settings.language, answer.language_guess)}</Value>
						)}
						<Value label={answersWords.prompt}>{settings.system_prompt}</Value>
					</ValueList>
				}
			>
				<SelectField
					name="ai_model"
					label={answersWords.model}
					value={values.ai_model}
					error={errors.ai_model}
					options={answer.models.map((model) => ({
						value: model.model,
						label: answersWords.modelOption(model.label, providerOf(model), model.available),
					}))}
					hint={chosen && !chosen.available ? answersWords.noKeyFor(providerOf(chosen)) : answersWords.modelReady}
					onChange={(event) => set("ai_model", event.target.value)}
				/>
				{answer.tenant_info && (
					<LanguageField
						value={values.language}
						guess={answer.language_guess}
						error={errors.language}
						onChange={(language) => set("language", language)}
					/>
				)}
				<TextAreaField
					name="system_prompt"
					label={answersWords.prompt}
					rows={8}
					value={values.system_prompt}
					error={errors.system_prompt}
					hint={
						<>
							{answersWords.promptHint}
							{left < 500 && <span className="tabular-nums">{answersWords.promptLeft(left)}</span>}
						</>
					}
					onChange={(event) => set("system_prompt", event.target.value)}
				/>
			</Editable>
		</div>
	)
}
