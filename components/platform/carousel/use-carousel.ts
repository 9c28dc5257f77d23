import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import type { CarouselImage } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { carouselWords } from "../platform-words"
import { useLatestSave } from "./use-latest-save"

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** A new order or a deletion shows at once, and is undone if the server refuses. */
export function useCarousel(stored: CarouselImage[]) {
	const router = useRouter()
	const [seen, setSeen] = useState(stored)
	/** settled: the server has saved the order, and the refreshed list is on its way. */
	const [pending, setPending] = useState<{ ids: string[]; settled: boolean } | null>(null)
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
	if (seen !== stored) {
		setSeen(stored)
		// A list that was requested before a newer move must not undo that move.
		if (pending?.settled) setPending(null)
		setGone(new Set())
	}

	const order = pending?.ids
	const place = (image: CarouselImage) => {
		const at = order?.indexOf(image.id) ?? -1
		// The order does not contain a picture that was just added. It belongs at the end.
		return at < 0 ? stored.length : at
	}
	const images = stored.filter(({ id }) => !gone.has(id))
	if (order) images.sort((one, other) => place(one) - place(other))

	const saveOrder = useLatestSave(
		(ids: string[]) => adminCall("PUT /api/admin/platform/carousel-order", { body: { ids } }),
		{
			saved() {
				setPending((current) => current && { ...current, settled: true })
				router.refresh()
			},
			failed(error) {
				setPending(null)
				if (isSignedOut(error)) return
				toast.error(carouselWords.orderFailed(error))
				// Another admin may have added or deleted a picture: reload the list.
				router.refresh()
			},
		},
	)

	function reorder(ids: string[]) {
		setPending({ ids, settled: false })
		void saveOrder(ids)
	}

	async function remove(id: string): Promise<void> {
		setGone((current) => new Set(current).add(id))
		try {
			await adminCall("DELETE /api/admin/platform/carousel-image/{id}", { params: { id } })
			router.refresh()
		} catch (error) {
			setGone((current) => new Set([...current].filter((each) => each !== id)))
			if (!isSignedOut(error)) toast.error(carouselWords.deleteImageFailed)
		}
	}

	async function setCaption(id: string, caption: string): Promise<boolean> {
		try {
			await adminCall("PATCH /api/admin/platform/carousel-image/{id}", { params: { id }, body: { caption } })
			router.refresh()
			return true
		} catch (error) {
			if (!isSignedOut(error)) toast.error(carouselWords.captionFailed(error))
			return false
		}
	}

	return { images, reorder, remove, setCaption, refresh: () => router.refresh() }
}
