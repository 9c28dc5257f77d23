import { useState } from "react"
import { moveItem } from "@/components/forms/order/move-item"
import { useDragOrder } from "@/components/forms/order/use-drag-order"
import { useQuestion } from "@/components/forms/use-row-action"
import { commonWords } from "@/components/ui/common-words"
import * as uiWords from "@/components/ui/ui-words"
import type { CarouselImage } from "@/lib/client/contract"
import { carouselWords } from "../platform-words"
import { CarouselRow } from "./carousel-row"

export interface CarouselListProps {
	images: CarouselImage[]
	onOrder: (ids: string[]) => void
	onDelete: (id: string) => void
	onCaption: (id: string, caption: string) => Promise<boolean>
}

export function CarouselList({ images, onOrder, onDelete, onCaption }: CarouselListProps) {
	const ids = images.map(({ id }) => id)
	const [said, setSaid] = useState("")
	const [moved, setMoved] = useState<string | null>(null)
	const deletion = useQuestion<CarouselImage>(({ id, caption }) => ({
		title: carouselWords.deleteAsk(caption),
		description: carouselWords.deleteImageConfirmation,
		confirmLabel: commonWords.delete,
		onConfirm: () => onDelete(id),
	}))
	const drag = useDragOrder(ids, (order) => {
		setMoved(null)
		onOrder(order)
		setSaid(uiWords.orderChanged)
	})

	function move(image: CarouselImage, from: number, to: number) {
		setMoved(image.id)
		onOrder(moveItem(ids, from, to))
		setSaid(uiWords.movedTo(image.caption, to + 1, images.length))
	}

	return (
		<>
			<p id="carousel-keys" className="sr-only">
				{uiWords.moveHelp}
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
			<ol ref={drag.list} aria-label={carouselWords.images} className="border-t border-line">
				{images.map((image, index) => (
					<CarouselRow
						key={image.id}
						image={image}
						index={index}
						count={images.length}
						dragged={drag.draggedIndex === index}
						style={drag.styleOf(index)}
						handleProps={drag.handleProps(index)}
						focused={moved === image.id}
						onMove={(to) => move(image, index, to)}
						onDelete={() => deletion.ask(image)}
						onCaption={(caption) => onCaption(image.id, caption)}
					/>
				))}
			</ol>
			{deletion.dialog}
		</>
	)
}
