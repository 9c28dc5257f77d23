"use client"

import * as chatWords from "@/components/chat-window/parts/chat-words"
import { formWords } from "@/components/forms/form-words"
import { ListEditor } from "@/components/forms/list-editor"
import { textOf } from "@/components/forms/list-text"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import { TextField } from "@/components/ui/text-field"
import { FRAMING_FRESH_SECONDS } from "@/lib/chatbot/framing/frame-ancestors"
import { ALLOWED_ORIGINS_MAX } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings } from "@/lib/client/contract"
import { chatbotSettingsWords, visitorsWords } from "../chatbot-words"
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
			title={chatbotSettingsWords.visitorsTitle}
			about={visitorsWords.sectionAbout}
			view={
				<ValueList>
					<Value label={visitorsWords.leadCapture}>{settings.enable_lead_capture ? formWords.on : formWords.off}</Value>
					<Value label={visitorsWords.feedbackButton}>
						{settings.testimonial_page_enabled ? formWords.on : formWords.off}
					</Value>
					<Value label={visitorsWords.testimonialPage}>
						{settings.testimonial_page_url || (
							<span className="text-ink-muted">{visitorsWords.testimonialPageOwn}</span>
						)}
					</Value>
					<Value label={visitorsWords.allowedSites}>
						<Entries list={settings.allowed_origins} none={visitorsWords.anySite} />
					</Value>
				</ValueList>
			}
		>
			<Checkbox
				name="enable_lead_capture"
				checked={values.enable_lead_capture}
				label={
					<>
						{visitorsWords.leadCapture}
						<span className="block text-ink-muted">{visitorsWords.leadCaptureAbout}</span>
					</>
				}
				onChange={(event) => set("enable_lead_capture", event.target.checked)}
			/>
			<Checkbox
				name="testimonial_page_enabled"
				checked={values.testimonial_page_enabled}
				label={
					<>
						{visitorsWords.feedbackButton}
						<span className="block text-ink-muted">{chatWords.feedback}</span>
					</>
				}
				onChange={(event) => set("testimonial_page_enabled", event.target.checked)}
			/>
			<TextField
				name="testimonial_page_url"
				label={visitorsWords.testimonialPage}
				type="url"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				value={values.testimonial_page_url}
				error={errors.testimonial_page_url}
				hint={visitorsWords.testimonialPageHint}
				onChange={(event) => set("testimonial_page_url", event.target.value)}
			/>
			<ListEditor
				label={visitorsWords.allowedSites}
				name="allowed_origins"
				thing={visitorsWords.site}
				max={ALLOWED_ORIGINS_MAX}
				inputMode="url"
				value={values.allowed_origins}
				error={errors.allowed_origins}
				placeholder={visitorsWords.siteExample}
				hint={visitorsWords.sitesHint(FRAMING_FRESH_SECONDS)}
				onChange={(value) => set("allowed_origins", value)}
			/>
		</SectionForm>
	)
}
