package org.marshal4j.random.edits;

import java.util.AbstractMap.SimpleEntry;
import java.util.Map;

/** An entry, whose key is a text or null, and whose value may be null. */
record EntryKind(Kind value) implements Kind {
    @Override
    public String declared() {
        return "java.util.Map.Entry<String, " + value.declared() + ">";
    }

    @Override
    public String wireType(Version version) {
        return "entry<text?," + value.wireTypeOfElements(version) + ">";
    }

    @Override
    public Object make(PlainMaker maker) {
        return new SimpleEntry<>(maker.value(TextKind.ALL.get(0), true), maker.value(value, true));
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) plain;
        Object converted = place.behind(".value").value(value, entry.getValue(), ((EntryKind) now).value, true);
        return new SimpleEntry<>(entry.getKey(), converted);
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) plain;
        Object before = entry.getValue();
        return new SimpleEntry<>(entry.getKey(), before == null ? null : value.toJava(before, objects));
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) java;
        Object before = entry.getValue();
        return new SimpleEntry<>(entry.getKey(), before == null ? null : value.toPlain(before, objects));
    }
}
