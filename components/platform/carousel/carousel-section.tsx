"use client"

import { Plus } from "lucide-react"
import { useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { Notice } from "@/components/ui/notice"
import type { CarouselImage } from "@/lib/client/contract"
import { carouselWords, IMAGES_RECOMMENDED, platformWords } from "../platform-words"
import { AddImageDialog } from "./add-image-dialog"
import { CarouselList } from "./carousel-list"
import { SpeedSlider } from "./speed-slider"
import { useCarousel } from "./use-carousel"

/** Answers the platform admin's question: which pictures welcome people, in which order, and how fast? */
export function CarouselSection({ images: stored, speed }: { images: CarouselImage[]; speed: number }) {
	const { images, reorder, remove, setCaption, refresh } = useCarousel(stored)
	const [adding, setAdding] = useState(false)
	const add = (
		<Button variant="primary" onClick={() => setAdding(true)}>
			<Plus aria-hidden size={16} />
			{carouselWords.addImage}
		</Button>
	)
	return (
		<section aria-label={platformWords.carousel} className="flex max-w-3xl flex-col gap-6">
			<SectionHeader title={platformWords.carousel} about={carouselWords.header} action={images.length > 0 && add} />
			{images.length > 0 ? (
				<>
					{images.length < IMAGES_RECOMMENDED && <Notice>{carouselWords.fewImages}</Notice>}
					<CarouselList
						images={images}
						onOrder={reorder}
						onDelete={(id) => void remove(id)}
						onCaption={(id, caption) => setCaption(id, caption)}
					/>
					<SpeedSlider stored={speed} />
				</>
			) : (
				<EmptyState title={carouselWords.noImages} action={add}>
					{carouselWords.noImagesWhy}
				</EmptyState>
			)}
			<AddImageDialog
				open={adding}
				onOpenChange={setAdding}
				orderIndex={Math.max(-1, ...stored.map(({ order_index }) => order_index)) + 1}
				onAdded={refresh}
			/>
		</section>
	)
}
