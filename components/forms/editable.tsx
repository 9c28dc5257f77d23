"use client"

import { Pencil } from "lucide-react"
import { type ReactNode, useId } from "react"
import type { FormValues } from "@/components/forms/edit-values"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { RestoredNote } from "@/components/forms/restored-note"
import type { EditForm } from "@/components/forms/use-edit-form"
import { bottomBar } from "@/components/ui/bottom-bar"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import type { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { formWords } from "./form-words"
import { NewerSettings, type NewerSettingsProps } from "./newer-settings"
import { SaveButtons } from "./save-buttons"
import { SectionHeader, type SectionHeaderProps } from "./section-header"

export interface EditableProps<V extends FormValues>
	extends Omit<SectionHeaderProps, "action">,
		Pick<NewerSettingsProps<V>, "labels" | "valueText"> {
	form: EditForm<V>
	/** The reason why the section cannot be edited, or null. */
	readOnly: string | null
	extra?: ReactNode
	/** The message for a failed save. Defaults to that of a tenant's settings. */
	failed?(error: ApiError): string
	view: ReactNode
	children: ReactNode
}

export function Editable<V extends FormValues>({
	form,
	readOnly,
	extra,
	failed,
	labels,
	valueText,
	view,
	children,
	...header
}: EditableProps<V>) {
	const id = useId()
	const { editing, busy, failure, dirty } = form
	return (
		<section className="flex flex-col gap-5" aria-labelledby={`${id}-title`}>
			<div id={`${id}-title`}>
				<SectionHeader
					{...header}
					action={
						!editing && (
							<div className="flex gap-2">
								{extra}
								<Button
									ref={form.editButton}
									disabled={readOnly !== null}
									aria-describedby={readOnly ? `${id}-why` : undefined}
									onClick={form.edit}
								>
									<Pencil aria-hidden size={16} />
									{commonWords.edit}
								</Button>
							</div>
						)
					}
				/>
			</div>
			{readOnly && (
				<p id={`${id}-why`} className="text-ink-muted">
					{readOnly}
				</p>
			)}
			{!editing && view}
			{editing && (
				// Focused fields scroll clear of the bar below.
				<form {...form.formProps} className="flex flex-col gap-6 [&_:is(input,textarea,select)]:scroll-mb-24">
					{form.restored && <RestoredNote busy={busy} onDiscard={form.cancel} />}
					<fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
						{children}
					</fieldset>
					{/* Within the thumb's reach, however long the form is. */}
					<div
						ref={bottomBar}
						className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-area px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
					>
						{/* Inside the bar, so that the answer to Save is in view wherever the form is scrolled. */}
						<div className="max-h-[45dvh] overflow-y-auto empty:hidden">
							<NewerSettings form={form} labels={labels} valueText={valueText} />
							{failure !== null && (
								<Notice tone="danger" role="alert" title={failed ? undefined : formWords.saveFailed}>
									<p>{failed ? failed(failure) : reasonOf(failure)}</p>
								</Notice>
							)}
						</div>
						<SaveButtons form={form}>
							<div className="ms-auto">{extra}</div>
						</SaveButtons>
					</div>
				</form>
			)}
			<LeaveGuard on={dirty} />
		</section>
	)
}
