import { z } from "zod"
import { TENANT_ASSETS } from "@/lib/client/shapes/tenants"

export const NO_SUCH_ASSET = "This is not one of the tenant's uploads."

export const TenantAssetParams = z.object({ asset: z.enum(TENANT_ASSETS, NO_SUCH_ASSET) })
