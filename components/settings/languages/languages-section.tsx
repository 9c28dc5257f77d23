"use client"

import { Editable } from "@/components/forms/editable"
import { FIELD_LABELS } from "@/components/forms/field-labels"
import type { TenantAccess } from "@/components/forms/settings-access"
import { Value, ValueList } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import { SelectField } from "@/components/ui/select-field"
import type { Tenant } from "@/lib/client/contract"
import { ENGLISH } from "@/lib/languages/choose-language"
import type { AvailableLanguage } from "@/lib/tenants/languages/loaders"
import type { SubjectCount } from "@/lib/translations/queries"
import { useSettingsForm } from "../form/use-settings-form"
import { languagesWords } from "./languages-words"
import { Untranslated } from "./untranslated"

/** The business's own language comes first. */
const read = (tenant: Tenant) => ({
	languages: tenant.languages.join(" "),
	visitor_language: tenant.visitor_language,
	language_switch: tenant.language_switch,
})
const listOf = (typed: string) => (typed === "" ? [ENGLISH] : typed.split(" "))

export interface LanguagesSectionProps {
	tenant: Tenant
	access: TenantAccess
	available: readonly AvailableLanguage[]
	/** What is not translated yet, in the saved languages. */
	counts: readonly SubjectCount[]
}

/** Answers the admin's question: can my customers read this? */
export function LanguagesSection({ tenant: loaded, access, available, counts }: LanguagesSectionProps) {
	const { tenant, form } = useSettingsForm({ section: "languages", tenant: loaded, access, read })
	const { values, errors, set } = form
	const [own = ENGLISH, ...others] = listOf(values.languages)
	const nameOf = (code: string) => {
		const language = available.find((one) => one.code === code)
		return language ? languagesWords.both(language.name, language.englishName) : code
	}
	const choose = (first: string, rest: readonly string[]) => {
		const list = [first, ...rest.filter((code) => code !== first)]
		const joined = list.join(" ")
		set("languages", joined === ENGLISH && tenant.languages.length === 0 ? "" : joined)
	}
	const offerable = available.filter(({ code }) => code !== own)
	// Said once where it is true of every language but English.
	const noneReviewed = offerable.every(({ code, isReviewed }) => code === ENGLISH || !isReviewed)
	const isReviewed = (code: string) => available.find((one) => one.code === code)?.isReviewed ?? true
	const [savedOwn = ENGLISH, ...savedOthers] = listOf(tenant.languages.join(" "))
	return (
		<Editable
			form={form}
			readOnly={access.readOnly}
			title={languagesWords.title}
			about={languagesWords.about}
			view={
				<ValueList>
					<Value label={languagesWords.own}>{nameOf(savedOwn)}</Value>
					<Value label={languagesWords.offered}>{savedOthers.map(nameOf).join("\n") || languagesWords.noOthers}</Value>
					{counts.length > 0 && (
						<Value label={languagesWords.ownTexts}>
							<Untranslated
								tenantSlug={tenant.tenant_slug}
								languages={savedOthers.map((code) => ({ code, name: nameOf(code) }))}
								counts={counts}
							/>
						</Value>
					)}
					<Value label={languagesWords.chosenBy}>
						{tenant.visitor_language ? languagesWords.follows : languagesWords.always}
						{tenant.visitor_language && tenant.language_switch && languagesWords.andSwitch}
					</Value>
				</ValueList>
			}
		>
			<SelectField
				name="languages"
				label={languagesWords.own}
				hint={isReviewed(own) ? languagesWords.ownHint : languagesWords.ownUnreviewed}
				error={errors.languages}
				value={own}
				options={available.map(({ code }) => ({ value: code, label: nameOf(code) }))}
				onChange={(event) => choose(event.target.value, others)}
			/>
			<fieldset className="flex flex-col gap-1">
				<legend className="text-sm font-medium">{languagesWords.others}</legend>
				<p className="text-sm text-ink-muted">{languagesWords.othersHint}</p>
				{noneReviewed && <p className="text-sm text-ink-muted">{languagesWords.noneReviewed}</p>}
				<div className="grid gap-x-6 sm:grid-cols-2">
					{offerable.map(({ code, isReviewed }) => (
						<Checkbox
							key={code}
							label={nameOf(code)}
							hint={isReviewed || noneReviewed ? undefined : languagesWords.unreviewed}
							checked={others.includes(code)}
							onChange={(event) =>
								choose(own, event.target.checked ? [...others, code] : others.filter((one) => one !== code))
							}
						/>
					))}
				</div>
			</fieldset>
			<Checkbox
				name="visitor_language"
				label={FIELD_LABELS.visitor_language}
				hint={languagesWords.followHint}
				checked={values.visitor_language}
				onChange={(event) => set("visitor_language", event.target.checked)}
			/>
			{values.visitor_language && (
				<Checkbox
					name="language_switch"
					label={FIELD_LABELS.language_switch}
					hint={languagesWords.switchHint}
					checked={values.language_switch}
					onChange={(event) => set("language_switch", event.target.checked)}
				/>
			)}
		</Editable>
	)
}
