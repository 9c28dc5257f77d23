"use client"

import { Plus } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { captionTime, parseCaptionTime } from "./caption-time"
import { captionsWords, cueWords } from "./captions-words"
import { type CueKey, cueKey } from "./cue-keys"
import { type CueDeed, CueRow } from "./cue-row"
import { addCue, type CueField, canAdd, changeCue, cueProblem, mergeWithNext, removeCue, splitCue } from "./edit-cues"
import type { CaptionsDraft } from "./use-captions-draft"
import type { Player } from "./use-player"

export interface CueListProps {
	draft: CaptionsDraft
	player: Player
	durationMs: number
	readOnly: boolean
	/** The first caption that cannot be saved, to be focused. `at` is new with each attempt to save. */
	marked: { id: string; at: number } | null
	/** Adds the first caption, for an admin who chose to write them by hand. */
	begin: boolean
	onBegun(): void
	/** Offers to show these words above the video. Undefined while they may not be. */
	onHeadline: ((words: string) => void) | undefined
}

/** By position: the ids of captions differ between the server's HTML and the browser. Null for a position of -1. */
const fieldOf = (list: HTMLElement | null, at: number, field: CueField = "text") =>
	list?.children[at]?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null

function textIn(list: HTMLElement | null, at: number): HTMLTextAreaElement | null {
	const text = fieldOf(list, at)
	return text instanceof HTMLTextAreaElement ? text : null
}

function wordsIn(text: HTMLTextAreaElement | null): string {
	return text ? text.value.slice(text.selectionStart, text.selectionEnd).trim() || text.value : ""
}

/** The captions in order. Their callbacks never change, so that a key press renders one row and not two thousand. */
export function CueList(props: CueListProps) {
	const { draft, player, durationMs, readOnly, marked, begin, onBegun, onHeadline } = props
	const { cues } = draft
	const [selected, setSelected] = useState<string | null>(null)
	const list = useRef<HTMLOListElement>(null)
	const focusNext = useRef<string | null>(null)
	const latest = useRef({ draft, player, onHeadline })
	latest.current = { draft, player, onHeadline }

	const placeOf = (id: string) => cues.findIndex((cue) => cue.id === id)

	useEffect(() => {
		const id = focusNext.current
		focusNext.current = null
		if (id) fieldOf(list.current, placeOf(id))?.focus()
	})
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to save.
	useEffect(() => {
		const at = cues.findIndex(({ id }) => id === marked?.id)
		const wrong = cues[at]
		if (wrong) fieldOf(list.current, at, cueProblem(wrong, durationMs)?.field)?.focus()
	}, [marked])
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the admin chose to write.
	useEffect(() => {
		if (!begin) return
		if (cues.length === 0) add()
		onBegun()
	}, [begin])

	function add(): void {
		const { cues: next, added } = addCue(draft.cues, player.now(), durationMs)
		focusNext.current = added.id
		setSelected(added.id)
		draft.change(() => next)
	}

	const [handlers] = useState(() => {
		function action(id: string, what: CueDeed): void {
			const { draft: now, player: at } = latest.current
			const { cues: all, change } = now
			const place = all.findIndex((cue) => cue.id === id)
			switch (what) {
				case "play":
					at.playFrom(parseCaptionTime(all[place]?.start ?? "") ?? 0)
					break
				case "start":
				case "end":
					change((list) => changeCue(list, id, { [what]: captionTime(at.now()) }))
					break
				case "split": {
					const caret = textIn(list.current, place)?.selectionStart ?? 0
					focusNext.current = id
					change((list) => splitCue(list, id, caret, at.now()))
					break
				}
				case "headline":
					latest.current.onHeadline?.(wordsIn(textIn(list.current, place)))
					break
				case "merge":
					focusNext.current = id
					change((list) => mergeWithNext(list, id))
					break
				case "remove":
					focusNext.current = (all[place + 1] ?? all[place - 1])?.id ?? null
					change((list) => removeCue(list, id))
					break
			}
		}
		return {
			action,
			change: (id: string, field: string, value: string) =>
				latest.current.draft.change((list) => changeCue(list, id, { [field]: value })),
		}
	})

	function press(event: KeyboardEvent): void {
		const key = cueKey(event)
		const rows = Array.from(list.current?.children ?? [])
		const id = cues[rows.findIndex((row) => event.target instanceof Node && row.contains(event.target))]?.id
		if (!key || !id) return
		event.preventDefault()
		if (key === "save") {
			if (!readOnly) draft.save()
		} else if (key === "previous" || key === "next") move(id, key)
		else if (key === "play" || !readOnly) handlers.action(id, key)
	}

	function move(id: string, key: Extract<CueKey, "previous" | "next">): void {
		fieldOf(list.current, placeOf(id) + (key === "next" ? 1 : -1))?.focus()
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields inside; each has a button as well.
		<div onKeyDown={press}>
			<ol ref={list} aria-label={captionsWords.list} className="flex flex-col">
				{cues.map((cue, at) => (
					<CueRow
						key={cue.id}
						cue={cue}
						place={at + 1}
						isLast={at === cues.length - 1}
						shown={player.shown?.id === cue.id}
						selected={selected === cue.id}
						strict={marked?.id === cue.id}
						readOnly={readOnly}
						quotable={onHeadline !== undefined}
						durationMs={durationMs}
						onSelect={setSelected}
						onChange={handlers.change}
						onDeed={handlers.action}
					/>
				))}
			</ol>
			{!readOnly && (
				<div className="py-3">
					<Button size="sm" disabled={!canAdd(cues)} onClick={add}>
						<Plus aria-hidden size={16} />
						{cueWords.add}
					</Button>
				</div>
			)}
		</div>
	)
}
