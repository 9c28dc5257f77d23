import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { Skeleton } from "@/components/ui/skeleton"
import type { QuizBeginnings } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { beginningWords as words } from "./beginning-words"
import { DraftForm, type DraftFormProps } from "./draft-form"
import { TemplateList } from "./template-list"

export interface BeginningsProps extends DraftFormProps {
	way: "template" | "draft"
}

/** What a new quiz can begin with, loaded when the owner asks for it. */
export function Beginnings({ way, query, onCreated, ...draft }: BeginningsProps) {
	const [loaded, setLoaded] = useState<QuizBeginnings | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [round, setRound] = useState(0)
	const { tenant_id } = query

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again with each press of Retry.
	useEffect(() => {
		const controller = new AbortController()
		const { signal } = controller
		setFailure(null)
		adminCall("GET /api/admin/quiz-templates", { query: { tenant_id }, signal }).then(setLoaded, (problem) => {
			if (!signal.aborted) setFailure(words.loadFailed(reasonOf(problem)))
		})
		return () => controller.abort()
	}, [tenant_id, round])

	if (failure) {
		return (
			<Notice
				tone="danger"
				role="alert"
				action={<Button onClick={() => setRound(round + 1)}>{commonWords.retry}</Button>}
			>
				{failure}
			</Notice>
		)
	}
	if (!loaded) return <Waiting />
	if (way === "template") return <TemplateList templates={loaded.templates} query={query} onCreated={onCreated} />
	if (!loaded.can_draft) return <Notice>{words.noModel}</Notice>
	return <DraftForm {...draft} query={query} onCreated={onCreated} />
}

function Waiting() {
	return (
		<div aria-hidden="true" className="flex flex-col gap-5 py-2">
			{[0, 1, 2, 3].map((row) => (
				<div key={row} className="flex flex-col gap-2">
					<Skeleton className="h-4 w-2/3" />
					<Skeleton className="h-4 w-full" />
				</div>
			))}
		</div>
	)
}
