import type { LoginContent } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

/** Texts of the platform's settings. */
export const textsFailed = (error: unknown) => `Failed to save login content: ${reasonOf(error)}`
export const imageFailed = (reason: string) => `Failed to upload carousel image: ${reason}`
export const speedFailed = (error: unknown) => `Failed to save speed: ${reasonOf(error)}`
export const orderFailed = (error: unknown) => `Failed to save order: ${reasonOf(error)}`
export const captionFailed = (error: unknown) => `Failed to save caption: ${reasonOf(error)}`
export const DELETE_IMAGE_FAILED = "Failed to delete image"
export const LOGO_UPLOAD_FAILED = "Failed to upload logo"

export const DELETE_IMAGE_CONFIRMATION =
	"Are you sure you want to delete this carousel image? This action cannot be undone."
/** The number of pictures that the screen recommends. */
export const IMAGES_RECOMMENDED = 5
export const IMAGE_NEEDED = "Please choose an image"

export const TEXT_LABELS: Record<keyof LoginContent, string> = {
	page_title: "Page title",
	welcome_heading: "Welcome heading",
	welcome_description: "Welcome description",
	login_button_text: "Login button",
	footer_text: "Footer",
	platform_admin_login_title: "Platform login title",
	platform_admin_login_subtitle: "Platform login subtitle",
	tenant_admin_login_title: "Tenant login title",
	tenant_admin_login_subtitle: "Tenant login subtitle",
}
