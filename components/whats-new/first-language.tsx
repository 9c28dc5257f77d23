"use client"

import { useRouter } from "next/navigation"
import { type FormEvent, useState } from "react"
import { formWords } from "@/components/forms/form-words"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { TENANT_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { Button } from "@/components/ui/button"
import { SelectField } from "@/components/ui/select-field"
import { ApiError } from "@/lib/client/api"
import { adminCall } from "@/lib/client/session"
import { ENGLISH } from "@/lib/languages/choose-language"
import type { AvailableLanguage } from "@/lib/tenants/languages/loaders"
import { whatsNewWords } from "./whats-new-words"

export interface FirstLanguageProps {
	access: SettingsAccess
	base: string
	available: readonly AvailableLanguage[]
}

/** Asks a new business in which language it talks to its customers: nothing is stored until it answers. */
export function FirstLanguage({ access, base, available }: FirstLanguageProps) {
	const router = useRouter()
	const [language, setLanguage] = useState(ENGLISH)
	const [busy, setBusy] = useState(false)
	const [error, setError] = useState<string>()

	async function answer(event: FormEvent) {
		event.preventDefault()
		setBusy(true)
		setError(undefined)
		try {
			await adminCall("PUT /api/admin/tenant-settings", { body: { languages: [language], ...namedTenant(access) } })
			router.refresh()
		} catch (reason) {
			setError((reason instanceof ApiError && reason.detail) || formWords.saveFailed)
			setBusy(false)
		}
	}

	const { name, isReviewed } = available.find(({ code }) => code === language) ?? { name: "", isReviewed: true }
	return (
		<form onSubmit={(event) => void answer(event)} className="mx-auto mb-8 flex max-w-xl flex-col gap-3 text-start">
			<SelectField
				label={whatsNewWords.language}
				hint={isReviewed ? whatsNewWords.languageAbout : whatsNewWords.languageUnreviewed(name)}
				error={error}
				value={language}
				options={available.map(({ code, name, englishName }) => ({
					value: code,
					label: name === englishName ? name : `${name} · ${englishName}`,
				}))}
				onChange={({ target }) => setLanguage(target.value)}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" busy={busy}>
					{whatsNewWords.saveLanguage}
				</Button>
				<a
					href={`${tabHref(base, TENANT_TABS, "settings")}&section=languages`}
					className="inline-flex items-center text-sm underline pointer-coarse:min-h-11"
				>
					{whatsNewWords.moreLanguages}
				</a>
			</div>
		</form>
	)
}
