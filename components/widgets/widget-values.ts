import type { FieldError } from "@/components/forms/edit-values"
import { fieldErrors, inWords, worded } from "@/components/forms/field-labels"
import { listOf, textOf } from "@/components/forms/list-text"
import type { Widget } from "@/lib/client/contract"
import { WidgetDraft, WidgetUpdate } from "@/lib/submissions/widgets/schema"
import { widgetEditorWords } from "./widget-words"

/** A form's values are texts and flags. Lists have one entry per line. In the order of the screen. */
export const widgetValues = (widget: Omit<Widget, "id" | "created_at" | "updated_at">) => ({
	name: widget.name,
	kind: widget.kind as string,
	source: widget.source as string,
	submission_ids: textOf(widget.submission_ids),
	tag_ids: textOf(widget.tag_ids),
	kinds: textOf(widget.kinds),
	max_items: String(widget.max_items),
	show_name: widget.show_name,
	show_website: widget.show_website,
	show_date: widget.show_date,
	show_stars: widget.show_stars,
	contact_sheet: widget.contact_sheet,
	scheme: widget.scheme as string,
	accent: widget.accent ?? "",
	radius: String(widget.radius),
	gap: String(widget.gap),
	font: widget.font as string,
	allowed_origins: textOf(widget.allowed_origins),
})
export type WidgetValues = ReturnType<typeof widgetValues>

const entered = (text: string) => listOf(text).filter((entry) => entry.trim() !== "")

const SENT: Readonly<Record<string, (text: string) => unknown>> = {
	submission_ids: listOf,
	tag_ids: listOf,
	kinds: listOf,
	max_items: Number,
	accent: (text) => text.trim() || null,
	radius: Number,
	gap: Number,
	allowed_origins: entered,
}

const sent = (values: Partial<WidgetValues>) =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, SENT[name] ? SENT[name](String(value)) : value]),
	)

const words = (field: string, detail: string) => inWords(field, detail, widgetEditorWords.labels)

export function checkWidget(values: WidgetValues): FieldError[] {
	return fieldErrors(WidgetUpdate.safeParse(sent(values)).error?.issues, words)
}

/** Throws if checkWidget() finds an error. */
export function widgetUpdate(changes: Partial<WidgetValues>) {
	const { updated_at: _, ...fields } = WidgetUpdate.parse(sent(changes))
	return fields
}

export const wordedForWidget = (error: unknown) => worded(error, words)

/** What the preview draws, or null while a value that it needs is wrong. */
export function widgetDraft({ name: _, allowed_origins: __, ...shown }: WidgetValues): WidgetDraft | null {
	return WidgetDraft.safeParse(sent(shown)).data ?? null
}
