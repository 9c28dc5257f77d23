import { z } from "zod"

export const NO_SUCH_ASSET = "This isn't one of the tenant's uploads."

const TenantAsset = z.enum(["logo", "pdf-gift", "pdf-preview"], NO_SUCH_ASSET)
export type TenantAsset = z.infer<typeof TenantAsset>

export const TenantAssetParams = z.object({ asset: TenantAsset })
