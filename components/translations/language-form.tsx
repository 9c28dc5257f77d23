"use client"

import { Sparkles } from "lucide-react"
import { useRef, useState } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { NewerNotice } from "@/components/forms/newer-notice"
import { RestoredNote } from "@/components/forms/restored-note"
import { SaveBar } from "@/components/forms/save-bar"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Disclosure } from "@/components/ui/disclosure"
import type { Translations } from "@/lib/client/contract"
import type { AvailableLanguage } from "@/lib/tenants/languages/loaders"
import { isTooLong, TranslationRow } from "./translation-row"
import { untranslated, unusedOf } from "./translation-values"
import { translationsWords } from "./translations-words"
import { useTranslations } from "./use-translations"

export interface LanguageFormProps {
	subject: string
	tenantSlug: string
	loaded: Translations
	into: AvailableLanguage
	access: SettingsAccess
	onLoaded(newer: Translations): void
}

/** Answers the admin's question: what do visitors in this language still read in mine? */
export function LanguageForm({ subject, tenantSlug, loaded, into, access, onLoaded }: LanguageFormProps) {
	const form = useTranslations({ subject, tenantSlug, language: into.code, loaded, access, onLoaded })
	const { values, base, dirty, busy, drafting } = form
	const [onlyMissing, setOnlyMissing] = useState(false)
	const [checked, setChecked] = useState(false)
	const list = useRef<HTMLUListElement>(null)
	const readOnly = access.readOnly !== null
	const missing = untranslated(loaded, values)
	// By what is saved: a row must not vanish while its translation is being typed.
	const shown = onlyMissing ? untranslated(loaded, base) : loaded.texts
	const unused = unusedOf(loaded, values)
	const changed = Object.keys(values).filter((text) => (values[text] ?? "") !== (base[text] ?? ""))
	const tooLong = loaded.texts.filter((own) => isTooLong(own, values[own.text] ?? ""))
	const placeOf = (field: string) => loaded.texts.find(({ text }) => text === field)?.place ?? field

	function save(): void {
		const [first] = tooLong
		setChecked(first !== undefined)
		if (!first) {
			form.save()
			return
		}
		setOnlyMissing(false)
		list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.text)}"]`)?.focus()
	}

	function removeUnused(): void {
		for (const [text] of unused) form.set(text, "")
	}

	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<Checkbox
					label={translationsWords.onlyUntranslated}
					checked={onlyMissing}
					onChange={({ target }) => setOnlyMissing(target.checked)}
				/>
				<p className="min-w-0 flex-1 basis-40 text-ink-muted">
					{translationsWords.progress(missing.length, loaded.texts.length)}
				</p>
				{!readOnly && loaded.can_draft && (
					<div className="flex items-center gap-3">
						<p role="status" className="text-ink-muted empty:hidden">
							{drafting && translationsWords.drafting(drafting.done, drafting.all)}
						</p>
						{drafting ? (
							<Button onClick={form.stopDrafting}>{translationsWords.stop}</Button>
						) : (
							<Button disabled={missing.length === 0 || busy !== null} onClick={form.draftRest}>
								<Sparkles aria-hidden size={16} />
								{translationsWords.draft}
							</Button>
						)}
					</div>
				)}
			</div>
			{!readOnly && !loaded.can_draft && <p className="text-ink-muted">{translationsWords.draftsOff}</p>}
			{form.restored && <RestoredNote busy={busy !== null} onDiscard={form.discard} />}
			<NewerNotice
				stale={form.stale}
				values={values}
				words={{ ...translationsWords.newer, labelOf: placeOf }}
				busy={busy === "newer"}
				onLoad={form.takeNewer}
				onUse={({ field, theirs }) => form.set(field, String(theirs))}
			>
				{({ theirs }) => <span lang={into.code} dir={into.dir}>{` ${theirs}`}</span>}
			</NewerNotice>
			{shown.length === 0 && <p className="py-8 text-center">{translationsWords.noneLeft(into.englishName)}</p>}
			<ul
				ref={list}
				className="flex flex-col divide-y divide-line border-y border-line empty:hidden [&_:is(input,textarea)]:scroll-mb-24"
			>
				{shown.map((own) => (
					<TranslationRow
						key={own.text}
						own={own}
						written={loaded.written}
						into={into}
						value={values[own.text] ?? ""}
						readOnly={readOnly}
						checked={checked}
						onChange={(value) => form.set(own.text, value)}
					/>
				))}
			</ul>
			{unused.length > 0 && (
				<Disclosure summary={translationsWords.unused(unused.length)}>
					<p className="text-ink-muted">{translationsWords.unusedAbout}</p>
					<dl className="my-3 flex flex-col gap-3">
						{unused.map(([text, said]) => (
							<div key={text} className="wrap-anywhere">
								<dt lang={loaded.written} dir="auto" className="text-ink-muted">
									{text}
								</dt>
								<dd lang={into.code} dir={into.dir}>
									{said}
								</dd>
							</div>
						))}
					</dl>
					{!readOnly && (
						<Button size="sm" onClick={removeUnused}>
							{translationsWords.removeUnused}
						</Button>
					)}
				</Disclosure>
			)}
			{!readOnly && (
				<SaveBar
					dirty={dirty}
					status={dirty ? translationsWords.unsaved(changed.length, into.englishName) : translationsWords.allSaved}
					failure={checked && tooLong.length > 0 ? translationsWords.fixFirst(tooLong.length) : form.failure}
					busy={busy !== null}
					saving={busy === "save"}
					label={translationsWords.save}
					what={translationsWords.discardWhat}
					onDiscard={form.discard}
					onSave={save}
				/>
			)}
			<LeaveGuard on={dirty} />
		</div>
	)
}
