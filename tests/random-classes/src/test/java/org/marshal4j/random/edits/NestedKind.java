package org.marshal4j.random.edits;

import java.util.Map;

/** An object of another class of the chain. */
record NestedKind(String declared) implements Kind {
    @Override
    public String wireType(Version version) {
        return version.wireTypeOf(declared);
    }

    @Override
    public Object make(PlainMaker maker) {
        return maker.object(declared);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object converted(Object plain, Kind now, Place place) {
        return place.script().object(declared, (Map<Integer, Object>) plain, place);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object toJava(Object plain, PlainObjects objects) {
        return objects.toJava(declared, (Map<Integer, Object>) plain);
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return objects.toPlain(declared, java);
    }
}
