import { listOf } from "@/components/forms/list-text"
import { Value, ValueList } from "@/components/forms/value-list"
import type { Tag, Widget } from "@/lib/client/contract"
import {
	ANY_SITE,
	BADGE_SHOWS,
	BRAND_COLOR,
	chosen,
	FONTS,
	KINDS,
	KINDS_SHOWN,
	NOTHING_WITH_EACH,
	newestOf,
	PART_NAMES,
	SCHEMES,
	SHOW_WITH_EACH,
	SOURCES,
	tagCount,
	WIDGET_LABELS,
} from "./widget-texts"

/** What a widget shows, in a few words. */
export function shows({ kind, source, submission_ids, max_items }: Widget): string {
	if (kind === "badge") return BADGE_SHOWS
	return source === "picked" ? chosen(submission_ids.length) : newestOf(kind, max_items)
}

const PARTS = ["show_name", "show_website", "show_date", "show_stars"] as const

/** The settings of a widget that matter for its kind, as text. */
export function WidgetFacts({ widget, tags }: { widget: Widget; tags: Tag[] }) {
	const narrowed = widget.source === "newest" ? tags.filter(({ id }) => widget.tag_ids.includes(id)) : []
	const parts = PARTS.filter((name) => widget[name]).map((name) => PART_NAMES[name])
	return (
		<ValueList>
			<Value label={WIDGET_LABELS.kind ?? ""}>{KINDS[widget.kind].label}</Value>
			<Value label={WIDGET_LABELS.source ?? ""}>{shows(widget)}</Value>
			{widget.kinds.length === 1 && (
				<Value label={WIDGET_LABELS.kinds ?? ""}>{KINDS_SHOWN[widget.kinds.join("\n")]}</Value>
			)}
			{narrowed.length > 0 && (
				<Value label={WIDGET_LABELS.tag_ids ?? ""}>{narrowed.map(({ name }) => name).join(", ")}</Value>
			)}
			{widget.kind !== "badge" && (
				<Value label={SHOW_WITH_EACH}>
					<span className="inline-block first-letter:uppercase">{parts.join(", ") || NOTHING_WITH_EACH}</span>
				</Value>
			)}
			<Value label={WIDGET_LABELS.scheme ?? ""}>{SCHEMES[widget.scheme]}</Value>
			<Value label={WIDGET_LABELS.accent ?? ""}>{widget.accent ?? BRAND_COLOR}</Value>
			<Value label={WIDGET_LABELS.allowed_origins ?? ""}>{widget.allowed_origins.join("\n") || ANY_SITE}</Value>
		</ValueList>
	)
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	kinds: KINDS_SHOWN,
	kind: Object.fromEntries(Object.entries(KINDS).map(([kind, { label }]) => [kind, label])),
	source: SOURCES,
	scheme: SCHEMES,
	font: FONTS,
}

/** A value of the form as its screen shows it, for the notice that another admin changed it. */
export function valueText(field: string, value: string): string {
	if (field === "submission_ids") return chosen(listOf(value).length)
	if (field === "tag_ids") return tagCount(listOf(value).length)
	return CHOICES[field]?.[value] ?? value
}
