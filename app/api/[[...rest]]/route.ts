import { UNKNOWN_PATH } from "@/lib/http/unknown-path"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = UNKNOWN_PATH
