"use client"

import { type ReactNode, useEffect, useMemo, useRef } from "react"
import { readOpenQuiz } from "@/lib/client/quiz-session"
import { isVisitorHere } from "../is-visitor-here"
import { type StepPlace, StepPlaceContext } from "../step-place"
import { hostPage } from "./host-page"

/** A scroll bar would take width from the content, which would then need another height, and so on. */
const WITHOUT_SCROLL_BAR = "html{scrollbar-width:none}"

interface HostRoomProps {
	/** True where nobody can begin a quiz. */
	isShut: boolean
	/** A visitor who has begun this quiz may continue. */
	quizId?: string
	children: ReactNode
}

/**
 * The room that another site's page gives: as wide as its frame, as high as what is in it. Steps fade in over the edge
 * of their box, so what overflows is clipped.
 */
export function HostRoom({ isShut, quizId, children }: HostRoomProps) {
	const room = useRef<HTMLDivElement>(null)
	const isBegun = useRef(false)
	const place = useMemo<StepPlace>(
		() => ({
			name: "frame",
			arrive: () => {
				// The first step comes by itself, and must not scroll the page that the visitor is reading.
				if (isBegun.current && room.current && isVisitorHere()) hostPage()?.tell(room.current, true, false)
				isBegun.current = true
			},
		}),
		[],
	)

	useEffect(() => {
		const host = hostPage()
		if (!host) return
		const shut = isShut && !(quizId && readOpenQuiz(quizId))
		const observer = new ResizeObserver(([entry]) => entry && host.tell(entry.target, false, shut))
		if (room.current) observer.observe(room.current)
		return () => observer.disconnect()
	}, [isShut, quizId])

	return (
		<StepPlaceContext value={place}>
			<style>{WITHOUT_SCROLL_BAR}</style>
			<div ref={room} data-area="quiz" className="flex flex-col overflow-clip">
				{children}
			</div>
		</StepPlaceContext>
	)
}
