package org.marshal4j.random.edits;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map from texts to values that may be null. */
record MapKind(Kind value) implements Kind {
    private static final int MOST = 3;

    @Override
    public String declared() {
        return "java.util.Map<String, " + value.declared() + ">";
    }

    @Override
    public String wireType(Version version) {
        return "map<text?," + value.wireTypeOfElements(version) + ">";
    }

    @Override
    public Object make(PlainMaker maker) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = maker.random().nextInt(MOST + 1); i > 0; i--) {
            map.put("key" + i, maker.value(value, true));
        }
        return map;
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        Map<Object, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) plain)
                .forEach((key, before) -> map.put(
                        key,
                        place.behind("[" + map.size() + "].value").value(value, before, ((MapKind) now).value, true)));
        return map;
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        Map<Object, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) plain).forEach((key, each) -> map.put(key, each == null ? null : value.toJava(each, objects)));
        return map;
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        Map<Object, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) java).forEach((key, each) -> map.put(key, each == null ? null : value.toPlain(each, objects)));
        return map;
    }
}
