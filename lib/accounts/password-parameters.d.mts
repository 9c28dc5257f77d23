export declare const PASSWORD_PARAMETERS: { memoryCost: number; timeCost: number; parallelism: number }
