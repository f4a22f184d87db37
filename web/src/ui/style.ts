// style.ts: stylesheets loaded on demand.
const loading: Record<string, Promise<void>> = {};

// Keeps the cascade order independent of loading order: page, then views, then screens.
function place(link: HTMLLinkElement, kind: 'view' | 'screen') {
  if (kind === 'view') document.head.querySelector('link[rel=stylesheet]')!.after(link);
  else document.head.append(link);
}

export function loadStyle(file: string, kind: 'view' | 'screen'): Promise<void> {
  return (loading[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => {
      delete loading[file];
      link.remove();
      reject(new Error(file));
    };
    place(link, kind);
  }));
}
