import { listOf } from "@/components/forms/list-text"
import { Value, ValueList } from "@/components/forms/value-list"
import type { Tag, Widget } from "@/lib/client/contract"
import { widgetEditorWords, widgetWords } from "./widget-words"

export function shows({ kind, source, submission_ids, max_items }: Widget): string {
	if (kind === "badge") return widgetWords.badgeShows
	return source === "picked" ? widgetWords.chosen(submission_ids.length) : widgetWords.newestOf(kind, max_items)
}

const PARTS = ["show_name", "show_website", "show_date", "show_stars"] as const

export function WidgetFacts({ widget, tags }: { widget: Widget; tags: Tag[] }) {
	const narrowed = widget.source === "newest" ? tags.filter(({ id }) => widget.tag_ids.includes(id)) : []
	const parts = PARTS.filter((name) => widget[name]).map((name) => widgetEditorWords.partNames[name])
	return (
		<ValueList>
			<Value label={widgetEditorWords.labels.kind ?? ""}>{widgetWords.kinds[widget.kind].label}</Value>
			<Value label={widgetEditorWords.labels.source ?? ""}>{shows(widget)}</Value>
			{widget.kinds.length === 1 && (
				<Value label={widgetEditorWords.labels.kinds ?? ""}>
					{widgetEditorWords.kindsShown[widget.kinds.join("\n")]}
				</Value>
			)}
			{narrowed.length > 0 && (
				<Value label={widgetEditorWords.labels.tag_ids ?? ""}>{narrowed.map(({ name }) => name).join(", ")}</Value>
			)}
			{widget.kind !== "badge" && (
				<Value label={widgetEditorWords.showWithEach}>
					<span className="inline-block first-letter:uppercase">
						{parts.join(", ") || widgetEditorWords.nothingWithEach}
					</span>
				</Value>
			)}
			{widget.kind !== "badge" && (
				<Value label={widgetEditorWords.look}>
					{widget.contact_sheet ? widgetEditorWords.lookSheet : widgetEditorWords.lookCards}
				</Value>
			)}
			<Value label={widgetEditorWords.labels.scheme ?? ""}>{widgetEditorWords.schemes[widget.scheme]}</Value>
			<Value label={widgetEditorWords.labels.accent ?? ""}>{widget.accent ?? widgetEditorWords.brandColor}</Value>
			<Value label={widgetEditorWords.labels.allowed_origins ?? ""}>
				{widget.allowed_origins.join("\n") || widgetEditorWords.anySite}
			</Value>
		</ValueList>
	)
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	kinds: widgetEditorWords.kindsShown,
	kind: Object.fromEntries(Object.entries(widgetWords.kinds).map(([kind, { label }]) => [kind, label])),
	source: widgetEditorWords.sources,
	scheme: widgetEditorWords.schemes,
	font: widgetEditorWords.fonts,
}

/** A value of the form as its screen shows it, for the notice that another admin changed it. */
export function valueText(field: string, value: string): string {
	if (field === "submission_ids") return widgetWords.chosen(listOf(value).length)
	if (field === "tag_ids") return widgetEditorWords.tagCount(listOf(value).length)
	return CHOICES[field]?.[value] ?? value
}
