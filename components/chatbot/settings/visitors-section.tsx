"use client"

import { Editable } from "@/components/settings/editable"
import { Value, ValueList } from "@/components/settings/value-list"
import { WithPreview } from "@/components/settings/with-preview"
import { Checkbox } from "@/components/ui/checkbox"
import { TextField } from "@/components/ui/text-field"
import { FRAMING_FRESH_SECONDS } from "@/lib/chatbot/framing/frame-ancestors"
import { ALLOWED_ORIGINS_MAX } from "@/lib/chatbot/settings/schema"
import type { ChatbotSettings } from "@/lib/client/contract"
import { saveFailed } from "../chatbot-texts"
import { LazyPreview } from "./lazy-preview"
import { ListEditor } from "./list-editor"
import { textOf } from "./list-text"
import { Entries } from "./look-section"
import { previewOf } from "./preview-of"
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
		<WithPreview preview={() => <LazyPreview chatbot={previewOf(answer, values, served)} />}>
			{(previewButton) => (
				<Editable
					form={form}
					readOnly={access.readOnly}
					extra={previewButton}
					failed={platformWords ? undefined : saveFailed}
					title="Visitors"
					about="What else they meet in the chat, and on which sites."
					view={
						<ValueList>
							<Value label="Lead capture">{settings.enable_lead_capture ? "On" : "Off"}</Value>
							<Value label="Feedback button">{settings.testimonial_page_enabled ? "On" : "Off"}</Value>
							<Value label="Testimonial page">
								{settings.testimonial_page_url || <span className="text-ink-muted">The tenant’s own</span>}
							</Value>
							<Value label="Allowed sites">
								<Entries list={settings.allowed_origins} none="Every site" />
							</Value>
						</ValueList>
					}
				>
					<Checkbox
						name="enable_lead_capture"
						checked={values.enable_lead_capture}
						label={
							<>
								Lead capture
								<span className="block text-ink-muted">
									After the first answer a card asks for an address. It can be skipped.
								</span>
							</>
						}
						onChange={(event) => set("enable_lead_capture", event.target.checked)}
					/>
					<Checkbox
						name="testimonial_page_enabled"
						checked={values.testimonial_page_enabled}
						label={
							<>
								Feedback button
								<span className="block text-ink-muted">Your Feedback - Share Video Testimonial</span>
							</>
						}
						onChange={(event) => set("testimonial_page_enabled", event.target.checked)}
					/>
					<TextField
						name="testimonial_page_url"
						label="Testimonial page"
						type="url"
						inputMode="url"
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						value={values.testimonial_page_url}
						error={errors.testimonial_page_url}
						hint="Where the feedback button leads. Empty: the tenant’s own page."
						onChange={(event) => set("testimonial_page_url", event.target.value)}
					/>
					<ListEditor
						label="Allowed sites"
						name="allowed_origins"
						thing="site"
						max={ALLOWED_ORIGINS_MAX}
						inputMode="url"
						value={values.allowed_origins}
						error={errors.allowed_origins}
						placeholder="https://www.example.com"
						hint={`Only their pages may show the chat in a frame. None: every site may. A change takes up to ${FRAMING_FRESH_SECONDS} seconds.`}
						onChange={(value) => set("allowed_origins", value)}
					/>
				</Editable>
			)}
		</WithPreview>
	)
}
