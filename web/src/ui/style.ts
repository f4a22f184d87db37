// style.ts: styles that are fetched when they are needed first.
const coming: Record<string, Promise<void>> = {};

// Whatever comes first: styles of the page, then those of views, then those of screens, so
// that the same rule wins every time.
function place(link: HTMLLinkElement, what: 'view' | 'screen') {
  if (what === 'view') document.head.querySelector('link[rel=stylesheet]')!.after(link);
  else document.head.append(link);
}

export function loadStyle(file: string, what: 'view' | 'screen'): Promise<void> {
  return (coming[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => {
      delete coming[file];
      link.remove();
      reject(new Error(file));
    };
    place(link, what);
  }));
}
