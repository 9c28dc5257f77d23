import { Notice } from "@/components/ui/notice"
import type { CheckedPeople } from "@/lib/client/contract"
import { readyText, SKIP_REASONS, skippedLine, skippedTitle } from "./invitations-texts"

/** Who will be invited, and which lines will not, and why. */
export function CheckedList({ checked: { count, skipped } }: { checked: CheckedPeople }) {
	return (
		<Notice tone={count > 0 ? "success" : "warning"} title={readyText(count)} role="status">
			{skipped.length > 0 && (
				<details>
					<summary className="cursor-pointer py-1.5 pointer-coarse:py-3">{skippedTitle(skipped.length)}</summary>
					<ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
						{skipped.map(({ line, name, email, reason }) => (
							<li key={line} className="wrap-anywhere">
								{skippedLine(line)}
								{(email || name) && ` (${email || name})`}: {SKIP_REASONS[reason]}
							</li>
						))}
					</ul>
				</details>
			)}
		</Notice>
	)
}
