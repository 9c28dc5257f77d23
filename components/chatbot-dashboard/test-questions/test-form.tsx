import { useId } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { NewerSettings } from "@/components/forms/newer-settings"
import { RestoredNote } from "@/components/forms/restored-note"
import { SaveButtons } from "@/components/forms/save-buttons"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import type { LoadedTests } from "@/lib/chatbot/test-questions/loaders"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { checkTest, fieldOf, NOTHING, type TestValues, testWords } from "./check-test"
import { testQuestionWords } from "./test-words"

type Saved = { values: TestValues; version: string }

export interface TestFormProps {
	title: string
	draftKey: string
	saved: Saved
	sources: LoadedTests["sources"]
	/** Throws ApiError. */
	save(values: TestValues, version: string): Promise<void>
	loadNewer(): Promise<Saved>
	onClosed(): void
}

/** A phone's list shows no more of a title. */
const SHOWN_TITLE = 80

export function TestForm({ title, draftKey, saved, sources, save, loadNewer, onClosed }: TestFormProps) {
	const id = useId()
	const form = useEditForm<TestValues>({
		draftKey,
		saved,
		opened: true,
		onClosed,
		check: checkTest,
		loadNewer,
		async save(changes, version) {
			try {
				await save({ ...saved.values, ...changes }, version)
			} catch (error) {
				if (!(error instanceof ApiError)) throw error
				const errors = error.errors.map(({ field, detail }) => ({
					field: fieldOf(field),
					detail: testWords(field, detail),
				}))
				throw new ApiError(error.status, error.detail, errors, error.retryAfter)
			}
		},
	})
	const { values, errors, set, busy, failure } = form
	const options = [
		{ value: "", label: testQuestionWords.choose },
		{ value: NOTHING, label: testQuestionWords.notAnswered },
		...sources.map((source) => ({
			value: source.id,
			label: testQuestionWords.fromSource(source.title.slice(0, SHOWN_TITLE)),
		})),
	]
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
				<TextAreaField
					name="question"
					label={testQuestionWords.question}
					rows={2}
					hint={testQuestionWords.questionHint}
					placeholder={testQuestionWords.example}
					value={values.question}
					error={errors.question}
					onChange={(event) => set("question", event.target.value)}
				/>
				<SelectField
					name="expected"
					label={testQuestionWords.expected}
					hint={sources.length > 0 ? testQuestionWords.expectedHint : testQuestionWords.expectedNone}
					options={options}
					value={values.expected}
					error={errors.expected}
					onChange={(event) => set("expected", event.target.value)}
				/>
			</fieldset>
			<NewerSettings form={form} />
			{failure !== null && (
				<Notice tone="danger" role="alert" title={testQuestionWords.saveFailed}>
					{reasonOf(failure)}
				</Notice>
			)}
			<SaveButtons form={form} />
			<LeaveGuard on={form.dirty} />
		</form>
	)
}
