// style.ts: stylesheets loaded on demand.
const coming: Record<string, Promise<void>> = {};

// Keeps the cascade order independent of loading order: page, then views, then screens.
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
