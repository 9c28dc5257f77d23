import { buttonClass } from "@/components/ui/button-class"
import { controlClass } from "@/components/ui/control-class"
import type { Caller } from "@/lib/description/find-operations"
import { KEY_SCOPES } from "@/lib/tenants/api-keys/key-scopes"
import * as apiDocsWords from "./api-docs-words"
import { DOCS } from "./docs-paths"

const OPTIONS = [
	...Object.entries(apiDocsWords.callers).map(([value, label]) => ({ value, label })),
	...KEY_SCOPES.map((value) => ({ value, label: apiDocsWords.keyWith(value) })),
]

/** A form that changes the address: the server finds. */
export function FindForm({ q, caller }: { q: string; caller: Caller }) {
	return (
		<search>
			<form action={DOCS} className="flex flex-wrap gap-3">
				<div className="min-w-0 flex-1 basis-full sm:basis-64">
					<label htmlFor="docs-q" className="mb-1.5 block font-medium">
						{apiDocsWords.findLabel}
					</label>
					<input
						id="docs-q"
						type="search"
						name="q"
						defaultValue={q}
						maxLength={200}
						placeholder={apiDocsWords.findPlaceholder}
						autoComplete="off"
						enterKeyHint="search"
						className={controlClass("h-10 px-3 pointer-coarse:h-11")}
					/>
				</div>
				<div className="min-w-0 flex-1 sm:max-w-60">
					<label htmlFor="docs-caller" className="mb-1.5 block font-medium">
						{apiDocsWords.callerLabel}
					</label>
					<select
						id="docs-caller"
						name="caller"
						defaultValue={caller}
						className={controlClass("h-10 px-2.5 pointer-coarse:h-11")}
					>
						{OPTIONS.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</div>
				<button type="submit" className={`${buttonClass({ variant: "primary" })} self-end`}>
					{apiDocsWords.find}
				</button>
			</form>
		</search>
	)
}
