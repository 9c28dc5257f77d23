import type { LoginContent } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

/** Texts of the platform's dashboard and settings. */

export const PLATFORM = "Platform"
export const PLATFORM_DASHBOARD = "Platform dashboard"
export const PLATFORM_SETTINGS = "Platform settings"

// The sections.
export const TEXTS = "Login & homepage"
export const TEXTS_ABOUT = "The text on the homepage and both login pages"
export const CAROUSEL = "Carousel"
export const CAROUSEL_ABOUT = "The images that scroll across the homepage"
export const LOGO = "Logo"
export const LOGO_ABOUT = "Shown in the top bar, on the homepage, and on the login pages"
export const ACTIVITY = "Activity"
export const ACTIVITY_ABOUT = "Who changed what, in every business"
export const ACTIVITY_HEADER = "What admins changed in every business, newest first."

// Login and homepage.
export const textsFailed = (error: unknown) => `Failed to save login content: ${reasonOf(error)}`
export const TEXTS_SAVED = "Texts saved"
export const TEXTS_HEADER = "Leave a field blank to use its default."
export const HOMEPAGE = "Homepage"
export const PREVIEW = "Preview"
export const PREVIEWED_SCREEN = "Screen to preview"
/** In the preview of a tenant's login. */
export const EXAMPLE_BUSINESS = "Demo Company"

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

// Carousel.
/** The number of pictures that the screen recommends. */
export const IMAGES_RECOMMENDED = 5
export const CAROUSEL_HEADER = "The images that scroll across the homepage, in this order."
export const FEW_IMAGES = `At least ${IMAGES_RECOMMENDED} images recommended. With fewer, visitors see the same ones side by side.`
export const NO_IMAGES = "No images yet"
export const NO_IMAGES_WHY = `Until you add some, the homepage shows an illustration. At least ${IMAGES_RECOMMENDED} images recommended.`
export const ADD_IMAGE = "Add image"
export const CHOOSE_IMAGE = "Choose image"
export const CHOOSE_OTHER_IMAGE = "Choose another image"
export const IMAGE_NEEDED = "Please choose an image"
export const chosenImage = (name: string) => `Chosen: ${name}`
export const CAPTION = "Caption"
export const CAPTION_HINT = "Shown under the image and used as its alt text."
export const UPLOAD = "Upload"
export const imageFailed = (reason: string) => `Failed to upload carousel image: ${reason}`
export const IMAGES = "Carousel images"
export const moreFor = (caption: string) => `More for ${caption}`
export const EDIT_CAPTION = "Edit caption"
export const MOVE_UP = "Move up"
export const MOVE_DOWN = "Move down"
export const DELETE = "Delete"
export const deleteAsk = (caption: string) => `Delete “${caption}”?`
export const DELETE_IMAGE_CONFIRMATION =
	"Are you sure you want to delete this carousel image? This action cannot be undone."
export const DELETE_IMAGE_FAILED = "Failed to delete image"
export const SPEED = "Speed"
export const SPEED_HINT = "Time for one full loop."
export const speedInWords = (seconds: number, label: string) => `${seconds} seconds, ${label}`
export const speedFailed = (error: unknown) => `Failed to save speed: ${reasonOf(error)}`
export const orderFailed = (error: unknown) => `Failed to save order: ${reasonOf(error)}`
export const captionFailed = (error: unknown) => `Failed to save caption: ${reasonOf(error)}`

export const ADMINS = "Admins"
export const ADMINS_ABOUT = "Who runs the platform"
export const ADMINS_HEADER = "They manage every business. Invite a second one, so that a lost phone locks no one out."
