import { SkippedLines } from "@/components/forms/skipped-lines"
import { Notice } from "@/components/ui/notice"
import type { CheckedPeople } from "@/lib/client/contract"
import { readyText, SKIP_REASONS } from "./invitations-texts"

/** Who will be invited, and which lines will not, and why. */
export function CheckedList({ checked: { count, skipped } }: { checked: CheckedPeople }) {
	return (
		<Notice tone={count > 0 ? "success" : "warning"} title={readyText(count)} role="status">
			{skipped.length > 0 && (
				<SkippedLines
					lines={skipped.map(({ line, name, email, reason }) => ({
						line,
						about: email || name,
						reason: SKIP_REASONS[reason],
					}))}
				/>
			)}
		</Notice>
	)
}
