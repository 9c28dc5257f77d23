import { reasonOf } from "@/lib/client/reason-of"

export const imageFailed = (reason: string) => `Failed to upload carousel image: ${reason}`
export const speedFailed = (error: unknown) => `Failed to save speed: ${reasonOf(error)}`
export const orderFailed = (error: unknown) => `Failed to save order: ${reasonOf(error)}`
export const captionFailed = (error: unknown) => `Failed to save caption: ${reasonOf(error)}`
export const DELETE_IMAGE_FAILED = "Failed to delete image"
export const DELETE_IMAGE_CONFIRMATION =
	"Are you sure you want to delete this carousel image? This action cannot be undone."
/** The number of pictures that the screen recommends. */
export const IMAGES_RECOMMENDED = 5
export const IMAGE_NEEDED = "Please choose an image"
