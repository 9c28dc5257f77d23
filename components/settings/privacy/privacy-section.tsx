"use client"

import { useRouter } from "next/navigation"
import { type FormEvent, useRef, useState } from "react"
import { toast } from "sonner"
import { formWords } from "@/components/forms/form-words"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import type { Page } from "@/components/forms/use-more"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import type { ErasureReceipt, PersonCounts } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { saveAnswer } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"
import { privacyWords, settingsWords } from "../settings-words"
import { FoundPerson } from "./found-person"
import { Receipts } from "./receipts"

function emailProblem(email: string): string | null {
	if (!email) return privacyWords.personRequired
	return isEmail(email) ? null : signInWords.emailInvalid
}

export interface PrivacySectionProps {
	receipts: Page<ErasureReceipt>
	access: SettingsAccess
	businessName: string
}

/** Answers the admin's question about a person's data: what do I have, and how do I prove that I erased it? */
export function PrivacySection({ receipts, access, businessName }: PrivacySectionProps) {
	const router = useRouter()
	const [typed, setTyped] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [found, setFound] = useState<{ email: string; counts: PersonCounts } | null>(null)
	const [busy, setBusy] = useState<"find" | "export" | "erase" | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const query = namedTenant(access)

	async function find(event: FormEvent): Promise<void> {
		event.preventDefault()
		const email = normalizeEmail(typed)
		const problem = emailProblem(email)
		setError(problem)
		setFound(null)
		if (problem) return input.current?.focus()
		setBusy("find")
		try {
			setFound({ email, counts: await adminCall("POST /api/admin/people/find", { query, body: { email } }) })
		} catch (reason) {
			setError(reasonOf(reason))
		} finally {
			setBusy(null)
		}
	}

	async function exportData(email: string): Promise<void> {
		setBusy("export")
		try {
			await saveAnswer("POST /api/admin/people/export", { query, body: { email } }, "person.json")
		} catch (reason) {
			toastError(formWords.exportFailed, reason)
		} finally {
			setBusy(null)
		}
	}

	async function erase(email: string): Promise<void> {
		setBusy("erase")
		try {
			await adminCall("POST /api/admin/people/erase", { query, body: { email } })
			toast.success(privacyWords.erased, { description: privacyWords.erasedWhere })
			setFound(null)
			setTyped("")
			input.current?.focus()
			router.refresh()
		} catch (reason) {
			toastError(privacyWords.eraseFailed, reason)
		} finally {
			setBusy(null)
		}
	}

	return (
		<div className="flex max-w-3xl flex-col gap-10">
			<section className="flex flex-col gap-5" aria-labelledby="privacy-title">
				<div id="privacy-title">
					<SectionHeader title={settingsWords.privacy} about={access.readOnly ?? privacyWords.header} />
				</div>
				<form noValidate onSubmit={(event) => void find(event)} className="flex items-start gap-2">
					<div className="min-w-0 flex-1 sm:max-w-sm">
						<TextField
							ref={input}
							label={privacyWords.personLabel}
							name="person"
							type="email"
							inputMode="email"
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							value={typed}
							error={error}
							disabled={access.readOnly !== null}
							onChange={(event) => {
								setTyped(event.target.value)
								if (error) setError(emailProblem(normalizeEmail(event.target.value)))
							}}
						/>
					</div>
					<div className="mt-6.5">
						<Button type="submit" busy={busy === "find"} disabled={access.readOnly !== null}>
							{privacyWords.find}
						</Button>
					</div>
				</form>
				{found && (
					<FoundPerson
						{...found}
						busy={busy === "find" ? null : busy}
						readOnly={access.readOnly !== null}
						onExport={() => void exportData(found.email)}
						onErase={() => void erase(found.email)}
					/>
				)}
			</section>
			<Receipts first={receipts} access={access} businessName={businessName} />
		</div>
	)
}
