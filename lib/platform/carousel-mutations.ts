import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { CarouselImage } from "@/lib/db/generated/client"
import { AppError, notFound } from "@/lib/errors"
import { prepareAsset } from "@/lib/media/assets/prepare-asset"
import { retireAsset, storeAsset } from "@/lib/storage/asset-mutations"
import { assetUrl } from "@/lib/storage/asset-url"
import type { SpooledFile } from "@/lib/storage/spool"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { lockConfig } from "./lock-config"
import type { NewCarouselImage } from "./schema"
import { carouselRefusals } from "./words"

/** Moves the image at a taken position and those after it up by one. @returns the position to use. */
async function placeAt(tx: Db, wanted: number | undefined): Promise<number> {
	if (wanted === undefined) {
		const { _max } = await tx.carouselImage.aggregate({ _max: { orderIndex: true } })
		return (_max.orderIndex ?? -1) + 1
	}
	if ((await tx.carouselImage.count({ where: { orderIndex: wanted } })) > 0) {
		await tx.carouselImage.updateMany({
			where: { orderIndex: { gte: wanted } },
			data: { orderIndex: { increment: 1 } },
		})
	}
	return wanted
}

export async function addCarouselImage(
	actor: Actor,
	{ caption, order_index }: NewCarouselImage,
	file: SpooledFile,
): Promise<CarouselImage> {
	const prepared = await prepareAsset(file.path, UPLOAD_POLICY.carousel_image)
	return storeAsset({ owner: "platform", kind: "carousel_image", file, prepared }, async (tx, imageKey) => {
		await lockConfig(tx)
		const orderIndex = await placeAt(tx, order_index)
		const image = await tx.carouselImage.create({ data: { imageKey, caption, orderIndex } })
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.carousel_image_uploaded",
			targetId: image.id,
			after: { image_url: assetUrl(imageKey), caption, order_index: orderIndex },
		})
		return { replaced: null, result: image }
	})
}

async function findImage(tx: Db, id: string): Promise<CarouselImage> {
	await lockConfig(tx)
	const image = await tx.carouselImage.findUnique({ where: { id } })
	if (!image) throw notFound(carouselRefusals.imageNotFound)
	return image
}

export function changeCaption(actor: Actor, id: string, caption: string): Promise<CarouselImage> {
	return transaction(async (tx) => {
		const before = await findImage(tx, id)
		if (before.caption === caption) return before
		const image = await tx.carouselImage.update({ where: { id }, data: { caption } })
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.carousel_image_changed",
			targetId: id,
			before: { caption: before.caption },
			after: { caption },
		})
		return image
	})
}

export async function deleteCarouselImage(actor: Actor, id: string): Promise<void> {
	await retireAsset(async (tx) => {
		const { imageKey, caption, orderIndex } = await findImage(tx, id)
		await tx.carouselImage.delete({ where: { id } })
		await recordChange(tx, actor, {
			tenantId: null,
			action: "platform.carousel_image_deleted",
			targetId: id,
			before: { image_url: assetUrl(imageKey), caption, order_index: orderIndex },
		})
		return { replaced: imageKey, result: undefined }
	})
}

/** @throws `conflict` unless `ids` names exactly the existing images: another admin may have added or deleted one. */
export function orderCarousel(actor: Actor, ids: string[]): Promise<CarouselImage[]> {
	return transaction(async (tx) => {
		await lockConfig(tx)
		const before = await tx.carouselImage.findMany({ orderBy: [{ orderIndex: "asc" }, { id: "asc" }] })
		const byId = new Map(before.map((image) => [image.id, image]))
		const images = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
		if (images.length !== before.length || ids.length !== before.length)
			throw new AppError("conflict", carouselRefusals.changed)
		const ordered = images.map((image, orderIndex) => ({ ...image, orderIndex }))
		for (const { id, orderIndex } of ordered) {
			if (byId.get(id)?.orderIndex !== orderIndex)
				await tx.carouselImage.update({ where: { id }, data: { orderIndex } })
		}
		const previously = before.map(({ id }) => id)
		if (previously.join() !== ids.join()) {
			await recordChange(tx, actor, {
				tenantId: null,
				action: "platform.carousel_reordered",
				before: { ids: previously },
				after: { ids },
			})
		}
		return ordered
	})
}
