import type { LoginContent } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

export const IMAGES_RECOMMENDED = 5

export const platformWords = {
	platform: "Platform",
	dashboard: "Platform dashboard",
	settings: "Platform settings",

	groups: {
		homepage: { label: "Homepage & login", about: "Their text, the images, and the logo" },
		admins: { label: "Admins & sign-in", about: "Who runs the platform, and who must use two steps" },
		activity: { label: "Activity", about: "Who changed what, in every business" },
	},

	texts: "Login & homepage",
	carousel: "Carousel",
	logo: "Logo",
	activity: "Activity",
	activityHeader: "What admins changed in every business, newest first.",

	admins: "Admins",
	adminsHeader: "They manage every business. Invite a second one, so that a lost phone locks no one out.",
}

export const platformTextsWords = {
	failed: (error: unknown) => `Failed to save login content: ${reasonOf(error)}`,
	saved: "Texts saved",
	header: "Leave a field blank to use its default.",
	homepage: "Homepage",
	previewedScreen: "Screen to preview",
	/** In the preview of a tenant's login. */
	exampleBusiness: "Demo Company",

	textLabels: {
		page_title: "Page title",
		welcome_heading: "Welcome heading",
		welcome_description: "Welcome description",
		login_button_text: "Login button",
		footer_text: "Footer",
		platform_admin_login_title: "Platform login title",
		platform_admin_login_subtitle: "Platform login subtitle",
		tenant_admin_login_title: "Tenant login title",
		tenant_admin_login_subtitle: "Tenant login subtitle",
	} satisfies Record<keyof LoginContent, string>,
}

export const carouselWords = {
	header: "The images that scroll across the homepage, in this order.",
	fewImages: `At least ${IMAGES_RECOMMENDED} images recommended. With fewer, visitors see the same ones side by side.`,
	noImages: "No images yet",
	noImagesWhy: `Until you add some, the homepage shows an illustration. At least ${IMAGES_RECOMMENDED} images recommended.`,
	addImage: "Add image",
	chooseImage: "Choose image",
	chooseOtherImage: "Choose another image",
	imageNeeded: "Please choose an image",
	chosenImage: (name: string) => `Chosen: ${name}`,
	caption: "Caption",
	captionHint: "Shown under the image and used as its alt text.",
	upload: "Upload",
	imageFailed: (reason: string) => `Failed to upload carousel image: ${reason}`,
	images: "Carousel images",
	moreFor: (caption: string) => `More for ${caption}`,
	editCaption: "Edit caption",
	moveUp: "Move up",
	moveDown: "Move down",
	deleteAsk: (caption: string) => `Delete “${caption}”?`,
	deleteImageConfirmation: "Are you sure you want to delete this carousel image? This action cannot be undone.",
	deleteImageFailed: "Failed to delete image",
	speed: "Speed",
	speedHint: "Time for one full loop.",
	speedInWords: (seconds: number, label: string) => `${seconds} seconds, ${label}`,
	speedFailed: (error: unknown) => `Failed to save speed: ${reasonOf(error)}`,
	orderFailed: (error: unknown) => `Failed to save order: ${reasonOf(error)}`,
	captionFailed: (error: unknown) => `Failed to save caption: ${reasonOf(error)}`,
}
