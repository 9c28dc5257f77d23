import { t } from "@/lib/languages/t"

export const cameraDenied = "Camera access denied. Please allow camera permissions and refresh the page."
export const cameraFailed = (reason: string) => t`Camera access failed: ${reason}`
export const recordingFailed = "Recording failed. Please try again."
export const recordingStartFailed = (reason: string) => t`Recording failed: ${reason}`
export const noCameraOrMicrophone = "no camera or microphone was found on this device."
export const noCamera = "no camera was found on this device."
export const noMicrophone = "no microphone was found on this device."
export const cameraBusy = "another app or browser tab is using it."
export const cameraGone = "it was disconnected."
export const insecure = "this page wasn't opened over a secure connection."
export const unsupported = "this browser can't use the camera."
export const cannotRecord = "this browser can't record video."
export const keptAfterLoss = "The camera was disconnected. We kept what you recorded before that."

export const fileUnreadable = "We couldn't read this file. Please choose another one."

/* Names of devices that report none. */
export const cameraName = "Camera"
export const microphoneName = "Microphone"
export const numbered = (name: string, number: number) => `${name} ${number}`

export const unknownApp = "this app"
