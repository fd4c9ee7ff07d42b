package org.marshal4j.blackbox.bound;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

/** Can be read into. Its type variable occurs in every kind of place. */
@Marshal(view = true)
final class Page<T> {
    int number;
    T first;
    private List<T> items;
    Map<String, T> byName;
    T[] array;

    static <T> Page<T> of(int number, T first, List<T> items, Map<String, T> byName, T[] array) {
        Page<T> page = new Page<>();
        page.number = number;
        page.first = first;
        page.items = items;
        page.byName = byName;
        page.array = array;
        return page;
    }

    List<T> items() {
        return items;
    }
}
