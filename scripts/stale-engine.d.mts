/** Whether `build/` is missing or older than its sources. */
export declare function isEngineStale(): boolean;
