"use client"

import { ColorField } from "@/components/forms/color-field"
import { FIELD_LABELS } from "@/components/forms/field-labels"
import { formWords } from "@/components/forms/form-words"
import { ListEditor } from "@/components/forms/list-editor"
import { textOf } from "@/components/forms/list-text"
import { OtherPlace } from "@/components/forms/other-place"
import { SectionHeader } from "@/components/forms/section-header"
import { Value, ValueList } from "@/components/forms/value-list"
import { commonWords } from "@/components/ui/common-words"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import { STARTER_QUESTIONS_MAX } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings } from "@/lib/client/contract"
import { chatbotSettingsWords, knowledgeWords, lookWords } from "../chatbot-words"
import { AVATAR_LABELS, AvatarTypeField } from "./avatar-type-field"
import { AvatarUpload } from "./avatar-upload"
import { BrandOffer } from "./brand-offer"
import { previewOf } from "./preview-of"
import { SectionForm } from "./section-form"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const read = (settings: ChatbotSettings) => ({
	chatbot_name: settings.chatbot_name,
	chatbot_description: settings.chatbot_description,
	chat_greeting: settings.chat_greeting,
	starter_questions: textOf(settings.starter_questions),
	primary_color: settings.primary_color,
	avatar_type: settings.avatar_type as string,
})

/** Answers the admin's question: does the chatbot look and sound like us? */
export function LookSection({ served, platformWords, access, ...loaded }: ChatbotSectionProps) {
	const { answer, form, follow } = useChatbotForm({ section: "look", answer: loaded.answer, access, read })
	const { values, errors, set } = form
	const settings = answer.chatbot_settings
	const chatbot = previewOf(answer, values, served)
	const text = (name: keyof typeof values & string) => ({
		name,
		label: FIELD_LABELS[name] ?? name,
		value: values[name],
		error: errors[name],
		hint: formWords.leaveBlank,
		onChange: (event: { target: { value: string } }) => set(name, event.target.value),
	})
	return (
		<SectionForm
			form={form}
			access={access}
			platformWords={platformWords}
			chatbot={chatbot}
			below={
				<section className="flex flex-col gap-3">
					<SectionHeader level={3} title={lookWords.pictureTitle} about={lookWords.pictureAbout} />
					<AvatarUpload answer={answer} access={access} served={served} version={form.version} onSaved={follow} />
				</section>
			}
			title={chatbotSettingsWords.lookTitle}
			about={lookWords.sectionAbout}
			view={
				<ValueList>
					<Value label={commonWords.name}>{settings.chatbot_name}</Value>
					<Value label={lookWords.description}>{settings.chatbot_description}</Value>
					<Value label={lookWords.greeting}>{settings.chat_greeting}</Value>
					<Value label={lookWords.starters}>
						<Entries list={settings.starter_questions} none={lookWords.noStarters} />
					</Value>
					<Value label={lookWords.color}>
						<span className="flex items-center gap-2">
							<span
								aria-hidden="true"
								className="size-4 rounded-full border border-line forced-color-adjust-none"
								style={{ background: settings.primary_color }}
							/>
							{settings.primary_color}
						</span>
						{answer.tenant_info && (
							<span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
								{answer.offered_color && access.readOnly === null && (
									<BrandOffer color={answer.offered_color} access={access} version={form.version} onSaved={follow} />
								)}
								<OtherPlace href={`/admin/${answer.tenant_info.tenant_slug}/dashboard?tab=settings&section=page`}>
									{lookWords.brandPlace}
								</OtherPlace>
							</span>
						)}
					</Value>
					<Value label={lookWords.avatar}>{AVATAR_LABELS[settings.avatar_type]}</Value>
				</ValueList>
			}
		>
			<TextField {...text("chatbot_name")} autoComplete="off" />
			<TextField {...text("chatbot_description")} autoComplete="off" />
			<TextAreaField {...text("chat_greeting")} />
			<ListEditor
				label={lookWords.starters}
				name="starter_questions"
				thing={lookWords.starter}
				max={STARTER_QUESTIONS_MAX}
				value={values.starter_questions}
				error={errors.starter_questions}
				placeholder={knowledgeWords.questionExample}
				hint={lookWords.startersHint(STARTER_QUESTIONS_MAX)}
				onChange={(value) => set("starter_questions", value)}
			/>
			<ColorField
				name="primary_color"
				label={lookWords.color}
				value={values.primary_color}
				error={errors.primary_color}
				hint={lookWords.colorHint}
				onChange={(value) => set("primary_color", value)}
			/>
			<AvatarTypeField
				chatbot={chatbot}
				value={values.avatar_type}
				error={errors.avatar_type}
				onChange={(type) => set("avatar_type", type)}
			/>
		</SectionForm>
	)
}

export function Entries({ list, none }: { list: string[]; none: string }) {
	if (list.length === 0) return <span className="text-ink-muted">{none}</span>
	return (
		<ul className="flex flex-col gap-1">
			{list.map((entry) => (
				<li key={entry}>{entry}</li>
			))}
		</ul>
	)
}
