export type Listener<T> = (detail: T) => void;

/** A typed event emitter. An error thrown by one listener is reported and does not stop the others. */
export class Emitter<Events> {
  #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Adds a listener. Returns a function that removes it. */
  on<K extends keyof Events>(name: K, listener: Listener<Events[K]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener as Listener<never>);
    return () => listeners.delete(listener as Listener<never>);
  }

  emit<K extends keyof Events>(name: K, detail: Events[K]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        (listener as Listener<Events[K]>)(detail);
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
