import { DRAG_KEYS } from "./use-order"

/** For those who do not see rows: how one is moved, and where it has come to. */
export function OrderNotes({ said }: { said: string }) {
	return (
		<>
			<p id={DRAG_KEYS} className="sr-only">
				Drag it, or press the arrow keys.
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	)
}
