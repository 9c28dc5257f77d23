import { useState } from "react"
import { toast } from "sonner"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { SelectField } from "@/components/ui/select-field"
import { adminCall } from "@/lib/client/session"
import { invitationWords } from "./invitations-words"

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
			toast.success(invitationWords.paceChanged)
		} catch (error) {
			setPace(pace)
			toastError(invitationWords.paceFailed, error)
		}
	}

	return (
		<div className="max-w-xs">
			<SelectField
				label={invitationWords.pace}
				hint={invitationWords.paceHint}
				value={String(pace)}
				options={offered.map((each) => ({ value: String(each), label: invitationWords.perHour(each) }))}
				disabled={access.videosReadOnly !== null}
				onChange={({ target }) => void change(Number(target.value))}
			/>
		</div>
	)
}
