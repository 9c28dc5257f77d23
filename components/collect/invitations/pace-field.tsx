import { useState } from "react"
import { toast } from "sonner"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { SelectField } from "@/components/ui/select-field"
import { adminCall } from "@/lib/client/session"
import { PACE, PACE_CHANGED, PACE_FAILED, PACE_HINT, perHour as perHourText } from "./invitations-texts"

const PACES = [10, 20, 30, 60, 100, 200, 500]

/** How fast the mailbox sends. Saved at once. */
export function PaceField({ perHour, access }: { perHour: number; access: TenantAccess }) {
	const [pace, setPace] = useState(perHour)
	// The call takes any number, so the current one may not be among ours.
	const offered = [...new Set([...PACES, pace])].sort((one, other) => one - other)

	async function change(next: number) {
		setPace(next)
		try {
			await adminCall("PUT /api/admin/invitation-pace", { query: namedTenant(access), body: { per_hour: next } })
			toast.success(PACE_CHANGED)
		} catch (error) {
			setPace(pace)
			toastError(PACE_FAILED, error)
		}
	}

	return (
		<div className="max-w-xs">
			<SelectField
				label={PACE}
				hint={PACE_HINT}
				value={String(pace)}
				options={offered.map((each) => ({ value: String(each), label: perHourText(each) }))}
				disabled={access.videosReadOnly !== null}
				onChange={({ target }) => void change(Number(target.value))}
			/>
		</div>
	)
}
