import { MOVE_HELP } from "@/components/ui/ui-texts"
import { DRAG_KEYS } from "./use-order"

/** Tells screen readers how to move a row, and where a moved row is now. */
export function OrderNotes({ said }: { said: string }) {
	return (
		<>
			<p id={DRAG_KEYS} className="sr-only">
				{MOVE_HELP}
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	)
}
