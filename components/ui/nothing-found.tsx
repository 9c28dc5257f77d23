import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import * as uiWords from "./ui-words"

export function NothingFound({ title, q, base }: { title: string; q: string; base: string }) {
	return (
		<EmptyState
			title={title}
			action={
				<Link href={base} className={buttonClass({ variant: "secondary" })}>
					{uiWords.showAll}
				</Link>
			}
		>
			{uiWords.nothingFound(q)}
		</EmptyState>
	)
}
