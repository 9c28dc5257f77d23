import { Plus, Trash2 } from "lucide-react"
import { type FormEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { IconButton } from "@/components/ui/icon-button"
import { TextField } from "@/components/ui/text-field"
import { CATEGORIES_MAX, GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import {
	ADD_CATEGORY,
	CATEGORIES,
	categoriesAbout,
	DELETE,
	deleteCategoryAbout,
	deleteItem,
	deleteTitle,
	NEW_CATEGORY,
} from "../../admin-texts"
import { categoryProblem, removeCategory, withNamedCategory } from "../content/content-edits"
import type { SectionProps } from "../parts/section-props"
import { CategoryRow } from "./category-row"

export function CategoryList({ content, change, readOnly }: Pick<SectionProps, "content" | "change" | "readOnly">) {
	const { categories, scoring_method } = content.scoring_config
	const [name, setName] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [deleting, setDeleting] = useState<number | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const usedBy = (category: string) => content.questions.filter((each) => each.category === category).length
	const gone = deleting === null ? undefined : categories[deleting]

	function add(event: FormEvent): void {
		event.preventDefault()
		const problem = categoryProblem(categories, -1, name)
		setError(problem)
		input.current?.focus()
		if (problem) return
		change((now) => withNamedCategory(now, name.trim()))
		setName("")
	}

	return (
		<section aria-label={CATEGORIES} className="flex flex-col gap-3">
			<div>
				<h3 className="text-lg font-medium">{CATEGORIES}</h3>
				<p className="mt-0.5 text-ink-muted">{categoriesAbout(GENERAL_CATEGORY, scoring_method === "category")}</p>
			</div>
			{categories.length > 0 && (
				<ul aria-label={CATEGORIES} className="divide-y divide-line border-y border-line">
					{categories.map((category, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and the admin edits the name.
						<li key={index} className="flex items-start gap-2 py-3">
							<CategoryRow
								content={content}
								change={change}
								index={index}
								category={category}
								questions={usedBy(category.name)}
								readOnly={readOnly}
							/>
							<div className="pt-6.5">
								<IconButton label={deleteItem(category.name)} disabled={readOnly} onClick={() => setDeleting(index)}>
									<Trash2 aria-hidden size={18} />
								</IconButton>
							</div>
						</li>
					))}
				</ul>
			)}
			<form method="post" noValidate onSubmit={add} className="flex max-w-md items-start gap-2">
				<div className="flex-1">
					<TextField
						ref={input}
						label={NEW_CATEGORY}
						hideLabel
						placeholder={NEW_CATEGORY}
						autoComplete="off"
						value={name}
						error={error}
						disabled={readOnly || categories.length >= CATEGORIES_MAX}
						onChange={({ target }) => {
							setError(null)
							setName(target.value)
						}}
					/>
				</div>
				<Button type="submit" disabled={readOnly || categories.length >= CATEGORIES_MAX}>
					<Plus aria-hidden size={16} />
					{ADD_CATEGORY}
				</Button>
			</form>
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={deleteTitle(gone?.name ?? "")}
				description={deleteCategoryAbout(usedBy(gone?.name ?? ""), GENERAL_CATEGORY)}
				confirmLabel={DELETE}
				onConfirm={() => deleting !== null && change((now) => removeCategory(now, deleting))}
			/>
		</section>
	)
}
