package org.marshal4j.blackbox.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Somebody else's class, partly in the style of the time before generics. */
@SuppressWarnings({"rawtypes", "unchecked"})
class Loose {
    private Object any;
    private List raw;
    Map rawMap;
    List<?> unbounded;
    private Map<String, ?> values;
    Map<?, List<?>> lists;
    Object[] array;

    static Loose of(Object any, Map map) {
        Loose loose = new Loose();
        loose.any = any;
        loose.raw = new ArrayList(List.of(any));
        loose.rawMap = map;
        loose.unbounded = List.of(any);
        loose.values = Map.of("k", any);
        loose.lists = Map.of("l", List.of(any));
        loose.array = new Object[] {any};
        return loose;
    }

    Map<?, ?> map() {
        return rawMap;
    }

    List<Object> all() {
        return List.of(any, raw, rawMap, unbounded, values, lists, List.of(array));
    }
}
