/** For `$effect`: the screen does not go dark while it is looked at. Where the browser cannot do that, it may. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = () => {
    if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
    navigator.wakeLock.request("screen").then(
      (held) => {
        lock = held;
        if (over) void held.release();
      },
      () => {},
    );
  };
  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
