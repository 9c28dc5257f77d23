"use client"

import { useState } from "react"
import { CopyField } from "@/components/testimonials-dashboard/copy-field"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { type CreatedTenant, CreateTenantForm } from "./create-tenant-form"
import { EMPTY_TENANT } from "./new-tenant"
import { newTenantWords } from "./tenant-words"

export interface CreateTenantDialogProps {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** Called as soon as the tenant exists, so that the list behind the dialog shows it. */
	onCreated: () => void
}

/** Only Cancel and success clear what was typed. Esc and a stray press do not. */
export function CreateTenantDialog({ open, onOpenChange, onCreated }: CreateTenantDialogProps) {
	const [draft, setDraft] = useState(EMPTY_TENANT)
	const [created, setCreated] = useState<CreatedTenant | null>(null)

	function change(next: boolean) {
		onOpenChange(next)
		if (!next) setCreated(null)
	}
	function cancel() {
		setDraft(EMPTY_TENANT)
		change(false)
	}

	return (
		<Dialog
			open={open}
			onOpenChange={change}
			title={created ? newTenantWords.ready(created.tenant_name) : newTenantWords.add}
			description={created ? newTenantWords.readyNext : newTenantWords.addAbout}
		>
			{created ? (
				<div className="flex flex-col gap-5">
					<CopyField label={newTenantWords.adminLogin} value={created.admin_login_url} />
					<div className="flex justify-end">
						<Button variant="primary" autoFocus onClick={() => change(false)}>
							{commonWords.done}
						</Button>
					</div>
				</div>
			) : (
				<CreateTenantForm
					draft={draft}
					onDraft={setDraft}
					onCancel={cancel}
					onCreated={(answer) => {
						setDraft(EMPTY_TENANT)
						setCreated(answer)
						onCreated()
					}}
				/>
			)}
		</Dialog>
	)
}
