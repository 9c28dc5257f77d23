import type { z } from "zod"
import type { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import type { PlatformAdmin, PlatformAdmins } from "@/lib/platform/admins/answers"
import type { PlatformInvite } from "@/lib/platform/admins/schema"
import type {
	CarouselImage,
	CarouselImages,
	CarouselPace,
	LoginContent,
	PlatformConfig,
	PlatformLogo,
} from "@/lib/platform/answers"
import type {
	CarouselImageChange,
	CarouselOrder,
	CarouselSpeed,
	LoginContentUpdate,
	NewCarouselImage,
} from "@/lib/platform/schema"
import type { Health } from "@/lib/services/answers"
import type { TwoStepRequirementAnswer } from "@/lib/tenants/team/answers"
import { anyone, platform, type Types, UPLOAD } from "./row"

/** The installation: its health, its settings, and what every business shares. */
export const platformContract = {
	"GET /api/health": anyone<{ answer: Health }>({ statuses: [200, 503] }),
	// Text, for the operator's Prometheus.
	"GET /api/metrics": anyone<Types>({ statuses: [200, 401, 404] }),
	// What every call takes and answers, in OpenAPI 3.1.
	"GET /api/openapi.json": anyone<Types>({ statuses: [200, 304] }),
	// The same as types and a function that calls, in TypeScript.
	"GET /api/client.ts": anyone<Types>({ statuses: [200, 304] }),
	// That function as Node runs it.
	"GET /api/client.js": anyone<Types>({ statuses: [200, 304] }),
	"GET /api/platform/config": anyone<{ answer: PlatformConfig }>({ statuses: [200] }),

	// The platform's own settings
	"PUT /api/admin/platform/login-content": platform<{ form: z.infer<typeof LoginContentUpdate>; answer: LoginContent }>(
		{ effect: "edit", statuses: [200, 400, 422] },
	),
	// The platform's admins
	"GET /api/admin/platform/admins": platform<{ answer: PlatformAdmins }>({ effect: "read", statuses: [200] }),
	"POST /api/admin/platform/admins": platform<{ body: z.input<typeof PlatformInvite>; answer: PlatformAdmin }>({
		effect: "access",
		asksAgain: true,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/platform/admins/{id}/invite-again": platform<{ answer: PlatformAdmin }>({
		effect: "access",
		asksAgain: true,
		statuses: [200, 404, 409],
	}),
	"DELETE /api/admin/platform/admins/{id}": platform<Types>({
		effect: "access",
		asksAgain: true,
		statuses: [204, 404, 409],
	}),
	// Of every account of the installation, with a grace of seven days.
	"PUT /api/admin/platform/two-step-requirement": platform<{
		body: TwoStepRequirement
		answer: TwoStepRequirementAnswer
	}>({ effect: "access", asksAgain: true, statuses: [200, 400, 422] }),
	"POST /api/admin/platform/upload-carousel-image": platform<{
		form: NewCarouselImage
		file: "file"
		answer: CarouselImage
	}>({ effect: "edit", statuses: UPLOAD }),
	"PATCH /api/admin/platform/carousel-image/{id}": platform<{
		body: z.input<typeof CarouselImageChange>
		answer: CarouselImage
	}>({ effect: "edit", statuses: [200, 400, 404, 422] }),
	"DELETE /api/admin/platform/carousel-image/{id}": platform<Types>({
		effect: "removal",
		asksAgain: false,
		statuses: [204, 404],
	}),
	"PUT /api/admin/platform/carousel-order": platform<{ body: z.input<typeof CarouselOrder>; answer: CarouselImages }>({
		effect: "edit",
		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/platform/carousel-speed": platform<{ form: z.infer<typeof CarouselSpeed>; answer: CarouselPace }>({
		effect: "edit",
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/platform/upload-logo": platform<{ file: "file"; answer: PlatformLogo }>({
		effect: "edit",
		statuses: UPLOAD,
	}),
	"DELETE /api/admin/platform/logo": platform<Types>({ effect: "removal", asksAgain: false, statuses: [204] }),
} as const
