import { useEffect, useRef } from "react"
import { t } from "@/lib/languages/t"
import type { Camera } from "@/lib/recorder/camera"
import { onReturn } from "@/lib/recorder/on-return"
import styles from "./recorder.module.css"
import * as recorderWords from "./recorder-words"

export interface LivePreviewProps {
	camera: Camera
	/** Reports the camera's actual width divided by its height, also after the phone is turned. */
	onRatio(ratio: number): void
}

/** The camera's picture, mirrored as people know themselves. The recording is not mirrored. */
export function LivePreview({ camera, onRatio }: LivePreviewProps) {
	const video = useRef<HTMLVideoElement>(null)
	useEffect(() => {
		const element = video.current
		if (!element) return
		element.srcObject = camera.stream
		// React sets `muted` as a property too late for Safari's autoplay rule.
		element.muted = true
		const play = () => void element.play().catch(() => {})
		play()
		const left = onReturn(play)
		return () => {
			left()
			element.srcObject = null
		}
	}, [camera])
	return (
		<video
			ref={video}
			className={styles.picture}
			data-mirrored={camera.facesVisitor}
			autoPlay
			muted
			playsInline
			aria-label={t(recorderWords.previewLabel)}
			onResize={({ currentTarget }) => onRatio(currentTarget.videoWidth / currentTarget.videoHeight)}
		/>
	)
}
