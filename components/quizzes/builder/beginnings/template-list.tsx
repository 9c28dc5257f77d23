import { useState } from "react"
import type { QuizTemplate } from "@/lib/client/contract"
import { BeginningDetail } from "./beginning-detail"
import { beginningWords as words } from "./beginning-words"

export interface TemplateListProps {
	templates: readonly QuizTemplate[]
	query: { tenant_id?: string }
	onCreated(id: string): void
}

export function TemplateList({ templates, query, onCreated }: TemplateListProps) {
	const [chosen, setChosen] = useState<string | null>(null)
	const template = templates.find(({ id }) => id === chosen)
	if (template) {
		return (
			<BeginningDetail
				quiz={template}
				about={`${template.about} ${words.change}`}
				query={query}
				back={words.back}
				onBack={() => setChosen(null)}
				onCreated={onCreated}
			/>
		)
	}
	return (
		<ul aria-label={words.templates} className="-my-2 divide-y divide-line">
			{templates.map(({ id, quiz_name, about, questions, outcomes }) => (
				<li key={id}>
					<button
						type="button"
						onClick={() => setChosen(id)}
						className="-mx-2 flex w-[calc(100%+1rem)] flex-col gap-0.5 rounded-control px-2 py-3 text-start transition-colors hover:bg-sunken"
					>
						<span className="font-medium">{quiz_name}</span>
						<span>{about}</span>
						<span className="text-ink-muted tabular-nums">{words.madeOf(questions.length, outcomes.length)}</span>
					</button>
				</li>
			))}
		</ul>
	)
}
