import { useEffect, useRef, useState } from "react"
import * as formWords from "@/components/testimonial-pages/form-words"
import { ApiError } from "@/lib/client/api"
import { importVideo, type VideoFacts } from "@/lib/client/import-video"
import type { UploadStatus } from "@/lib/client/outgoing-submission"
import { discardUpload } from "@/lib/client/upload-place"
import { makePoster } from "@/lib/recorder/make-poster"
import { readVideoFile, VideoFileError } from "@/lib/recorder/read-video-file"
import { checkImported } from "@/lib/submissions/imports/check-imported"
import { VIDEOS_MAX } from "@/lib/submissions/imports/limits"
import { factsOfFile, fileId, type ImportItem, type ItemState, isRunning } from "./import-item"
import { forgetImport, placeOf, readImport, storeImport } from "./stored-import"

/** One video is being stored while the next is sent. */
const AT_ONCE = 2

export interface VideoImportOptions {
	tenantSlug: string
	/** For a platform admin, who names the business. */
	query: { tenant_id?: string }
	maxSeconds: number
}

function errorsOf(facts: VideoFacts): Record<string, string> {
	const { errors } = checkImported(facts, new Date())
	// The first of each field counts.
	return Object.fromEntries([...errors].reverse().map(({ field, detail }) => [field, detail]))
}

function stateOf(status: UploadStatus): ItemState {
	return status.phase === "processing" ? { phase: "processing" } : { phase: status.phase, sentBytes: status.sentBytes }
}

export function useVideoImport({ tenantSlug, query, maxSeconds }: VideoImportOptions) {
	const [items, setItems] = useState<readonly ImportItem[]>([])
	const [unfinished, setUnfinished] = useState(0)
	const current = useRef(items)
	const running = useRef<AbortController | null>(null)
	useEffect(() => {
		setUnfinished(Object.keys(readImport(tenantSlug)).length)
		return () => running.current?.abort()
	}, [tenantSlug])

	function update(change: (items: readonly ImportItem[]) => readonly ImportItem[]): void {
		current.current = change(current.current)
		setItems(current.current)
	}
	const edit = (id: string, change: Partial<ImportItem>) =>
		update((now) => now.map((item) => (item.id === id ? { ...item, ...change } : item)))
	const store = () => storeImport(tenantSlug, current.current)

	function add(files: readonly File[]): void {
		const stored = readImport(tenantSlug)
		update((now) => {
			const known = new Set(now.map(({ id }) => id))
			const fresh = new Map(files.map((file) => [fileId(file), file]))
			const added = [...fresh].flatMap(([id, file]): ImportItem[] => {
				const facts = { ...factsOfFile(file), ...stored[id]?.facts }
				return known.has(id)
					? []
					: [{ id, file, facts, place: placeOf(stored[id]), state: { phase: "ready" }, errors: {} }]
			})
			return [...now, ...added].slice(0, VIDEOS_MAX)
		})
		setUnfinished(0)
		store()
	}

	function change(id: string, facts: Partial<VideoFacts>): void {
		const item = current.current.find((each) => each.id === id)
		if (!item) return
		const errors = Object.fromEntries(Object.entries(item.errors).filter(([field]) => !(field in facts)))
		edit(id, { facts: { ...item.facts, ...facts }, errors })
		store()
	}

	function remove(id: string): void {
		const item = current.current.find((each) => each.id === id)
		if (item && item.state.phase !== "done") discardUpload(item.place)
		update((now) => now.filter((each) => each.id !== id))
		store()
	}

	async function send({ id, file, facts, place }: ImportItem, statement: string, signal: AbortSignal): Promise<void> {
		const show = (state: ItemState) => edit(id, { state })
		const url = URL.createObjectURL(file)
		try {
			show({ phase: "checking" })
			const { durationSeconds } = await readVideoFile(file, url, maxSeconds)
			const poster = await makePoster(url, durationSeconds)
			signal.throwIfAborted()
			const { already_imported: existed } = await importVideo(
				tenantSlug,
				{ facts, statement, video: file, durationSeconds, poster, place, query },
				{ signal, onStatus: (status) => show(stateOf(status)), onPlace: store },
			)
			show({ phase: "done", existed })
		} catch (error) {
			if (signal.aborted) return show({ phase: "ready" })
			const said = error instanceof VideoFileError ? error.message : error instanceof ApiError && error.detail
			show({ phase: "failed", detail: said || formWords.submitFailed })
		} finally {
			URL.revokeObjectURL(url)
			store()
		}
	}

	/** Sends all that have not arrived, or one. False if something about them is missing: their errors say what. */
	async function start(statement: string, only?: string): Promise<boolean> {
		const open = current.current.filter(({ id, state }) => state.phase !== "done" && (!only || id === only))
		const checked = new Map(open.map(({ id, facts }) => [id, errorsOf(facts)]))
		update((now) => now.map((item) => ({ ...item, errors: checked.get(item.id) ?? item.errors })))
		if ([...checked.values()].some((errors) => Object.keys(errors).length > 0)) return false
		const mine = new AbortController()
		running.current = mine
		const queue = open.map(({ id }) => id)
		update((now) => now.map((item) => (checked.has(item.id) ? { ...item, state: { phase: "ready" } } : item)))
		const work = async () => {
			for (let id = queue.shift(); id !== undefined && !mine.signal.aborted; id = queue.shift()) {
				const item = current.current.find((each) => each.id === id)
				if (item) await send(item, statement, mine.signal)
			}
		}
		await Promise.all(Array.from({ length: AT_ONCE }, work))
		if (running.current === mine) running.current = null
		return true
	}

	return {
		items,
		unfinished,
		busy: items.some(isRunning),
		add,
		change,
		remove,
		start,
		cancel: () => running.current?.abort(),
		forget() {
			forgetImport(tenantSlug)
			setUnfinished(0)
		},
		clear: () => update(() => []),
	}
}
export type VideoImport = ReturnType<typeof useVideoImport>
