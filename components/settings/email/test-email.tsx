"use client"

import { Send } from "lucide-react"
import { useRouter } from "next/navigation"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { useAlive } from "@/components/ui/use-alive"
import { ApiError } from "@/lib/client/api"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { namedTenant, type SettingsAccess } from "../settings-access"
import { EMAIL_TEST_FAILED } from "../settings-texts"

export interface TestEmailProps {
	tenant: Tenant
	access: SettingsAccess
	/** While the form is open, what is sent is not what it shows. */
	editing: boolean
}

/** Sends one mail by the saved settings and says what became of it. */
export function TestEmail({ tenant, access, editing }: TestEmailProps) {
	const id = useId()
	const router = useRouter()
	const [busy, setBusy] = useState(false)
	const alive = useAlive()
	const [outcome, setOutcome] = useState<{ success: boolean; message: string } | null>(null)
	const ready = Boolean(tenant.email_address) && tenant.has_email_app_password

	async function send(): Promise<void> {
		setBusy(true)
		setOutcome(null)
		try {
			const { success, message } = await adminCall("POST /api/admin/test-email", { query: namedTenant(access) })
			setOutcome({ success, message: message || (success ? "Test email sent" : EMAIL_TEST_FAILED) })
		} catch (error) {
			setOutcome({ success: false, message: (error instanceof ApiError && error.detail) || EMAIL_TEST_FAILED })
		} finally {
			setBusy(false)
			// The log has a line more, and the mailbox's state may have changed.
			router.refresh()
		}
	}

	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					busy={busy}
					disabled={!ready || access.readOnly !== null || !alive}
					aria-describedby={`${id}-note`}
					onClick={() => void send()}
				>
					{!busy && <Send aria-hidden size={16} />}
					Send test email
				</Button>
				<p id={`${id}-note`} className="min-w-48 flex-1 text-ink-muted">
					{ready
						? `To ${tenant.notify_email}, by the ${editing ? "settings as they are saved" : "saved settings"}.`
						: "Needs a mailbox address and an app password, saved."}
				</p>
			</div>
			{outcome && (
				<Notice tone={outcome.success ? "success" : "danger"} role={outcome.success ? "status" : "alert"}>
					{outcome.message}
				</Notice>
			)}
		</div>
	)
}
