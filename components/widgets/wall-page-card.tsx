"use client"

import { ExternalLink } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { toastSaved } from "@/components/forms/toast-saved"
import { useBusy } from "@/components/forms/use-busy"
import { CopyField } from "@/components/testimonials-dashboard/copy-field"
import { buttonClass } from "@/components/ui/button-class"
import { SelectField } from "@/components/ui/select-field"
import { Switch } from "@/components/ui/switch"
import type { Tenant, Widget } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { wallPageWords } from "./wall-page-words"

export interface WallPageCardProps {
	tenant: Pick<Tenant, "wall_url"> & Choice
	widgets: readonly Pick<Widget, "id" | "name" | "kind">[]
	access: TenantAccess
}

type Choice = Pick<
	Tenant,
	"wall_enabled" | "show_figures" | "wall_contact_sheet" | "thank_you_wall_link" | "wall_widget_id" | "show_in_search"
>

/** Each choice is saved at once. */
export function WallPageCard({ tenant, widgets, access }: WallPageCardProps) {
	const router = useRouter()
	const { busy, run } = useBusy<"save">()
	const [choice, setChoice] = useState<Choice>(tenant)
	const readOnly = access.videosReadOnly
	// A chosen widget that has become something else is still what the page shows.
	const walls = widgets.filter(({ id, kind }) => kind === "wall" || id === choice.wall_widget_id)

	const save = (change: Partial<Choice>) =>
		run(
			"save",
			async () => {
				setChoice({ ...choice, ...change })
				await adminCall("PUT /api/admin/tenant-settings", { body: { ...change, ...namedTenant(access) } })
				toastSaved(wallPageWords.saved)
				router.refresh()
			},
			(error) => {
				setChoice(choice)
				toastError(wallPageWords.notSaved, error)
			},
		)

	return (
		<section className="flex max-w-2xl flex-col gap-5 pt-4">
			<SectionHeader
				title={wallPageWords.title}
				about={wallPageWords.about}
				action={
					choice.wall_enabled && (
						<a href={tenant.wall_url} target="_blank" rel="noopener" className={buttonClass()}>
							<ExternalLink aria-hidden size={16} />
							{wallPageWords.open}
						</a>
					)
				}
			/>
			<Switch
				label={wallPageWords.publish}
				hint={wallPageWords.publishHint}
				checked={choice.wall_enabled}
				disabled={busy !== null || readOnly !== null}
				onCheckedChange={(wall_enabled) => save({ wall_enabled })}
			/>
			{choice.wall_enabled && (
				<>
					<CopyField label={wallPageWords.link} value={tenant.wall_url} />
					<SelectField
						label={wallPageWords.shows}
						hint={wallPageWords.showsHint}
						value={choice.wall_widget_id ?? ""}
						disabled={busy !== null || readOnly !== null}
						onChange={({ target }) => save({ wall_widget_id: target.value || null })}
						options={[
							{ value: "", label: wallPageWords.allApproved },
							...walls.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
					{/* A widget has a look of its own. */}
					{choice.wall_widget_id === null && (
						<Switch
							label={wallPageWords.contactSheet}
							hint={wallPageWords.contactSheetHint}
							checked={choice.wall_contact_sheet}
							disabled={busy !== null || readOnly !== null}
							onCheckedChange={(wall_contact_sheet) => save({ wall_contact_sheet })}
						/>
					)}
					<Switch
						label={wallPageWords.linked}
						hint={wallPageWords.linkedHint}
						checked={choice.thank_you_wall_link}
						disabled={busy !== null || readOnly !== null}
						onCheckedChange={(thank_you_wall_link) => save({ thank_you_wall_link })}
					/>
					<Switch
						label={wallPageWords.figures}
						hint={wallPageWords.figuresHint}
						checked={choice.show_figures}
						disabled={busy !== null || readOnly !== null}
						onCheckedChange={(show_figures) => save({ show_figures })}
					/>
				</>
			)}
			<Switch
				label={wallPageWords.found}
				hint={wallPageWords.foundHint}
				checked={choice.show_in_search}
				disabled={busy !== null || readOnly !== null}
				onCheckedChange={(show_in_search) => save({ show_in_search })}
			/>
			{readOnly && <p className="text-sm text-ink-muted">{readOnly}</p>}
		</section>
	)
}
