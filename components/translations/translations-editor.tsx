"use client"

import Link from "next/link"
import { useSearchParams } from "next/navigation"
import { useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { SelectField } from "@/components/ui/select-field"
import type { LoadedTranslations } from "@/lib/translations/loaders"
import { LanguageForm } from "./language-form"
import { savedTranslations, untranslated } from "./translation-values"
import { languagesHref, TRANSLATED_INTO } from "./translations-address"
import { translationsWords } from "./translations-words"

export interface TranslationsEditorProps extends LoadedTranslations {
	/** "page", "chatbot", or a quiz's id. */
	subject: string
	access: SettingsAccess
}

/** The texts of a page, a chatbot, or a quiz beside their translations, one language at a time. */
export function TranslationsEditor(props: TranslationsEditorProps) {
	const { subject, tenantSlug, access, available } = props
	const [seen, setSeen] = useState(props.loaded)
	const [loaded, setLoaded] = useState(props.loaded)
	if (seen !== props.loaded) {
		setSeen(props.loaded)
		setLoaded(props.loaded)
	}
	const offered = available.filter(({ code }) => loaded.languages.includes(code))
	const asked = useSearchParams().get(TRANSLATED_INTO)
	const [chosen, setChosen] = useState(asked)
	const into = offered.find(({ code }) => code === chosen) ?? offered[0]

	function choose(code: string): void {
		setChosen(code)
		const address = new URL(location.href)
		address.searchParams.set(TRANSLATED_INTO, code)
		history.replaceState(null, "", address)
	}

	return (
		<section className="flex max-w-5xl flex-1 flex-col gap-5">
			<SectionHeader
				title={translationsWords.title}
				about={
					<>
						<p>{translationsWords.about}</p>
						{subject === "page" && <p>{translationsWords.consent}</p>}
					</>
				}
			/>
			{access.readOnly && <p className="text-ink-muted">{access.readOnly}</p>}
			{!into ? (
				<EmptyState
					title={translationsWords.noLanguages}
					action={
						<Link href={languagesHref(tenantSlug)} className={buttonClass({ variant: "primary" })}>
							{translationsWords.toLanguages}
						</Link>
					}
				>
					{translationsWords.noLanguagesAbout}
				</EmptyState>
			) : loaded.texts.length === 0 ? (
				<EmptyState title={translationsWords.noTexts}>{translationsWords.noTextsAbout}</EmptyState>
			) : (
				<>
					<div className="max-w-md">
						<SelectField
							label={translationsWords.language}
							value={into.code}
							options={offered.map(({ code, englishName }) => ({
								value: code,
								label: translationsWords.choice(
									englishName,
									untranslated(loaded, savedTranslations(loaded, code).values).length,
								),
							}))}
							onChange={({ target }) => choose(target.value)}
						/>
					</div>
					<LanguageForm
						key={into.code}
						subject={subject}
						tenantSlug={tenantSlug}
						loaded={loaded}
						into={into}
						access={access}
						onLoaded={setLoaded}
					/>
				</>
			)}
		</section>
	)
}
