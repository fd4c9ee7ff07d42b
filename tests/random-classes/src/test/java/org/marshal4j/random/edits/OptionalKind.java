package org.marshal4j.random.edits;

import java.util.Optional;

/** A value that may be missing. */
record OptionalKind(Kind element) implements Kind {
    @Override
    public String declared() {
        return "java.util.Optional<" + element.declared() + ">";
    }

    @Override
    public String wireType(Version version) {
        return "optional<" + element.wireType(version) + ">";
    }

    @Override
    public Object make(PlainMaker maker) {
        return Optional.ofNullable(maker.value(element, true));
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        Object value = ((Optional<?>) plain).orElse(null);
        return value == null
                ? plain
                : Optional.ofNullable(place.value(element, value, ((OptionalKind) now).element, true));
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        return ((Optional<?>) plain).map(value -> element.toJava(value, objects));
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return ((Optional<?>) java).map(value -> element.toPlain(value, objects));
    }
}
