import { useRouter } from "next/navigation"
import { useMemo, useState } from "react"
import { toast } from "sonner"
import { toastSaved } from "@/components/forms/toast-saved"
import { useBusy } from "@/components/forms/use-busy"
import { type DraftForm, type Saved, useDraft } from "@/components/forms/use-draft"
import { ApiError } from "@/lib/client/api"
import type { Captions, CaptionsUpdate } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { captionsRefusals } from "@/lib/submissions/captions/words"
import { captionsWords, headlineWords } from "./captions-words"
import { cueProblem, cuesOfText, cuesText, type EditedCue, editedCues, sentCues } from "./edit-cues"

/** Texts only, no lists: the draft in this tab's storage is compared field by field. */
interface Values extends Record<string, string> {
	cues: string
	language: string
}

interface Content {
	cues: EditedCue[]
	language: string
}

const FORM: DraftForm<Values, Content> = {
	valuesOf: ({ cues, language }) => ({ cues: cuesText(cues), language }),
	contentOf: ({ cues, language }, shown) => ({ cues: cuesOfText(cues, shown?.cues), language }),
	holds: ({ cues }) => cues.some(({ untouched }) => untouched),
}

const savedCaptions = (captions: Captions | null): Saved<Values> => ({
	values: { cues: cuesText(editedCues(captions?.cues ?? [])), language: captions?.language ?? "en" },
	version: captions?.updated_at ?? "",
})

export interface CaptionsDraftOptions {
	submissionId: string
	captions: Captions | null
	durationMs: number
	onProblem(cue: EditedCue): void
}

export type CaptionsAction =
	| "save"
	| "approve"
	| "unapprove"
	| "upload"
	| "delete"
	| "transcribe"
	| "newer"
	| "headline"

/** Stores every change in this tab at once, and never overwrites unseen what another admin saved meanwhile. */
export function useCaptionsDraft({ submissionId, captions: brought, durationMs, onProblem }: CaptionsDraftOptions) {
	const router = useRouter()
	const params = { id: submissionId }
	const [saved, setSaved] = useState(brought)
	const shown = useMemo(() => savedCaptions(saved), [saved])
	const draft = useDraft({ draftKey: `captions:${submissionId}`, saved: shown, form: FORM, opened: true })
	const { cues, language } = draft.content
	const { busy, run: runDeed } = useBusy<CaptionsAction>()
	const [failure, setFailure] = useState<string | null>(null)
	/** The version that another admin saved. Loaded after a refusal. */
	const [theirs, setTheirs] = useState<Captions | null>(null)

	const [seen, setSeen] = useState(brought)
	if (seen !== brought) {
		setSeen(brought)
		follow(brought)
	}

	function follow(newer: Captions | null): void {
		setSaved(newer)
		draft.follow(savedCaptions(newer))
	}

	function change(edit: (cues: EditedCue[]) => EditedCue[]): void {
		draft.change((now) => ({ ...now, cues: edit(now.cues) }))
		setFailure(null)
	}

	function replace(newer: Captions | null): void {
		setSaved(newer)
		draft.begin(savedCaptions(newer))
		setFailure(null)
		setTheirs(null)
	}

	function run(action: CaptionsAction, work: () => Promise<void>): Promise<void> {
		if (!busy) setFailure(null)
		const working = async () => {
			await work()
			router.refresh()
		}
		return runDeed(action, working, (error) => {
			if (error instanceof ApiError && error.status === 401) return
			if (!(error instanceof ApiError && error.detail === captionsRefusals.stale)) return setFailure(reasonOf(error))
			setTheirs(null)
			draft.refuse()
		})
	}

	const put = (body: CaptionsUpdate) =>
		adminCall("PUT /api/admin/submission/{id}/captions", {
			params,
			body: { ...body, updated_at: draft.version || null },
		})

	function save(state?: "approved"): void {
		const wrong = cues.find((cue) => cueProblem(cue, durationMs))
		if (wrong) {
			onProblem(wrong)
			setFailure(captionsWords.fixMarked)
			return
		}
		void run(state ? "approve" : "save", async () => {
			const answer = await put({ cues: sentCues(cues), language, ...(state && { state }) })
			setSaved(answer)
			setTheirs(null)
			draft.settle(savedCaptions(answer), draft.values)
			if (saved?.headline && !answer.headline) toast.warning(captionsWords.headlineLost)
			else toastSaved(state ? captionsWords.approved : captionsWords.saved)
		})
	}

	return {
		cues,
		language,
		saved,
		dirty: draft.dirty,
		busy,
		failure,
		stale: draft.stale && { theirs },
		change,
		setLanguage: (next: string) => draft.change((now) => ({ ...now, language: next })),
		follow,
		discard: () => replace(saved),
		save: () => save(),
		approve: () => save("approved"),
		unapprove: () =>
			void run("unapprove", async () => {
				const answer = await put({ state: "draft" })
				setSaved(answer)
				draft.rebase({ values: draft.base, version: answer.updated_at })
				toast.success(captionsWords.hidden)
			}),
		/** Null takes the headline back. Unsaved captions stay as they are. */
		chooseHeadline: (headline: string | null, onDone?: () => void) =>
			void run("headline", async () => {
				const answer = await put({ headline })
				setSaved(answer)
				draft.rebase({ values: draft.base, version: answer.updated_at })
				toastSaved(headline === null ? headlineWords.removed : headlineWords.saved)
				onDone?.()
			}),
		upload: (file: File) =>
			void run("upload", async () => {
				replace(await put({ vtt: await textOf(file) }))
				toast.success(captionsWords.uploaded)
			}),
		remove: () =>
			void run("delete", async () => {
				await adminCall("DELETE /api/admin/submission/{id}/captions", { params })
				replace(null)
				toast.success(captionsWords.deleted)
			}),
		transcribe: () =>
			void run("transcribe", async () => {
				replace(await adminCall("POST /api/admin/submission/{id}/captions/transcribe", { params }))
			}),
		loadNewer: () =>
			void run("newer", async () => {
				const { captions } = await adminCall("GET /api/admin/submission/{id}/captions", { params })
				if (captions) setTheirs(captions)
				else draft.rebase({ values: { cues: "[]", language: draft.base.language }, version: "" })
			}),
		takeTheirs: (newer: Captions) => replace(newer),
		keepMine: (newer: Captions) => {
			setSaved(newer)
			draft.rebase(savedCaptions(newer))
			setTheirs(null)
		},
	}
}

export type CaptionsDraft = ReturnType<typeof useCaptionsDraft>

/** WebVTT is UTF-8. Programs on Windows write SubRip as windows-1252, in which any bytes are text, or as UTF-16. */
async function textOf(file: File): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer())
	const mark =
		bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null
	if (mark) return new TextDecoder(mark).decode(bytes)
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder("windows-1252").decode(bytes)
	}
}
