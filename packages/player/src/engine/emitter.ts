export type Listener<T> = (detail: T) => void;

/** A small typed event source; a listener that throws does not keep the others from hearing. */
export class Emitter<Events> {
  #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Returns the function that ends the listening. */
  on<K extends keyof Events>(name: K, listener: Listener<Events[K]>): () => void {
    const set = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, set);
    set.add(listener as Listener<never>);
    return () => set.delete(listener as Listener<never>);
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
