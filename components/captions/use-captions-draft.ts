import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { toast } from "sonner"
import { clearEditDraft, loadEditDraft, saveEditDraft } from "@/components/forms/edit-draft"
import { ApiError } from "@/lib/client/api"
import type { Captions, CaptionsUpdate } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { CAPTIONS_STALE } from "@/lib/submissions/captions/texts"
import { SAVE_FAILED } from "./captions-texts"
import { cueProblem, cuesOfText, cuesText, type EditedCue, editedCues, sentCues } from "./edit-cues"

/** Texts and no lists: what a tab keeps of a form is compared field by field. */
interface Values extends Record<string, string> {
	cues: string
	language: string
}

interface Draft {
	cues: EditedCue[]
	language: string
	base: Values
	/** updated_at of what was edited; "" where there were none. */
	version: string
}

const valuesOf = ({ cues, language }: Pick<Draft, "cues" | "language">): Values => ({ cues: cuesText(cues), language })

/** `shown`: the rows that it takes the places of, where somebody may be in one. */
function fresh(captions: Captions | null, shown?: EditedCue[]): Draft {
	const edited = { cues: editedCues(captions?.cues ?? [], shown), language: captions?.language ?? "en" }
	return { ...edited, base: valuesOf(edited), version: captions?.updated_at ?? "" }
}

function differs(draft: Draft): boolean {
	const values = valuesOf(draft)
	return values.cues !== draft.base.cues || values.language !== draft.base.language
}

export interface CaptionsDraftOptions {
	submissionId: string
	/** As the page brought them. */
	captions: Captions | null
	durationMs: number
	/** The first caption that cannot be saved. */
	onProblem(cue: EditedCue): void
}

export type Deed = "save" | "approve" | "unapprove" | "upload" | "delete" | "transcribe" | "newer"

/**
 * Captions as they are being edited. Every change is kept in this tab at once; what somebody else saved meanwhile is never
 * overwritten unseen.
 */
export function useCaptionsDraft({ submissionId, captions: brought, durationMs, onProblem }: CaptionsDraftOptions) {
	const router = useRouter()
	const draftKey = `captions:${submissionId}`
	const params = { id: submissionId }
	const [saved, setSaved] = useState(brought)
	const [draft, setDraft] = useState<Draft>(() => fresh(brought))
	const [busy, setBusy] = useState<Deed | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	/** Somebody else was faster; `theirs` once it is loaded. */
	const [stale, setStale] = useState<{ theirs: Captions | null } | null>(null)
	const dirty = differs(draft)

	const [seen, setSeen] = useState(brought)
	if (seen !== brought) {
		setSeen(brought)
		follow(brought)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a reload left behind.
	useEffect(() => {
		const kept = loadEditDraft(draftKey, draft.base)
		if (!kept) return
		try {
			const { cues, language } = kept.values
			const left = { cues: cuesOfText(cues), language, base: kept.base, version: kept.version }
			if (differs(left)) setDraft(left)
		} catch {
			clearEditDraft(draftKey)
		}
	}, [draftKey])

	function follow(newer: Captions | null): void {
		setSaved(newer)
		// What was typed stays on the version that it was typed on: its save is then refused, not theirs overwritten.
		setDraft((now) => (differs(now) || now.cues.some(({ untouched }) => untouched) ? now : fresh(newer, now.cues)))
	}

	function keep(next: Draft): Draft {
		if (differs(next)) saveEditDraft(draftKey, { values: valuesOf(next), base: next.base, version: next.version })
		else clearEditDraft(draftKey)
		return next
	}

	function change(edit: (cues: EditedCue[]) => EditedCue[]): void {
		setDraft((now) => keep({ ...now, cues: edit(now.cues) }))
		setFailure(null)
	}

	function setLanguage(language: string): void {
		setDraft((now) => keep({ ...now, language }))
	}

	function replace(newer: Captions | null): void {
		clearEditDraft(draftKey)
		setSaved(newer)
		setDraft(fresh(newer))
		setFailure(null)
		setStale(null)
	}

	async function run(deed: Deed, work: () => Promise<void>): Promise<void> {
		if (busy) return
		setBusy(deed)
		setFailure(null)
		try {
			await work()
			router.refresh()
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) return
			if (error instanceof ApiError && error.detail === CAPTIONS_STALE) setStale({ theirs: null })
			else setFailure(reasonOf(error))
		} finally {
			setBusy(null)
		}
	}

	const put = (body: CaptionsUpdate) =>
		adminCall("PUT /api/admin/submission/{id}/captions", {
			params,
			body: { ...body, updated_at: draft.version || null },
		})

	function save(state?: "approved"): Promise<void> {
		const wrong = draft.cues.find((cue) => cueProblem(cue, durationMs))
		if (wrong) {
			onProblem(wrong)
			setFailure(`${SAVE_FAILED}: look at the caption that is marked.`)
			return Promise.resolve()
		}
		const sent = draft
		return run(state ? "approve" : "save", async () => {
			const answer = await put({ cues: sentCues(sent.cues), language: sent.language, ...(state && { state }) })
			setSaved(answer)
			setStale(null)
			// What was typed while the call was under way stays.
			setDraft((now) => {
				const settled = fresh(answer, now.cues)
				return keep(now === sent ? settled : { ...now, base: settled.base, version: settled.version })
			})
			toast.success(state ? "Captions approved" : "Captions saved")
		})
	}

	return {
		...draft,
		saved,
		dirty,
		busy,
		failure,
		stale,
		change,
		setLanguage,
		follow,
		discard: () => replace(saved),
		save: () => void save(),
		approve: () => void save("approved"),
		unapprove: () =>
			void run("unapprove", async () => {
				const answer = await put({ state: "draft" })
				setSaved(answer)
				setDraft((now) => keep({ ...now, version: answer.updated_at }))
				toast.success("Captions are no longer shown")
			}),
		upload: (file: File) =>
			void run("upload", async () => {
				replace(await put({ vtt: await textOf(file) }))
				toast.success("Captions uploaded")
			}),
		remove: () =>
			void run("delete", async () => {
				await adminCall("DELETE /api/admin/submission/{id}/captions", { params })
				replace(null)
				toast.success("Captions deleted")
			}),
		transcribe: () =>
			void run("transcribe", async () => {
				replace(await adminCall("POST /api/admin/submission/{id}/captions/transcribe", { params }))
			}),
		loadNewer: () =>
			void run("newer", async () => {
				const { captions } = await adminCall("GET /api/admin/submission/{id}/captions", { params })
				if (captions) setStale({ theirs: captions })
				else setDraft((now) => keep({ ...now, base: { cues: "[]", language: now.base.language }, version: "" }))
				if (!captions) setStale(null)
			}),
		takeTheirs: (theirs: Captions) => replace(theirs),
		keepMine: (theirs: Captions) => {
			setSaved(theirs)
			setDraft((now) => keep({ ...now, base: fresh(theirs).base, version: theirs.updated_at }))
			setStale(null)
		},
	}
}

export type CaptionsDraft = ReturnType<typeof useCaptionsDraft>

async function textOf(file: File): Promise<string> {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer())
	} catch {
		throw new ApiError(0, "This file is not saved as UTF-8 text.")
	}
}
