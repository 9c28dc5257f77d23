import type { FormValues } from "@/components/forms/edit-values"
import type { EditForm } from "@/components/forms/use-edit-form"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { FIELD_LABELS, SOMEBODY_ELSE_SAVED } from "./settings-texts"

const shown = (value: string | boolean | undefined) => {
	if (typeof value === "boolean") return value ? "On" : "Off"
	// A long text would push the buttons to choose between the two versions off the screen.
	return value && value.length > 300 ? `${value.slice(0, 300)}…` : value || "Empty"
}

/** Another admin saved first. Keeps what was typed here, and never overwrites the other version unseen. */
export function NewerSettings<V extends FormValues>({ form }: { form: EditForm<V> }) {
	const { stale, values, busy, takeNewer, set } = form
	if (!stale) return null
	if (stale.step === "told") {
		return (
			<Notice
				tone="warning"
				role="alert"
				title={SOMEBODY_ELSE_SAVED}
				action={
					<Button size="sm" busy={busy} onClick={takeNewer}>
						Load the newer settings
					</Button>
				}
			>
				Nothing was overwritten, and what you typed is still here.
			</Notice>
		)
	}
	const open = stale.conflicts.filter(({ field, theirs }) => values[field] !== theirs)
	return (
		<Notice tone="info" role="status" title="The newer settings are loaded">
			{stale.followed.length > 0 && <p>Changed meanwhile: {stale.followed.map(labelOf).join(", ")}.</p>}
			{stale.conflicts.length === 0 && <p>What you typed concerns other fields. You can save now.</p>}
			{stale.conflicts.length > 0 && (
				<>
					<p>
						You both changed these. Yours stay in the fields until you choose otherwise, and Save puts them in place.
					</p>
					<ul className="mt-3 flex flex-col gap-3">
						{stale.conflicts.map(({ field, theirs }) => (
							<li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
								<p className="min-w-0 flex-1 basis-48 break-words">
									<span className="font-medium">{labelOf(field)}</span>, saved now: {shown(theirs)}
								</p>
								{open.some((conflict) => conflict.field === field) ? (
									<Button size="sm" onClick={() => set(field as keyof V & string, theirs)}>
										Use this one<span className="sr-only"> for {labelOf(field)}</span>
									</Button>
								) : (
									<span className="text-ink-muted">In use</span>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</Notice>
	)
}

const labelOf = (field: string) => FIELD_LABELS[field] ?? field
