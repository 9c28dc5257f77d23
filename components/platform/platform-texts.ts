import { ApiError } from "@/lib/client/api"
import type { LoginContent } from "@/lib/client/contract"

/** The words of the platform's settings; those in single quotes in the specification are the contract's. */
const UNREACHABLE = "The server could not be reached."
export const reasonOf = (error: unknown) => (error instanceof ApiError && error.detail) || UNREACHABLE

export const textsFailed = (detail: string) => `Failed to save login content: ${detail || UNREACHABLE}`
export const imageFailed = (detail: string) => `Failed to upload carousel image: ${detail || UNREACHABLE}`
export const speedFailed = (detail: string) => `Failed to save speed: ${detail}`
export const orderFailed = (detail: string) => `Failed to save order: ${detail}`
export const captionFailed = (detail: string) => `Failed to save caption: ${detail}`
export const DELETE_IMAGE_FAILED = "Failed to delete image"
export const LOGO_UPLOAD_FAILED = "Failed to upload logo"

export const DELETE_IMAGE_CONFIRMATION =
	"Are you sure you want to delete this carousel image? This action cannot be undone."
/** As the contract recommends. */
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
