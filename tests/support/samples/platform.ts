import { randomUUID } from "node:crypto"
import { db } from "@/lib/db/client"
import { makeAdmin, unique } from "../factories"
import { picture, SVG_LOGO, uploadBody } from "./asset-files"
import type { Sample } from "./sample"

async function makeCarouselImage() {
	return db().carouselImage.create({
		data: { imageKey: `assets/platform/carousel_image-${randomUUID()}.png`, caption: "A customer", orderIndex: 0 },
	})
}

const ofImage = async (more = {}) => ({ params: { id: (await makeCarouselImage()).id }, ...more })

/** All tests of a run share one platform, so these samples write back the values that are already there. */
export const PLATFORM = {
	"GET /api/admin/platform/admins": { valid: async () => ({}), success: 200 },
	"POST /api/admin/platform/admins": {
		valid: async () => ({ body: { email: `invited-${unique()}@example.com` } }),
		success: 200,
	},
	"POST /api/admin/platform/admins/{id}/invite-again": {
		valid: async () => ({ params: { id: (await makeAdmin({ tenantId: null, isInvited: true })).user.id } }),
		success: 200,
	},
	"DELETE /api/admin/platform/admins/{id}": {
		valid: async () => ({ params: { id: (await makeAdmin({ tenantId: null })).user.id } }),
		success: 204,
	},
	// There is one platform for all tests, so this changes nothing.
	"PUT /api/admin/platform/two-step-requirement": { valid: async () => ({ body: { required: false } }), success: 200 },
	"PUT /api/admin/platform/login-content": {
		valid: async () => ({ raw: new URLSearchParams({ page_title: "" }) }),
		success: 200,
	},
	"POST /api/admin/platform/upload-carousel-image": {
		valid: async () => ({ raw: uploadBody(await picture().png().toBuffer(), { caption: "A customer" }) }),
		success: 200,
	},
	"PATCH /api/admin/platform/carousel-image/{id}": {
		valid: () => ofImage({ body: { caption: "Another customer" } }),
		success: 200,
	},
	"DELETE /api/admin/platform/carousel-image/{id}": { valid: () => ofImage(), success: 204 },
	"PUT /api/admin/platform/carousel-order": {
		valid: async () => {
			await makeCarouselImage()
			const images = await db().carouselImage.findMany({ select: { id: true } })
			return { body: { ids: images.map(({ id }) => id) } }
		},
		success: 200,
		namesAll: true,
	},
	"PUT /api/admin/platform/carousel-speed": {
		valid: async () => ({ raw: new URLSearchParams({ carousel_speed: "30" }) }),
		success: 200,
	},
	"POST /api/admin/platform/upload-logo": { valid: async () => ({ raw: uploadBody(SVG_LOGO) }), success: 200 },
	"DELETE /api/admin/platform/logo": { valid: async () => ({}), success: 204 },
} satisfies Record<string, Sample>
