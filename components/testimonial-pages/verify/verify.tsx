"use client"

import { Suspense, useState } from "react"
import { lazyPart } from "@/components/ui/lazy-part"
import { t } from "@/lib/languages/t"
import * as closedWords from "./closed-words"
import type { VerifyFormProps } from "./verify-form"

/** Few visitors open it, so it loads only then. */
const LazyForm = lazyPart<VerifyFormProps>(
	() => import("./verify-form").then(({ VerifyForm }) => VerifyForm),
	() => <p role="alert">{t(closedWords.notLoaded)}</p>,
)

/** Answers the question: is this file what was sent or published here? */
export function Verify({ statement }: VerifyFormProps) {
	const [isOpened, setOpened] = useState(false)
	return (
		<details
			className="w-full max-w-prose border-t border-line print:hidden"
			onToggle={({ currentTarget }) => {
				if (currentTarget.open) setOpened(true)
			}}
		>
			<summary className="flex min-h-12 items-center gap-2 py-2 text-base font-medium summary-arrow">
				{t(closedWords.verify)}
			</summary>
			<Suspense>{isOpened && <LazyForm statement={statement} />}</Suspense>
		</details>
	)
}
