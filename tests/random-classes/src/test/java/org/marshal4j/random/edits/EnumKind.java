package org.marshal4j.random.edits;

import java.util.List;

/** A constant of an enum; plain, it is its name. */
record EnumKind(String declared) implements Kind {
    @Override
    public String wireType(Version version) {
        return "enum " + version.packageName() + "." + declared + "("
                + String.join(",", version.enums().get(declared)) + ")";
    }

    @Override
    public Object make(PlainMaker maker) {
        List<String> constants = maker.version().enums().get(declared);
        return constants.get(maker.random().nextInt(constants.size()));
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        List<String> constants = place.script().now().enums().get(declared);
        return constants.contains(plain) ? plain : place.refused("MARSHAL220");
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        return objects.constant(declared, (String) plain);
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return ((Enum<?>) java).name();
    }
}
