/* What a screen reader says while the camera is on. */
export const ASKING = "Your browser is asking for your camera and microphone."
export const cameraOn = (limit: string) => `The camera is on. You're not recording yet. You can record up to ${limit}.`
export const RECORDING_STOPPED = "Recording stopped."
export const RECORDING = "Recording."
export const secondsLeft = (seconds: number) => `${seconds} seconds left.`
export const recordedSoFar = (length: string) => `${length} recorded.`
export const RECORDING_SAFE = "Your recording is safe"
export const VIDEO_READY = "Your video is ready"
export const RECOVERED_CHOICES = "You can play it, submit it, or record again."
export const FRESH_CHOICES = "You can play it, record again, or fill in the form."
export const lengthAndSize = (length: string, size: string) => `${length}, ${size}`
export const counted = (count: number, unit: "minute" | "second") => `${count} ${unit}${count === 1 ? "" : "s"}`
