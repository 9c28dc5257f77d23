import { t } from "@/lib/languages/t"

export const asking = "Your browser is asking for your camera and microphone."
export const cameraOn = (limit: string) => t`The camera is on. You're not recording yet. You can record up to ${limit}.`
export const recordingStopped = "Recording stopped."
export const recording = "Recording."
export const secondsLeft = (seconds: number) => t`${seconds} seconds left.`
export const recordedSoFar = (length: string) => t`${length} recorded.`
export const recordingSafe = "Your recording is safe"
export const videoReady = "Your video is ready"
export const recoveredChoices = "You can play it, submit it, or record again."
export const freshChoices = "You can play it, record again, or fill in the form."
export const lengthAndSize = (length: string, size: string) => `${length}, ${size}`
export const minutes = (count: number) => (count === 1 ? t("1 minute") : t`${count} minutes`)
export const seconds = (count: number) => (count === 1 ? t("1 second") : t`${count} seconds`)
