import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from "lucide-react"
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { classNames } from "@/components/ui/class-names"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { CarouselImage } from "@/lib/client/contract"
import { CaptionForm } from "./caption-form"

export interface CarouselRowProps {
	image: CarouselImage
	index: number
	count: number
	dragged: boolean
	style: CSSProperties | undefined
	/** For the handle, by the pointer. */
	handleProps: object
	/** The handle takes the focus: this row has just been moved by a key or by the menu. */
	focused: boolean
	onMove: (to: number) => void
	onDelete: () => void
	onCaption: (caption: string) => Promise<boolean>
}

/** One picture: moved by its handle, with the pointer or the arrow keys, or by its menu. */
export function CarouselRow(props: CarouselRowProps) {
	const { image, index, count, dragged, style, handleProps, focused, onMove, onDelete, onCaption } = props
	const [editing, setEditing] = useState(false)
	const handle = useRef<HTMLButtonElement>(null)
	const last = count - 1

	// A row that React moves in the document loses the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each new place.
	useEffect(() => {
		if (focused) handle.current?.focus()
	}, [focused, index])

	function onKeyDown(event: KeyboardEvent) {
		const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }
		const to = places[event.key]
		if (to === undefined) return
		event.preventDefault()
		if (to !== index && to >= 0 && to <= last) onMove(to)
	}

	return (
		<li
			style={style}
			className={classNames(
				"flex items-center gap-3 border-b border-line bg-area py-3 sm:gap-4",
				dragged && "rounded-control shadow-float",
			)}
		>
			<button
				ref={handle}
				type="button"
				aria-label={`Move ${image.caption}, ${index + 1} of ${count}`}
				aria-describedby="carousel-keys"
				onKeyDown={onKeyDown}
				className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
				{...handleProps}
			>
				<GripVertical aria-hidden size={20} />
			</button>
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
							<IconButton label={`More for ${image.caption}`}>
								<Ellipsis aria-hidden size={20} />
							</IconButton>
						}
					>
						<MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setEditing(true)}>
							Edit caption
						</MenuItem>
						<MenuItem
							icon={<ArrowUp aria-hidden size={16} />}
							disabled={index === 0}
							onSelect={() => onMove(index - 1)}
						>
							Move up
						</MenuItem>
						<MenuItem
							icon={<ArrowDown aria-hidden size={16} />}
							disabled={index === last}
							onSelect={() => onMove(index + 1)}
						>
							Move down
						</MenuItem>
						<MenuSeparator />
						<MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={onDelete}>
							Delete
						</MenuItem>
					</Menu>
				</>
			)}
		</li>
	)
}
