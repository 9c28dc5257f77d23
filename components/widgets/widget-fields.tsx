import { useState } from "react"
import { ColorField } from "@/components/forms/color-field"
import { ListEditor } from "@/components/forms/list-editor"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Checkbox } from "@/components/ui/checkbox"
import { Disclosure } from "@/components/ui/disclosure"
import { SelectField } from "@/components/ui/select-field"
import { Slider } from "@/components/ui/slider"
import { TextField } from "@/components/ui/text-field"
import type { Tag } from "@/lib/client/contract"
import { GAP_MAX, ORIGINS_MAX, RADIUS_MAX, WIDGET_NAME_CAP } from "@/lib/submissions/widgets/schema"
import { KindField } from "./kind-field"
import { PickedList } from "./picked-list"
import { TagsField } from "./tags-field"
import type { WidgetValues } from "./widget-values"
import { widgetEditorWords } from "./widget-words"

const optionsOf = (labels: Readonly<Record<string, string>>) =>
	Object.entries(labels).map(([value, label]) => ({ value, label }))
const SOURCE_OPTIONS = optionsOf(widgetEditorWords.sources)
const SCHEME_OPTIONS = optionsOf(widgetEditorWords.schemes)
const FONT_OPTIONS = optionsOf(widgetEditorWords.fonts)
const KINDS_OPTIONS = optionsOf(widgetEditorWords.kindsShown)
const PARTS = ["show_name", "show_website", "show_date"] as const
const PARTS_WITH_STARS = [...PARTS, "show_stars"] as const

export interface WidgetFieldsProps {
	form: EditForm<WidgetValues>
	access: SettingsAccess
	tenantSlug: string
	tags: Tag[]
	hasWritten: boolean
	hasStars: boolean
}

export function WidgetFields(props: WidgetFieldsProps) {
	const { form, access, tenantSlug, tags, hasWritten, hasStars } = props
	const { values, errors, set } = form
	const field = (name: keyof WidgetValues & string) => ({
		name,
		label: widgetEditorWords.labels[name] ?? name,
		value: String(values[name]),
		error: errors[name],
	})
	const typed = (name: keyof WidgetValues & string) => ({
		...field(name),
		onChange: (event: { target: { value: string } }) => set(name, event.target.value),
	})
	const chosen = (name: keyof WidgetValues & string) => ({
		...field(name),
		onChange: (value: string) => set(name, value),
	})
	const slider = (name: "radius" | "gap", max: number) => ({
		label: widgetEditorWords.labels[name] ?? name,
		min: 0,
		max,
		value: Number(values[name]),
		valueText: widgetEditorWords.pixels(Number(values[name])),
		onValueChange: (value: number) => set(name, String(value)),
	})
	const [looksOpen, setLooksOpen] = useState(false)
	// Each save that is refused has errors of its own, also where they say the same.
	const [known, setKnown] = useState(errors)
	if (errors !== known) {
		setKnown(errors)
		if (errors.accent) setLooksOpen(true)
	}
	const isBadge = values.kind === "badge"
	const isSingle = values.kind === "single"
	const picks = values.submission_ids.split("\n").length
	const most = Number(values.max_items)

	return (
		<>
			<TextField {...typed("name")} hint={widgetEditorWords.nameHint} maxLength={WIDGET_NAME_CAP} autoComplete="off" />
			<KindField {...chosen("kind")} />
			{!isBadge && <SelectField {...typed("source")} options={SOURCE_OPTIONS} />}
			{hasWritten && <SelectField {...typed("kinds")} options={KINDS_OPTIONS} />}
			{values.source === "newest" && tags.length > 0 && <TagsField {...chosen("tag_ids")} tags={tags} />}
			{!isBadge && (
				<>
					{values.source === "picked" && (
						<PickedList {...chosen("submission_ids")} access={access} tenantSlug={tenantSlug} />
					)}
					{!isSingle && (
						<div className="[&_input]:max-w-28">
							<TextField
								{...typed("max_items")}
								inputMode="numeric"
								autoComplete="off"
								hint={
									values.source === "picked" && picks > most
										? widgetEditorWords.leftOut(most, picks)
										: widgetEditorWords.mostHint
								}
							/>
						</div>
					)}
					<fieldset>
						<legend className="mb-1 font-medium text-ink">{widgetEditorWords.showWithEach}</legend>
						{(hasStars ? PARTS_WITH_STARS : PARTS).map((name) => (
							<Checkbox
								key={name}
								name={name}
								label={widgetEditorWords.labels[name]}
								checked={values[name]}
								onChange={(event) => set(name, event.target.checked)}
							/>
						))}
					</fieldset>
				</>
			)}
			<Disclosure
				summary={isBadge ? widgetEditorWords.badgeLook : widgetEditorWords.wholeLook}
				open={looksOpen}
				onToggle={setLooksOpen}
			>
				<div className="flex flex-col gap-5 pt-2">
					{!isBadge && (
						<Checkbox
							name="contact_sheet"
							label={widgetEditorWords.labels.contact_sheet}
							hint={widgetEditorWords.contactSheetHint}
							checked={values.contact_sheet}
							onChange={(event) => set("contact_sheet", event.target.checked)}
						/>
					)}
					<SelectField {...typed("scheme")} options={SCHEME_OPTIONS} />
					<ColorField {...chosen("accent")} hint={widgetEditorWords.accentHint} />
					{!isBadge && (
						<>
							<Slider {...slider("radius", RADIUS_MAX)} />
							{!isSingle && <Slider {...slider("gap", GAP_MAX)} />}
						</>
					)}
					<SelectField {...typed("font")} options={FONT_OPTIONS} />
				</div>
			</Disclosure>
			<ListEditor
				{...chosen("allowed_origins")}
				thing={widgetEditorWords.site}
				max={ORIGINS_MAX}
				inputMode="url"
				placeholder={widgetEditorWords.siteExample}
				hint={widgetEditorWords.sitesHint}
			/>
		</>
	)
}
