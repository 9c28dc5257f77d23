"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { Slider } from "@/components/ui/slider"
import { ApiError } from "@/lib/client/api"
import { adminCall } from "@/lib/client/session"
import { CAROUSEL_SPEED_MAX, CAROUSEL_SPEED_MIN } from "@/lib/platform/limits"
import { carouselWords } from "../platform-words"
import { speedLabel } from "./speed-label"
import { useLatestSave } from "./use-latest-save"

/** Saves when the thumb is released. */
export function SpeedSlider({ stored }: { stored: number }) {
	const router = useRouter()
	/** Overrides `stored` until the page catches up: an answer to an earlier value must not move the thumb. */
	const [chosen, setChosen] = useState<number | null>(null)
	if (chosen === stored) setChosen(null)
	const seconds = chosen ?? stored
	const save = useLatestSave(
		(carousel_speed: number) => adminCall("PUT /api/admin/platform/carousel-speed", { form: { carousel_speed } }),
		{
			saved: () => router.refresh(),
			failed(error) {
				setChosen(null)
				if (!(error instanceof ApiError && error.status === 401)) toast.error(carouselWords.speedFailed(error))
			},
		},
	)
	return (
		<Slider
			label={carouselWords.speed}
			hint={carouselWords.speedHint}
			min={CAROUSEL_SPEED_MIN}
			max={CAROUSEL_SPEED_MAX}
			value={seconds}
			valueText={carouselWords.speedInWords(seconds, speedLabel(seconds))}
			onValueChange={setChosen}
			onValueCommit={(value) => void save(value)}
		/>
	)
}
