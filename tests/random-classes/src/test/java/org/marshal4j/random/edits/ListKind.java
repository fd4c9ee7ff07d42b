package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;

/** A list of values that may be null. */
record ListKind(String collection, Kind element) implements Kind {
    /** The ways to declare one, of which all have the same wire type. */
    static final List<String> COLLECTIONS =
            List.of("java.util.List", "java.util.Collection", "java.util.LinkedList", "Iterable");

    private static final int MOST = 3;

    @Override
    public String declared() {
        return collection + "<" + element.declared() + ">";
    }

    @Override
    public String annotation() {
        return element instanceof SharedKind ? element.annotation() : "";
    }

    @Override
    public String wireType(Version version) {
        return "list<" + element.wireTypeOfElements(version) + ">";
    }

    @Override
    public Object make(PlainMaker maker) {
        List<Object> list = new ArrayList<>();
        for (int i = maker.random().nextInt(MOST + 1); i > 0; i--) {
            list.add(maker.value(element, true));
        }
        return list;
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        List<Object> list = new ArrayList<>();
        for (Object value : (List<?>) plain) {
            list.add(place.behind("[" + list.size() + "]").value(element, value, ((ListKind) now).element, true));
        }
        return list;
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        Collection<Object> list = collection.endsWith("LinkedList") ? new LinkedList<>() : new ArrayList<>();
        ((List<?>) plain).forEach(value -> list.add(value == null ? null : element.toJava(value, objects)));
        return list;
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        List<Object> list = new ArrayList<>();
        ((Iterable<?>) java).forEach(value -> list.add(value == null ? null : element.toPlain(value, objects)));
        return list;
    }
}
