/** Steps of the set-up that no other data shows to be done. */
export const setupSteps = ['welcomed', 'backedUp', 'dismissed'] as const
export type SetupStep = (typeof setupSteps)[number]
