// memo.ts: a component that rerenders only when a prop changes.
import { Component, type ComponentType, type FunctionComponent } from 'preact';

function differ(before: object, after: object) {
  const old = before as Record<string, unknown>,
    fresh = after as Record<string, unknown>;
  for (const name in old) if (!(name in fresh)) return true;
  for (const name in fresh) if (old[name] !== fresh[name]) return true;
  return false;
}

export function memo<P extends object>(draw: FunctionComponent<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P) {
      return differ(this.props, next);
    }
    render() {
      return draw(this.props as Parameters<typeof draw>[0], this.context);
    }
  };
}
