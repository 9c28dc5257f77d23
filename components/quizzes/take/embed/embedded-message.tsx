"use client"

import { Button } from "@/components/ui/button"
import { t } from "@/lib/languages/t"
import * as quizWords from "../../quiz-words"
import { HostRoom } from "./host-room"

/** `retry` offers another try, if that can help. No link home, which the frame could not show. */
export function EmbeddedMessage({ message, retry = false }: { message: string; retry?: boolean }) {
	return (
		<HostRoom isShut>
			<main className="mx-auto flex w-full max-w-md flex-col items-start gap-2 px-6 py-10">
				<h1 className="font-display text-xl">{t(quizWords.unavailableTitle)}</h1>
				<p className="text-base text-ink-muted">{message}</p>
				{retry && (
					// A link to this page would lose what the surrounding page has put after the #.
					<Button variant="primary" size="lg" onClick={() => location.reload()}>
						{t(quizWords.retry)}
					</Button>
				)}
			</main>
		</HostRoom>
	)
}
