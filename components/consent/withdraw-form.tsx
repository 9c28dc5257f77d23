"use client"

import { type FormEvent, useState } from "react"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Notice } from "@/components/ui/notice"
import { ApiError, call, pathOf } from "@/lib/client/api"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import * as consentWords from "./consent-words"

interface WithdrawFormProps {
	token: string
	business: string
	written: boolean
}

/** A details element with a form: a withdrawal must also work in an old browser that cannot run the bundle. */
export function WithdrawForm({ token, business, written }: WithdrawFormProps) {
	const [busy, setBusy] = useState(false)
	const [error, setError] = useState<string | null>(null)

	async function withdraw(event: FormEvent) {
		event.preventDefault()
		setBusy(true)
		setError(null)
		try {
			await call("POST /api/consent/{token}/withdraw", { params: { token } })
			window.location.reload()
		} catch (reason) {
			setError((reason instanceof ApiError && reason.detail) || t(consentWords.withdrawFailed))
			setBusy(false)
		}
	}

	return (
		<details className="group">
			<summary className={`${buttonClass({ size: "lg" })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
				<span className="group-open:hidden">{t(consentWords.withdraw)}</span>
				<span className="hidden group-open:inline">{t(consentWords.keep)}</span>
			</summary>
			<form
				method="post"
				action={keepLanguage(pathOf("POST /api/consent/{token}/withdraw", { token }))}
				onSubmit={(event) => void withdraw(event)}
				aria-labelledby="withdraw-title"
				className="mt-6 flex max-w-prose flex-col items-start gap-4 border-t border-line pt-6"
			>
				<h2 id="withdraw-title" className="font-display text-lg">
					{t(consentWords.withdrawQuestion)}
				</h2>
				<ul className="flex list-disc flex-col gap-1 ps-5 text-base">
					{consentWords.withdrawEffects(business, written).map((effect) => (
						<li key={effect}>{effect}</li>
					))}
				</ul>
				{error && (
					<Notice tone="danger" role="alert">
						{error}
					</Notice>
				)}
				<Button type="submit" variant="danger" size="lg" busy={busy} needsScript={false}>
					{t(consentWords.withdraw)}
				</Button>
			</form>
		</details>
	)
}
