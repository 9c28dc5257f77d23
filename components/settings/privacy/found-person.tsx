import { Download, Trash2 } from "lucide-react"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { PersonCounts } from "@/lib/client/contract"
import { privacyWords } from "../settings-words"
import { countsInWords } from "./person-counts"

export interface FoundPersonProps {
	email: string
	counts: PersonCounts
	busy: "export" | "erase" | null
	readOnly: boolean
	onExport(): void
	onErase(): void
}

export function FoundPerson({ email, counts, busy, readOnly, onExport, onErase }: FoundPersonProps) {
	const [asking, setAsking] = useState(false)
	const words = countsInWords(counts)
	return (
		<div className="flex flex-col gap-4 border-s-2 border-accent ps-4">
			<div role="status">
				<p className="font-medium break-all">{email}</p>
				<p className="mt-0.5 text-ink-muted">{words ? privacyWords.foundPerson(words) : privacyWords.foundNothing}</p>
			</div>
			{words && (
				<div className="flex flex-wrap gap-2">
					<Button busy={busy === "export"} disabled={busy !== null || readOnly} onClick={onExport}>
						{busy !== "export" && <Download aria-hidden size={16} />}
						{privacyWords.export}
					</Button>
					<Button
						variant="danger"
						busy={busy === "erase"}
						disabled={busy !== null || readOnly}
						onClick={() => setAsking(true)}
					>
						{busy !== "erase" && <Trash2 aria-hidden size={16} />}
						{privacyWords.erase}
					</Button>
				</div>
			)}
			{counts.testimonials > 0 && <p className="text-ink-muted">{privacyWords.exportLinks}</p>}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={privacyWords.eraseAsk(email)}
				description={privacyWords.eraseMeans(words, counts.testimonials)}
				confirmLabel={privacyWords.erase}
				onConfirm={onErase}
			/>
		</div>
	)
}
