import { TwoStepRequirementAnswer } from "@/lib/accounts/second-factor/answers"
import { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import { anyone, platform } from "@/lib/calls"
import { PlatformAdmin, PlatformAdmins } from "./admins/answers"
import { PlatformAdminParams, PlatformInvite } from "./admins/schema"
import { CarouselImage, CarouselImages, CarouselPace, LoginContent, PlatformConfig, PlatformLogo } from "./answers"
import {
	CarouselImageChange,
	CarouselImageParams,
	CarouselOrder,
	CarouselSpeed,
	LoginContentUpdate,
	NewCarouselImage,
} from "./schema"

const ASKED = { effect: "access", asksAgain: true } as const
const REMOVES = { effect: "removal", asksAgain: false } as const

export const platformCalls = {
	"GET /api/platform/config": anyone("Get the texts and pictures of the homepage and the sign-in", {
		answer: PlatformConfig,
	}),

	"PUT /api/admin/platform/login-content": platform("Change the texts of the homepage and the sign-in", {
		effect: "edit",
		form: LoginContentUpdate,
		answer: LoginContent,
	}),
	"GET /api/admin/platform/admins": platform("List the platform's admins", { effect: "read", answer: PlatformAdmins }),
	"POST /api/admin/platform/admins": platform("Invite a platform admin", {
		...ASKED,
		body: PlatformInvite,
		answer: PlatformAdmin,
		also: [409],
	}),
	"POST /api/admin/platform/admins/{id}/invite-again": platform("Invite a platform admin again", {
		...ASKED,
		params: PlatformAdminParams,
		answer: PlatformAdmin,
		also: [409],
	}),
	"DELETE /api/admin/platform/admins/{id}": platform("Remove a platform admin", {
		...ASKED,
		params: PlatformAdminParams,
		also: [409],
	}),
	// For every account of the installation, with a grace of seven days.
	"PUT /api/admin/platform/two-step-requirement": platform("Require two-step sign-in of everyone", {
		...ASKED,
		body: TwoStepRequirement,
		answer: TwoStepRequirementAnswer,
	}),
	"POST /api/admin/platform/upload-carousel-image": platform("Add a carousel image", {
		effect: "edit",
		upload: "carousel_image",
		form: NewCarouselImage,
		answer: CarouselImage,
	}),
	"PATCH /api/admin/platform/carousel-image/{id}": platform("Change a carousel image's caption", {
		effect: "edit",
		params: CarouselImageParams,
		body: CarouselImageChange,
		answer: CarouselImage,
	}),
	"DELETE /api/admin/platform/carousel-image/{id}": platform("Delete a carousel image", {
		...REMOVES,
		params: CarouselImageParams,
	}),
	"PUT /api/admin/platform/carousel-order": platform("Order the carousel images", {
		effect: "edit",
		body: CarouselOrder,
		answer: CarouselImages,
		also: [409],
	}),
	"PUT /api/admin/platform/carousel-speed": platform("Change the carousel's speed", {
		effect: "edit",
		form: CarouselSpeed,
		answer: CarouselPace,
	}),
	"POST /api/admin/platform/upload-logo": platform("Upload the platform's logo", {
		effect: "edit",
		upload: "logo",
		answer: PlatformLogo,
	}),
	"DELETE /api/admin/platform/logo": platform("Remove the platform's logo", REMOVES),
}
