"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { Slider } from "@/components/ui/slider"
import { ApiError } from "@/lib/client/api"
import { adminCall } from "@/lib/client/session"
import { CAROUSEL_SPEED_MAX, CAROUSEL_SPEED_MIN } from "@/lib/platform/limits"
import { reasonOf, speedFailed } from "../platform-texts"
import { speedLabel } from "./speed-label"
import { useLatestSave } from "./use-latest-save"

/** Saved as soon as the thumb is let go of. */
export function SpeedSlider({ stored }: { stored: number }) {
	const router = useRouter()
	const [seen, setSeen] = useState(stored)
	const [seconds, setSeconds] = useState(stored)
	if (seen !== stored) {
		setSeen(stored)
		setSeconds(stored)
	}
	const save = useLatestSave(
		async (carousel_speed: number) => {
			await adminCall("PUT /api/admin/platform/carousel-speed", { form: { carousel_speed } })
			router.refresh()
		},
		(error) => {
			setSeconds(stored)
			if (!(error instanceof ApiError && error.status === 401)) toast.error(speedFailed(reasonOf(error)))
		},
	)
	return (
		<Slider
			label="Speed"
			hint="How long all pictures take to pass by once."
			min={CAROUSEL_SPEED_MIN}
			max={CAROUSEL_SPEED_MAX}
			value={seconds}
			valueText={`${seconds} seconds, ${speedLabel(seconds)}`}
			onValueChange={setSeconds}
			onValueCommit={(value) => void save(value)}
		/>
	)
}
