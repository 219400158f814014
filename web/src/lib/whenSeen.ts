/** Says when an element comes into sight and when it leaves it; one observer serves them all. */
const heard = new WeakMap<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | undefined;

export function whenSeen(tell: (seen: boolean) => void): (element: Element) => () => void {
  return (element) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) heard.get(entry.target)?.(entry.isIntersecting);
    });
    heard.set(element, tell);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      heard.delete(element);
    };
  };
}
