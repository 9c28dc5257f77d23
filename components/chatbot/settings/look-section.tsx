"use client"

import { ColorField } from "@/components/settings/color-field"
import { Editable } from "@/components/settings/editable"
import { SectionHeader } from "@/components/settings/section-header"
import { FIELD_LABELS } from "@/components/settings/settings-texts"
import { Value, ValueList } from "@/components/settings/value-list"
import { WithPreview } from "@/components/settings/with-preview"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import { STARTER_QUESTIONS_MAX } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings } from "@/lib/client/contract"
import { saveFailed } from "../chatbot-texts"
import { AVATAR_LABELS, AvatarTypeField } from "./avatar-type-field"
import { AvatarUpload } from "./avatar-upload"
import { LazyPreview } from "./lazy-preview"
import { ListEditor } from "./list-editor"
import { textOf } from "./list-text"
import { previewOf } from "./preview-of"
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
		hint: "Empty: the default.",
		onChange: (event: { target: { value: string } }) => set(name, event.target.value),
	})
	return (
		<WithPreview preview={() => <LazyPreview chatbot={chatbot} />}>
			{(previewButton) => (
				<>
					<Editable
						form={form}
						readOnly={access.readOnly}
						extra={previewButton}
						failed={platformWords ? undefined : saveFailed}
						title="Look & greeting"
						about="What a visitor sees before the first question."
						view={
							<ValueList>
								<Value label="Name">{settings.chatbot_name}</Value>
								<Value label="Description">{settings.chatbot_description}</Value>
								<Value label="Greeting">{settings.chat_greeting}</Value>
								<Value label="Starter questions">
									<Entries list={settings.starter_questions} none="None" />
								</Value>
								<Value label="Color">
									<span className="flex items-center gap-2">
										<span
											aria-hidden="true"
											className="size-4 rounded-full border border-line"
											style={{ background: settings.primary_color }}
										/>
										{settings.primary_color}
									</span>
								</Value>
								<Value label="Avatar">{AVATAR_LABELS[settings.avatar_type]}</Value>
							</ValueList>
						}
					>
						<TextField {...text("chatbot_name")} autoComplete="off" />
						<TextField {...text("chatbot_description")} autoComplete="off" />
						<TextAreaField {...text("chat_greeting")} />
						<ListEditor
							label="Starter questions"
							name="starter_questions"
							thing="question"
							max={STARTER_QUESTIONS_MAX}
							value={values.starter_questions}
							error={errors.starter_questions}
							placeholder="When are you open?"
							hint={`One press instead of typing. At most ${STARTER_QUESTIONS_MAX}.`}
							onChange={(value) => set("starter_questions", value)}
						/>
						<ColorField
							name="primary_color"
							label="Color"
							value={values.primary_color}
							error={errors.primary_color}
							hint="Of the header and the buttons. Lighter or darker where it has to be, so that it can be read."
							onChange={(value) => set("primary_color", value)}
						/>
						<AvatarTypeField
							chatbot={chatbot}
							value={values.avatar_type}
							error={errors.avatar_type}
							onChange={(type) => set("avatar_type", type)}
						/>
					</Editable>
					<section className="flex flex-col gap-3">
						<SectionHeader level={3} title="Avatar picture" about="In place as soon as it is uploaded." />
						<AvatarUpload answer={answer} access={access} served={served} version={form.version} onSaved={follow} />
					</section>
				</>
			)}
		</WithPreview>
	)
}

/** A list of saved texts, or `none` if it is empty. */
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
