"use client"

import { FEEDBACK } from "@/components/chat-window/parts/chat-texts"
import { OFF, ON } from "@/components/forms/form-texts"
import { ListEditor } from "@/components/forms/list-editor"
import { textOf } from "@/components/forms/list-text"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import { TextField } from "@/components/ui/text-field"
import { FRAMING_FRESH_SECONDS } from "@/lib/chatbot/framing/frame-ancestors"
import { ALLOWED_ORIGINS_MAX } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings } from "@/lib/client/contract"
import {
	ALLOWED_SITES,
	ANY_SITE,
	FEEDBACK_BUTTON,
	LEAD_CAPTURE,
	LEAD_CAPTURE_ABOUT,
	SITE,
	SITE_EXAMPLE,
	sitesHint,
	TESTIMONIAL_PAGE,
	TESTIMONIAL_PAGE_HINT,
	TESTIMONIAL_PAGE_OWN,
	VISITORS_SECTION_ABOUT,
	VISITORS_TITLE,
} from "../chatbot-texts"
import { Entries } from "./look-section"
import { previewOf } from "./preview-of"
import { SectionForm } from "./section-form"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const read = (settings: ChatbotSettings) => ({
	enable_lead_capture: settings.enable_lead_capture,
	testimonial_page_enabled: settings.testimonial_page_enabled,
	testimonial_page_url: settings.testimonial_page_url,
	allowed_origins: textOf(settings.allowed_origins),
})

/** Answers the admin's question: what else do visitors meet in the chat, and on which sites may it appear? */
export function VisitorsSection({ served, platformWords, access, ...loaded }: ChatbotSectionProps) {
	const { answer, form } = useChatbotForm({ section: "visitors", answer: loaded.answer, access, read })
	const { values, errors, set } = form
	const settings = answer.chatbot_settings
	return (
		<SectionForm
			form={form}
			access={access}
			platformWords={platformWords}
			chatbot={previewOf(answer, values, served)}
			title={VISITORS_TITLE}
			about={VISITORS_SECTION_ABOUT}
			view={
				<ValueList>
					<Value label={LEAD_CAPTURE}>{settings.enable_lead_capture ? ON : OFF}</Value>
					<Value label={FEEDBACK_BUTTON}>{settings.testimonial_page_enabled ? ON : OFF}</Value>
					<Value label={TESTIMONIAL_PAGE}>
						{settings.testimonial_page_url || <span className="text-ink-muted">{TESTIMONIAL_PAGE_OWN}</span>}
					</Value>
					<Value label={ALLOWED_SITES}>
						<Entries list={settings.allowed_origins} none={ANY_SITE} />
					</Value>
				</ValueList>
			}
		>
			<Checkbox
				name="enable_lead_capture"
				checked={values.enable_lead_capture}
				label={
					<>
						{LEAD_CAPTURE}
						<span className="block text-ink-muted">{LEAD_CAPTURE_ABOUT}</span>
					</>
				}
				onChange={(event) => set("enable_lead_capture", event.target.checked)}
			/>
			<Checkbox
				name="testimonial_page_enabled"
				checked={values.testimonial_page_enabled}
				label={
					<>
						{FEEDBACK_BUTTON}
						<span className="block text-ink-muted">{FEEDBACK}</span>
					</>
				}
				onChange={(event) => set("testimonial_page_enabled", event.target.checked)}
			/>
			<TextField
				name="testimonial_page_url"
				label={TESTIMONIAL_PAGE}
				type="url"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				value={values.testimonial_page_url}
				error={errors.testimonial_page_url}
				hint={TESTIMONIAL_PAGE_HINT}
				onChange={(event) => set("testimonial_page_url", event.target.value)}
			/>
			<ListEditor
				label={ALLOWED_SITES}
				name="allowed_origins"
				thing={SITE}
				max={ALLOWED_ORIGINS_MAX}
				inputMode="url"
				value={values.allowed_origins}
				error={errors.allowed_origins}
				placeholder={SITE_EXAMPLE}
				hint={sitesHint(FRAMING_FRESH_SECONDS)}
				onChange={(value) => set("allowed_origins", value)}
			/>
		</SectionForm>
	)
}
