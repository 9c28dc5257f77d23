import { useEffect, useRef } from "react"
import type { Camera } from "@/lib/recorder/camera"
import styles from "./recorder.module.css"

export interface LivePreviewProps {
	camera: Camera
	/** The picture's width by its height, as the camera really gives it; also when the phone is turned. */
	onRatio(ratio: number): void
}

/** A mirror, as people know themselves. The recording itself is not mirrored. */
export function LivePreview({ camera, onRatio }: LivePreviewProps) {
	const video = useRef<HTMLVideoElement>(null)
	useEffect(() => {
		const element = video.current
		if (!element) return
		element.srcObject = camera.stream
		// React sets `muted` as a property too late for Safari's autoplay rule.
		element.muted = true
		element.play().catch(() => {})
		return () => {
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
			aria-label="Your camera"
			onResize={({ currentTarget }) => onRatio(currentTarget.videoWidth / currentTarget.videoHeight)}
		/>
	)
}
