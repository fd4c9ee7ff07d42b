package org.marshal4j.random.edits;

import java.util.Map;

/**
 * A reference to an object, which other fields may share.
 *
 * @param isOfSameType whether the object is of the class that has the field; such references end with null
 */
record SharedKind(String declared, boolean isOfSameType) implements Kind {
    static final String ANNOTATION = "@Shared";

    @Override
    public String annotation() {
        return ANNOTATION;
    }

    @Override
    public boolean canBeRequired() {
        return !isOfSameType;
    }

    @Override
    public String wireType(Version version) {
        return "shared " + version.wireTypeOf(declared);
    }

    @Override
    public Object make(PlainMaker maker) {
        return maker.shared(declared);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object converted(Object plain, Kind now, Place place) {
        return place.script().shared(declared, (Map<Integer, Object>) plain, place);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object toJava(Object plain, PlainObjects objects) {
        return objects.sharedToJava(declared, (Map<Integer, Object>) plain);
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return objects.sharedToPlain(declared, java);
    }
}
