import { SkippedLines } from "@/components/forms/skipped-lines"
import { Notice } from "@/components/ui/notice"
import type { CheckedPeople } from "@/lib/client/contract"
import { invitationWords } from "./invitations-words"

export function CheckedList({ checked: { count, skipped: all } }: { checked: CheckedPeople }) {
	const skipped = all.filter(({ reason }) => reason !== "name_missing")
	return (
		<Notice tone={count > 0 ? "success" : "warning"} title={invitationWords.readyText(count)} role="status">
			{skipped.length > 0 && (
				<SkippedLines
					lines={skipped.map(({ line, name, email, reason }) => ({
						line,
						about: email || name,
						reason: invitationWords.skipReasons[reason],
					}))}
				/>
			)}
		</Notice>
	)
}
