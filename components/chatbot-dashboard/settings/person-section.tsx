"use client"

import { useEffect, useState } from "react"
import { formWords } from "@/components/forms/form-words"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import { WEEKDAYS } from "@/lib/chatbot/person/open-hours"
import type { ChatbotSettings } from "@/lib/client/contract"
import { HoursEditor } from "./hours-editor"
import { hoursByDay, hoursText } from "./hours-text"
import { personWords } from "./person-words"
import { previewOf } from "./preview-of"
import { SectionForm } from "./section-form"
import type { ChatbotSectionProps } from "./section-props"
import { useChatbotForm } from "./use-chatbot-form"

const NO_ZONE = "UTC"

const read = (settings: ChatbotSettings) => ({
	person_enabled: settings.person_enabled,
	person_hours: hoursText(settings.person_hours),
	person_time_zone: settings.person_time_zone,
})

/** The zones that this browser knows; those of the server may be others, so the list comes after hydration. */
function useTimeZones(chosen: string): { value: string; label: string }[] {
	const [known, setKnown] = useState<string[]>([])
	useEffect(() => setKnown(Intl.supportedValuesOf("timeZone")), [])
	const all = [...new Set([NO_ZONE, chosen, ...known])].sort()
	return all.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))
}

/** Answers the admin's question: when can visitors talk to me instead of the chatbot? */
export function PersonSection({ served, platformWords, access, ...loaded }: ChatbotSectionProps) {
	const { answer, form } = useChatbotForm({ section: "person", answer: loaded.answer, access, read })
	const { values, errors, set } = form
	const settings = answer.chatbot_settings
	const zones = useTimeZones(values.person_time_zone)
	const days = hoursByDay(hoursText(settings.person_hours))

	function turn(on: boolean): void {
		set("person_enabled", on)
		// A business that never chose a zone is most likely where its admin is.
		if (on && values.person_time_zone === NO_ZONE)
			set("person_time_zone", Intl.DateTimeFormat().resolvedOptions().timeZone || NO_ZONE)
	}

	return (
		<SectionForm
			form={form}
			access={access}
			platformWords={platformWords}
			chatbot={previewOf(answer, values, served)}
			title={personWords.title}
			about={personWords.sectionAbout}
			view={
				<ValueList>
					<Value label={personWords.enabled}>{settings.person_enabled ? formWords.on : formWords.off}</Value>
					<Value label={personWords.hours}>
						{settings.person_hours.length === 0
							? personWords.anyTime
							: WEEKDAYS.filter((day) => days[day])
									.map((day) => `${personWords.dayNames[day]} ${days[day]}`)
									.join("\n")}
					</Value>
					<Value label={personWords.timeZone}>{settings.person_time_zone}</Value>
				</ValueList>
			}
		>
			<Checkbox
				name="person_enabled"
				checked={values.person_enabled}
				label={
					<>
						{personWords.enabled}
						<span className="block text-ink-muted">{personWords.enabledAbout}</span>
					</>
				}
				onChange={(event) => turn(event.target.checked)}
			/>
			<HoursEditor
				value={values.person_hours}
				error={errors.person_hours}
				onChange={(value) => set("person_hours", value)}
			/>
			<SelectField
				name="person_time_zone"
				label={personWords.timeZone}
				options={zones}
				value={values.person_time_zone}
				error={errors.person_time_zone}
				onChange={(event) => set("person_time_zone", event.target.value)}
			/>
		</SectionForm>
	)
}
