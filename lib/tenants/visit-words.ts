import { t } from "@/lib/languages/t"

export const visitBusiness = (business: string) => t`Visit ${business}`
