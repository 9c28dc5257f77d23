import { useRouter } from "next/navigation"
import { useEffect, useMemo, useRef, useState } from "react"
import { toast } from "sonner"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useBusy } from "@/components/forms/use-busy"
import { PLAIN_FORM, useDraft } from "@/components/forms/use-draft"
import { ApiError } from "@/lib/client/api"
import type { Translations } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { batchOf } from "@/lib/translations/batch-of"
import { savedTranslations, type TranslationValues, untranslated } from "./translation-values"
import { translationsWords } from "./translations-words"

export interface UseTranslations {
	subject: string
	tenantSlug: string
	language: string
	loaded: Translations
	access: SettingsAccess
	/** The server answered with newer ones. */
	onLoaded(newer: Translations): void
}

const MODEL_FAILED: ReadonlySet<number> = new Set([502, 504])

/** An emptied field of a text that is gone has nothing left to say. */
const withoutRemoved = (now: TranslationValues, kept: TranslationValues): TranslationValues =>
	Object.fromEntries(Object.entries(now).filter(([text, said]) => said !== "" || Object.hasOwn(kept, text)))

/** One language's translations of a subject. Every change stays in this tab until it is saved. */
export function useTranslations({ subject, tenantSlug, language, loaded, access, onLoaded }: UseTranslations) {
	const router = useRouter()
	const saved = useMemo(() => savedTranslations(loaded, language), [loaded, language])
	const draft = useDraft<TranslationValues, TranslationValues>({
		draftKey: `translations:${tenantSlug}:${subject}:${language}`,
		saved,
		form: PLAIN_FORM,
		opened: true,
	})
	const { values, base, version } = draft
	const { busy, run } = useBusy<"save" | "newer" | "draft">()
	const [failure, setFailure] = useState<string | null>(null)
	const [drafting, setDrafting] = useState<{ done: number; all: number } | null>(null)
	const leaving = useRef<AbortController | null>(null)
	useEffect(() => () => leaving.current?.abort(), [])
	const [seen, setSeen] = useState(saved)
	if (seen !== saved) {
		setSeen(saved)
		if (busy === null) draft.follow(saved)
	}
	const named = { params: { subject }, query: access.isPlatformAdmin ? { tenant_slug: tenantSlug } : {} }

	function set(text: string, translation: string): void {
		setFailure(null)
		draft.change((now) => ({ ...now, [text]: translation }))
	}

	async function save(): Promise<void> {
		setFailure(null)
		const saving = async () => {
			const texts = Object.fromEntries(Object.entries(values).filter(([, said]) => said.trim() !== ""))
			const answer = await adminCall("PUT /api/admin/translations/{subject}", {
				...named,
				body: { language, texts, updated_at: version || null },
			})
			const newer = savedTranslations(answer, language)
			draft.settle(newer, values)
			draft.change((now) => withoutRemoved(now, newer.values))
			onLoaded(answer)
			toastSaved(translationsWords.saved)
			// Other screens count what is untranslated.
			router.refresh()
		}
		await run("save", saving, (error) => {
			if (error instanceof ApiError && error.status === 409) draft.refuse()
			else setFailure(translationsWords.saveFailed(reasonOf(error)))
		})
	}

	async function takeNewer(): Promise<void> {
		const loading = async () => {
			const newer = await adminCall("GET /api/admin/translations/{subject}", named)
			draft.takeNewer(savedTranslations(newer, language))
			onLoaded(newer)
		}
		await run("newer", loading, (error) => setFailure(reasonOf(error)))
	}

	/** Fills the form alone, call by call: each asks for as many as fit into one answer of the model. What is not in it is
	 * asked for once more, after the others. */
	async function draftRest(): Promise<void> {
		setFailure(null)
		let queue = untranslated(loaded, values)
		const all = queue.length
		let done = 0
		const failed = new Set<string>()
		let reason: string | null = null
		const controller = new AbortController()
		leaving.current = controller
		const ask = async (batch: typeof queue) => {
			try {
				const { texts } = await adminCall("POST /api/admin/translations/{subject}/draft", {
					...named,
					body: { language, texts: batch.map(({ text }) => text) },
					signal: controller.signal,
				})
				return texts
			} catch (error) {
				// One text alone may be beyond the model: the others are not.
				if (batch.length > 1 || !(error instanceof ApiError) || !MODEL_FAILED.has(error.status)) throw error
				reason = reasonOf(error)
				return {}
			}
		}
		const asking = async () => {
			while (queue.length > 0 && !controller.signal.aborted) {
				setDrafting({ done, all })
				const batch = batchOf(queue)
				const made = await ask(batch)
				done += Object.keys(made).length
				// What was typed meanwhile stays.
				draft.change((now) => ({
					...now,
					...Object.fromEntries(Object.entries(made).filter(([text]) => !now[text]?.trim())),
				}))
				const missing = batch.filter(({ text }) => !Object.hasOwn(made, text))
				const again = missing.filter(({ text }) => !failed.has(text))
				for (const { text } of missing) failed.add(text)
				queue = [...queue.filter((own) => !batch.includes(own)), ...again]
			}
		}
		await run("draft", asking, (error) => {
			if (!controller.signal.aborted) reason = reasonOf(error)
		})
		setDrafting(null)
		setFailure(reason)
		if (done > 0) toast.success(translationsWords.drafted(done))
	}

	return {
		values,
		base,
		dirty: draft.dirty,
		restored: draft.restored && draft.dirty,
		stale: draft.stale,
		busy,
		failure,
		drafting,
		set,
		discard: () => draft.begin(saved),
		save: () => void save(),
		takeNewer: () => void takeNewer(),
		draftRest: () => void draftRest(),
		stopDrafting: () => leaving.current?.abort(),
	}
}
