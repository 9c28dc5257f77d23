import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { NewWebsite } from "@/lib/chatbot/knowledge/website/schema"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { websiteWords } from "./website-words"

export interface WebsiteFormProps {
	/** Throws ApiError. */
	add(address: string): Promise<void>
	onClosed(): void
}

export function WebsiteForm({ add, onClosed }: WebsiteFormProps) {
	const [address, setAddress] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const focus = () => form.current?.querySelector("input")?.focus()
	useEffect(() => form.current?.querySelector("input")?.focus(), [])

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		const { error: broken } = NewWebsite.safeParse({ address })
		setError(broken?.issues[0]?.message ?? null)
		if (broken) return focus()
		setBusy(true)
		try {
			await add(address)
		} catch (problem) {
			const isRefused = problem instanceof ApiError && problem.status > 0
			setError(isRefused ? reasonOf(problem) : `${websiteWords.addFailed}. ${reasonOf(problem)}`)
			setBusy(false)
			focus()
		}
	}

	return (
		<form
			ref={form}
			noValidate
			aria-label={websiteWords.addTitle}
			onSubmit={(event) => void submit(event)}
			className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-4 sm:p-5"
		>
			<h2 className="text-base font-medium">{websiteWords.addTitle}</h2>
			<TextField
				label={websiteWords.address}
				name="address"
				type="url"
				inputMode="url"
				autoComplete="url"
				autoCapitalize="none"
				spellCheck={false}
				placeholder={websiteWords.example}
				hint={websiteWords.hint}
				value={address}
				error={error}
				onChange={(event) => setAddress(event.target.value)}
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" variant="primary" busy={busy}>
					{websiteWords.findPages}
				</Button>
				<Button variant="quiet" disabled={busy} onClick={onClosed}>
					{uiWords.cancel}
				</Button>
			</div>
		</form>
	)
}
