package org.marshal4j.fuzz;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

/** Collections, maps, texts and their iterators that turn each call into a step towards a {@link Trap}. */
final class Stepping {
    private Stepping() {}

    /** Returns an object that replaces the honest one in a field of that type; null if there is none. */
    static Object of(Class<?> declared, Object honest) {
        boolean container = honest instanceof Collection || honest instanceof Map;
        if (declared == CharSequence.class && honest != null) {
            return proxy(honest.toString(), CharSequence.class);
        }
        if (!declared.isInterface() || !container) {
            return null;
        }
        return honest instanceof RandomAccess && declared.isAssignableFrom(List.class)
                ? proxy(honest, List.class, RandomAccess.class)
                : proxy(honest, declared == Iterable.class ? Collection.class : declared);
    }

    private static Object proxy(Object honest, Class<?>... types) {
        return Proxy.newProxyInstance(Stepping.class.getClassLoader(), types, (self, method, arguments) -> {
            Trap.step();
            try {
                return within(method.invoke(honest, arguments));
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }

    private static Object within(Object result) {
        if (result instanceof Set) {
            return proxy(result, Set.class);
        }
        if (result instanceof Iterator) {
            return proxy(result, Iterator.class);
        }
        return result instanceof Map.Entry ? proxy(result, Map.Entry.class) : result;
    }
}
