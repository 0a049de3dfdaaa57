import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";

/** Reports an error and tells the user that code could not be loaded. */
const LoadErrorContext = createContext((error: unknown) => reportError(error));

/** Sets what happens if a lazy dialog below can't be loaded: the page reports it, for example in an alert. */
export const LoadErrorProvider = LoadErrorContext;

/**
 * `load` rejects if the code can't be loaded; `preload` only reports the error. After an error, the next call
 * retries.
 */
interface Loader<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code in advance. For `onPointerEnter` and `onFocus` of the control that opens the component. */
  preload: () => void;
  /** The component once it is loaded. */
  loaded: () => ComponentType<Props> | null;
}

interface LazyDialogProps {
  /**
   * Called when the code could not be loaded. By default, `onClose` and the LoadErrorProvider's handler are called.
   */
  onLoadError?: () => void;
}

interface LazyContentProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown instead of the component if its code could not be loaded. */
  ErrorFallback: ComponentType<{ onRetry: () => void }>;
}

interface Dialog {
  open: boolean;
  onClose: () => void;
}

type LazyProps<Props> = Props extends Dialog ? Props & LazyDialogProps : Props & LazyContentProps;

/**
 * Loads a component's code when it is first shown. A dialog (a component with `open`) renders nothing until it has been
 * opened and its code has loaded. Anything else is also rendered on the server, and shows `fallback` or `ErrorFallback`
 * in its place.
 *
 * @param load imports the component
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LazyProps<Props>> & Loader<Props> {
  let request: Promise<ComponentType<Props>> | null = null;
  let component: ComponentType<Props> | null = null;
  const loader: Loader<Props> = {
    load() {
      request ??= load().then(
        (loaded) => (component = loaded),
        (error: unknown) => {
          request = null;
          throw error;
        },
      );
      return request;
    },
    loaded: () => component,
    preload: () => void loader.load().catch((error: unknown) => reportError(error)),
  };
  function LazyComponent(props: LazyProps<Props>) {
    const given = props as unknown as Props & Dialog & LazyContentProps;
    return "open" in props ? (
      <LazyDialog {...given} loader={loader} />
    ) : (
      <LazyContent {...given} loader={loader} />
    );
  }
  return Object.assign(LazyComponent, loader);
}

function LazyDialog<Props>({
  loader,
  onLoadError,
  ...props
}: Dialog & LazyDialogProps & { loader: Loader<Props> }) {
  const { open, onClose } = props;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const showLoadError = use(LoadErrorContext);
  const load = useEffectEvent(() => {
    loader.load().then(
      (component) => setLoaded(() => component),
      (error: unknown) => {
        if (onLoadError) {
          reportError(error);
          onLoadError();
        } else {
          onClose();
          showLoadError(error);
        }
      },
    );
  });
  useEffect(() => {
    if (open && !Loaded) load();
  }, [open, Loaded]);
  return Loaded && <Loaded {...(props as unknown as Props & object)} />;
}

const createFallback = (ErrorFallback: LazyContentProps["ErrorFallback"], onRetry: () => void) =>
  function LoadError() {
    return <ErrorFallback onRetry={onRetry} />;
  };

function LazyContent<Props>({
  loader,
  fallback,
  ErrorFallback,
  ...props
}: LazyContentProps & { loader: Loader<Props> }) {
  // React caches a rejected lazy component, so each attempt creates a new one that never rejects.
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await loader.load() };
      } catch (error) {
        reportError(error);
        return { default: createFallback(ErrorFallback, () => setLoaded(attempt)) };
      }
    });
  // Suspending for code that is already loaded would show the fallback for React's minimum of 300 ms.
  const [Loaded, setLoaded] = useState(() => loader.loaded() ?? attempt());
  return (
    <Suspense fallback={fallback}>
      <Loaded {...(props as unknown as Props & object)} />
    </Suspense>
  );
}

/**
 * Loads code on the first press or key press, so that the page's first load doesn't include it, and it still works if
 * the network is lost later.
 *
 * @param loaders lazy components, the same ones on every render
 */
export function usePreloadOnPress(...loaders: readonly { preload: () => void }[]): void {
  const preload = useEffectEvent(() => {
    for (const loader of loaders) loader.preload();
  });
  useEffect(() => {
    const first = new AbortController();
    const press = () => {
      first.abort();
      preload();
    };
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, press, { signal: first.signal });
    return () => first.abort();
  }, []);
}

/**
 * The state of a lazy dialog and its button: the button is busy while the dialog's code loads, then the dialog opens.
 */
export function useLazyDialog({ load, preload }: { load: () => Promise<unknown>; preload: () => void }) {
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const showLoadError = use(LoadErrorContext);
  async function open(): Promise<void> {
    setState("loading");
    try {
      await load();
      setState("open");
    } catch (error) {
      setState("closed");
      showLoadError(error);
    }
  }
  return {
    isOpen: state === "open",
    isLoading: state === "loading",
    open: () => void open(),
    close: () => setState("closed"),
    /** Props for the button that opens the dialog. */
    opener: { onPointerEnter: preload, onFocus: preload, busy: state === "loading" },
  };
}
