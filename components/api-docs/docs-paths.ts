import type { Operation } from "@/lib/description/api-description"

export const DOCS = "/api/docs"
export const docsOf = ({ operationId }: Pick<Operation, "operationId">) => `${DOCS}/${operationId}`
export const anchorOf = (subject: string) => subject.toLowerCase()
