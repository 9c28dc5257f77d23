import { Plus, Trash2 } from "lucide-react"
import { type FormEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { IconButton } from "@/components/ui/icon-button"
import { TextField } from "@/components/ui/text-field"
import { CATEGORIES_MAX, GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { quizAdminWords, quizEditorWords, scoringWords } from "../../admin-words"
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
		<section aria-label={scoringWords.categories} className="flex flex-col gap-3">
			<div>
				<h3 className="text-lg font-medium">{scoringWords.categories}</h3>
				<p className="mt-0.5 text-ink-muted">
					{scoringWords.categoriesAbout(GENERAL_CATEGORY, scoring_method === "category")}
				</p>
			</div>
			{categories.length > 0 && (
				<ul aria-label={scoringWords.categories} className="divide-y divide-line border-y border-line">
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
								<IconButton
									label={quizEditorWords.deleteItem(category.name)}
									disabled={readOnly}
									onClick={() => setDeleting(index)}
								>
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
						label={scoringWords.newCategory}
						hideLabel
						placeholder={scoringWords.newCategory}
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
					{scoringWords.addCategory}
				</Button>
			</form>
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={quizAdminWords.deleteTitle(gone?.name ?? "")}
				description={scoringWords.deleteCategoryAbout(usedBy(gone?.name ?? ""), GENERAL_CATEGORY)}
				confirmLabel={commonWords.delete}
				onConfirm={() => deleting !== null && change((now) => removeCategory(now, deleting))}
			/>
		</section>
	)
}
