import { useId } from "react"
import { worded } from "@/components/forms/field-labels"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { NewerSettings } from "@/components/forms/newer-settings"
import { PlayedFields } from "@/components/forms/played-fields"
import { playedText, playedWords } from "@/components/forms/played-words"
import { RestoredNote } from "@/components/forms/restored-note"
import { SaveButtons } from "@/components/forms/save-buttons"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Tag } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { knowledgeWords } from "../chatbot-words"
import {
	checkSource,
	type SourceForm as Kind,
	playsOf,
	playsText,
	SOURCE_LABELS,
	type SourceValues,
	sourceWords,
} from "./check-source"

type Saved = { values: SourceValues; version: string }

export interface SourceFormProps {
	kind: Kind
	title: string
	draftKey: string
	saved: Saved
	tags: readonly Tag[]
	/** Throws ApiError. */
	save(changes: Partial<SourceValues>, version: string): Promise<void>
	loadNewer(): Promise<Saved>
	onClosed(): void
}

export function SourceForm({ kind, title, draftKey, saved, tags, save, loadNewer, onClosed }: SourceFormProps) {
	const id = useId()
	const labels = SOURCE_LABELS[kind]
	const form = useEditForm<SourceValues>({
		draftKey,
		saved,
		opened: true,
		onClosed,
		check: (values) => checkSource(kind, values),
		loadNewer,
		async save(changes, version) {
			try {
				await save(changes, version)
			} catch (error) {
				throw worded(error, (field, detail) => sourceWords(kind, field, detail))
			}
		},
	})
	const { values, errors, set, busy, failure } = form
	return (
		<form
			{...form.formProps}
			aria-labelledby={id}
			className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-4 sm:p-5"
		>
			<h2 id={id} className="text-base font-medium wrap-anywhere">
				{title}
			</h2>
			{form.restored && <RestoredNote busy={busy} onDiscard={form.cancel} />}
			<fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
				<TextField
					name="title"
					label={labels.title}
					autoComplete="off"
					placeholder={kind === "qa" ? knowledgeWords.questionExample : knowledgeWords.titleExample}
					value={values.title}
					error={errors.title}
					onChange={(event) => set("title", event.target.value)}
				/>
				<TextAreaField
					name="content"
					label={labels.content}
					rows={kind === "qa" ? 4 : 8}
					hint={kind === "qa" ? knowledgeWords.answerHint : knowledgeWords.textHint}
					value={values.content}
					error={errors.content}
					onChange={(event) => set("content", event.target.value)}
				/>
				<PlayedFields
					place="belowAnswer"
					wish={playsOf(values.plays ?? "")}
					tags={tags}
					onChange={(wish) => set("plays", playsText(wish))}
				/>
			</fieldset>
			<NewerSettings
				form={form}
				labels={{ ...labels, plays: playedWords.belowAnswer.label }}
				valueText={(field, value) => (field === "plays" ? playedText(playsOf(value), tags) : value)}
			/>
			{failure !== null && (
				<Notice tone="danger" role="alert" title={knowledgeWords.saveFailed}>
					{reasonOf(failure)}
				</Notice>
			)}
			<SaveButtons form={form} />
			<LeaveGuard on={form.dirty} />
		</form>
	)
}
