import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from "lucide-react"
import { type CSSProperties, useState } from "react"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { DragHandle } from "@/components/ui/drag-handle"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { CarouselImage } from "@/lib/client/contract"
import { carouselWords } from "../platform-words"
import { CaptionForm } from "./caption-form"

export interface CarouselRowProps {
	image: CarouselImage
	index: number
	count: number
	dragged: boolean
	style: CSSProperties | undefined
	handleProps: object
	/** True just after a key or the menu moved this row: the handle takes the focus. */
	focused: boolean
	onMove: (to: number) => void
	onDelete: () => void
	onCaption: (caption: string) => Promise<boolean>
}

export function CarouselRow(props: CarouselRowProps) {
	const { image, index, count, dragged, style, handleProps, focused, onMove, onDelete, onCaption } = props
	const [editing, setEditing] = useState(false)
	const last = count - 1

	return (
		<li
			style={style}
			className={classNames(
				"flex items-center gap-3 border-b border-line bg-area py-3 sm:gap-4",
				dragged && "rounded-control shadow-float",
			)}
		>
			<DragHandle
				label={image.caption}
				describedBy="carousel-keys"
				index={index}
				count={count}
				focused={focused}
				onMove={onMove}
				handleProps={handleProps}
			/>
			<img
				src={image.image_url}
				alt=""
				draggable={false}
				className="aspect-[4/3] w-20 shrink-0 rounded-control bg-sunken object-cover sm:w-28"
			/>
			{editing ? (
				<div className="min-w-0 flex-1">
					<CaptionForm stored={image.caption} onSave={onCaption} onClose={() => setEditing(false)} />
				</div>
			) : (
				<>
					<p className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{image.caption}</p>
					<Menu
						trigger={
							<IconButton label={carouselWords.moreFor(image.caption)}>
								<Ellipsis aria-hidden size={20} />
							</IconButton>
						}
					>
						<MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setEditing(true)}>
							{carouselWords.editCaption}
						</MenuItem>
						<MenuItem
							icon={<ArrowUp aria-hidden size={16} />}
							disabled={index === 0}
							onSelect={() => onMove(index - 1)}
						>
							{carouselWords.moveUp}
						</MenuItem>
						<MenuItem
							icon={<ArrowDown aria-hidden size={16} />}
							disabled={index === last}
							onSelect={() => onMove(index + 1)}
						>
							{carouselWords.moveDown}
						</MenuItem>
						<MenuSeparator />
						<MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onDelete}>
							{commonWords.delete}
						</MenuItem>
					</Menu>
				</>
			)}
		</li>
	)
}
