import { useState } from "react"
import * as uiWords from "@/components/ui/ui-words"
import { moveItem } from "./move-item"
import { useDragOrder } from "./use-drag-order"

export const DRAG_KEYS = "drag-keys"

interface Ordered {
	id: string
	label: string
}

export function useOrder(items: readonly Ordered[], onOrder: (ids: string[]) => void) {
	const ids = items.map(({ id }) => id)
	const [said, setSaid] = useState("")
	const [moved, setMoved] = useState<string | null>(null)
	const drag = useDragOrder(ids, (order) => {
		setMoved(null)
		onOrder(order)
		setSaid(uiWords.orderChanged)
	})

	function move({ id, label }: Ordered, to: number): void {
		setMoved(id)
		onOrder(moveItem(ids, ids.indexOf(id), to))
		setSaid(uiWords.movedTo(label, to + 1, ids.length))
	}

	return {
		said,
		list: drag.list,
		row: (item: Ordered, index: number) => ({
			style: drag.styleOf(index),
			dragged: drag.draggedIndex === index,
			handle: {
				label: item.label,
				index,
				count: ids.length,
				focused: moved === item.id,
				onMove: (to: number) => move(item, to),
				handleProps: drag.handleProps(index),
			},
		}),
	}
}
