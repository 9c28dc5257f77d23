"use client"

import { Send } from "lucide-react"
import { useRouter } from "next/navigation"
import { useId, useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { ApiError } from "@/lib/client/api"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { emailWords } from "../settings-words"
import { hasOwnMailbox } from "./email-values"

export interface TestEmailProps {
	tenant: Tenant
	access: SettingsAccess
}

export function TestEmail({ tenant, access }: TestEmailProps) {
	const id = useId()
	const router = useRouter()
	const [busy, setBusy] = useState(false)
	const [tried, setTried] = useState<{ success: boolean; message: string; version: string } | null>(null)
	const outcome = tried?.version === tenant.updated_at ? tried : null
	const ready = hasOwnMailbox(tenant)

	async function send(): Promise<void> {
		setBusy(true)
		setTried(null)
		const version = tenant.updated_at
		try {
			const { success, message } = await adminCall("POST /api/admin/test-email", { query: namedTenant(access) })
			setTried({ success, message: message || (success ? emailWords.testSent : emailWords.testFailed), version })
		} catch (error) {
			const message = (error instanceof ApiError && error.detail) || emailWords.testFailed
			setTried({ success: false, message, version })
		} finally {
			setBusy(false)
			// Reloads the log, which has a new line, and the mailbox's state, which may have changed.
			router.refresh()
		}
	}

	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					busy={busy}
					disabled={!ready || access.readOnly !== null}
					aria-describedby={`${id}-note`}
					onClick={() => void send()}
				>
					{!busy && <Send aria-hidden size={16} />}
					{emailWords.sendTest}
				</Button>
				<p id={`${id}-note`} className="min-w-48 flex-1 text-ink-muted">
					{ready
						? emailWords.testGoesTo(tenant.notify_email)
						: tenant.email_address
							? emailWords.testNeedsPassword
							: emailWords.testNeedsMailbox}
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
